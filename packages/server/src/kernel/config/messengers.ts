/** A messenger's name, and its address with `{text}` where what is to be said goes, encoded. */
export type Messengers = Readonly<Record<string, string>>

/** Only web addresses are valid links (part 2 §5); without TLS somebody on the way could read the text. */
const scheme = 'https:'

/** The text goes into the query or after the `#`: it never chooses the host that somebody is led to. */
function isSafe(address: string): boolean {
  const before = address.split('{text}')[0] ?? ''
  if (!address.includes('{text}') || !/[?#]/.test(before)) return false
  const whole = address.replaceAll('{text}', 'x')
  return URL.canParse(whole) && new URL(whole).protocol === scheme
}

const parts = (list: string) => list.split(/\s+/).filter(Boolean)
const split = (part: string): [name: string, address: string] => {
  const at = part.indexOf('=')
  return [part.slice(0, at), part.slice(at + 1)]
}

/** Whether a setting reads `name=address name=address`. */
export const isMessengerList = (list: string): boolean =>
  parts(list).every((part) => {
    const [name, address] = split(part)
    return /^[a-z][a-z0-9-]{0,39}$/.test(name) && isSafe(address)
  })

export const messengersOf = (list: string): Messengers => Object.fromEntries(parts(list).map(split))
