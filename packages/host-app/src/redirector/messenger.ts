/** Names as people write them; another messenger is called as the settings call it. */
const titles: Record<string, string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  messenger: 'Messenger',
  line: 'LINE',
  signal: 'Signal',
  viber: 'Viber',
}

/** Longer texts would not fit into an address. Not in the spec: our choice. */
const longest = 1000

/**
 * Where `/redirector?to=CHANNEL&text=…` leads: to a messenger that the deployment configured, and to nothing else. The
 * text is encoded, so that it chooses neither the host nor a further field of the address.
 */
export function messengerOf(
  messengers: Readonly<Record<string, string>>,
  query: URLSearchParams,
): { title: string; address: string } | null {
  const name = (query.get('to') ?? '').toLowerCase()
  const template = Object.hasOwn(messengers, name) ? messengers[name] : undefined
  if (!template) return null
  // Query parameters hold whole characters only, and cutting between them keeps it so.
  const text = encodeURIComponent([...(query.get('text') ?? '')].slice(0, longest).join(''))
  return { title: titles[name] ?? name, address: template.replaceAll('{text}', () => text) }
}
