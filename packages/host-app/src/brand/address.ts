/** The five brands of look.md; `{product}` is the main brand's own name. */
const named = ['illume', 'ingenius', 'kitesense', 'lumineelearning'] as const

export interface AddressBrand {
  name: string
  is_main: boolean
  /** A host name that has `chatbot` in it, or a chat path that is not the student's v2 chat. */
  chatbot_portal: boolean
  /** An origin that begins with `release.`. */
  release_portal: boolean
}

const isLocal = (host: string) => host === 'localhost' || /^127\.|^\[?::1\]?$/.test(host) || host.endsWith('.localhost')

/** Which brand an address shows: decisions.md, "Brands". */
export function brandOf(
  { hostname, pathname }: { hostname: string; pathname: string },
  { main_brand, default_brand }: { main_brand: string; default_brand: string },
): AddressBrand {
  const host = hostname.toLowerCase()
  const name =
    [main_brand, ...named].find((brand) => host.includes(brand)) ?? (isLocal(host) ? main_brand : default_brand)
  return {
    name,
    is_main: name === main_brand,
    chatbot_portal:
      host.includes('chatbot') || (/^\/chat(\/|$)/.test(pathname) && !pathname.startsWith('/student/v2/chat')),
    release_portal: host.startsWith('release.'),
  }
}
