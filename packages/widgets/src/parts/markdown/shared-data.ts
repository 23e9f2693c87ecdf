import { server } from 'vitest/browser'

/** A file of the shared test data beside the repository, or null where there is none. For tests alone. */
export async function sharedData(path: string): Promise<string | null> {
  try {
    return await server.commands.readFile(`../shared/data/${path}`)
  } catch {
    return null
  }
}
