/**
 * Text as the database can keep it, anywhere in a parsed input: half an emoji (a field that was cut in the middle)
 * becomes U+FFFD. NUL can't be kept at all; `refuse` hears where it stands.
 */
export function storable(value: unknown, path: string, refuse: (path: string) => void): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) refuse(path)
    return value.replace(/\p{Surrogate}/gu, '\ufffd')
  }
  if (Array.isArray(value)) return value.map((item, index) => storable(item, `${path}.${index}`, refuse))
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const at = path === '' ? name : `${path}.${name}`
      return [storable(name, at, refuse) as string, storable(item, at, refuse)]
    }),
  )
}
