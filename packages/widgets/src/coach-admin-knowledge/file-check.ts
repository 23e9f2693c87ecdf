/** The words name it too; the server takes a little more, for the form around the file. */
export const largestFile = 12_000_000

/** Why a chosen file cannot be sent at all, or null. What is inside is for the server to say. */
export async function fileProblem(file: File): Promise<string | null> {
  if (file.type !== '' && !file.type.startsWith('text/')) return 'file.type'
  if (file.size > largestFile) return 'request.too-large'
  try {
    // A folder, a file that another program holds, or one that was moved since it was chosen.
    await file.slice(0, 1).arrayBuffer()
  } catch {
    return 'file.locked'
  }
  return file.size === 0 ? 'document.empty' : null
}
