/**
 * The address if a person may be led there from an answer, else null. Only absolute http and https addresses pass:
 * a relative one would point into the embedding page, which the coach knows nothing about.
 */
export function safeUrl(address: string): string | null {
  // Browsers drop tabs and line breaks inside an address, so `java\nscript:` is a script; nothing honest has them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0020\u007f-\u009f]/.test(address)) return null
  if (!/^https?:\/\//i.test(address)) return null
  try {
    const url = new URL(address)
    // A user name before the host is the oldest trick to dress one host up as another.
    return url.username === '' && url.password === '' ? url.href : null
  } catch {
    return null
  }
}
