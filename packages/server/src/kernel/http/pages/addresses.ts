import type { StaticFile } from './static-files.ts'

/** The addresses of the host app, as its build lists them in `addresses.json`. */
export interface Addresses {
  /** Route paths: `{name}` stands for one segment, `{product}` for the deployment's slug. */
  paths: readonly string[]
  /** Names of the posts, `?post=` of `/blogs`. */
  posts: readonly string[]
}

const parts = (path: string) => path.split('/').filter(Boolean)

const matches = (pattern: readonly string[], wanted: readonly string[]) =>
  pattern.length === wanted.length && pattern.every((part, at) => part.startsWith('{') || part === wanted[at])

/** Whether the app has a page at an address; the app shows its own not-found page for all others. */
export function createKnownAddresses(product: string) {
  let read: { file: StaticFile; patterns: readonly (readonly string[])[]; posts: ReadonlySet<string> } | null = null

  return function isKnown(file: StaticFile, { pathname, searchParams }: URL): boolean {
    if (read?.file.headers.etag !== file.headers.etag) {
      const { paths, posts } = JSON.parse(new TextDecoder().decode(file.body)) as Addresses
      const patterns = paths.map((path) => parts(path.replaceAll('{product}', product)))
      read = { file, patterns, posts: new Set(posts) }
    }
    const wanted = parts(pathname)
    if (!read?.patterns.some((pattern) => matches(pattern, wanted))) return false
    const post = searchParams.get('post')
    return wanted[0] !== 'blogs' || post === null || read.posts.has(post)
  }
}
