export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; parts: Inline[] }
  | { kind: 'em'; parts: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; to: string; parts: Inline[] }

export type Block =
  | { kind: 'heading'; level: 2 | 3; parts: Inline[]; id: string }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'quote'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

/** Links are http and https alone (part 2 §5), and places of our own; anything else stays words. */
const isSafe = (to: string) => /^(https?:\/\/[^/]|\/(?!\/)|#)/.test(to)

const inlinePattern = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/

/** `code`, **strong**, *emphasis* and links. */
export function parseInline(text: string): Inline[] {
  const found = inlinePattern.exec(text)
  if (!found) return text ? [{ kind: 'text', text }] : []
  const [whole, code, strong, em, words, to] = found
  const before = text.slice(0, found.index)
  const after = parseInline(text.slice(found.index + whole.length))
  return [...(before ? [{ kind: 'text', text: before } as const] : []), inlineOf(), ...after]

  function inlineOf(): Inline {
    if (code !== undefined) return { kind: 'code', text: code }
    if (strong !== undefined) return { kind: 'strong', parts: parseInline(strong) }
    if (em !== undefined) return { kind: 'em', parts: parseInline(em) }
    if (to && words && isSafe(to)) return { kind: 'link', to, parts: parseInline(words) }
    return { kind: 'text', text: words ?? whole }
  }
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The Markdown that our own texts are written in: headings, paragraphs, lists, quotes. No HTML. */
export const parseMarkdown = (text: string): Block[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((chunk) => chunk.split('\n').map((line) => line.trimEnd()))
    .filter((lines) => lines.some(Boolean))
    .map(blockOf)

function blockOf(lines: string[]): Block {
  const [first = ''] = lines
  const heading = /^(#{2,3}) (.+)$/.exec(first)
  if (heading?.[1] && heading[2]) {
    const level = heading[1].length === 2 ? 2 : 3
    return { kind: 'heading', level, parts: parseInline(heading[2]), id: slugOf(heading[2]) }
  }
  const marker = /^(?:- |\d+\. )/
  if (marker.test(first)) {
    const items: string[] = []
    // A line without a marker goes on with the item before it.
    for (const line of lines) {
      if (marker.test(line)) items.push(line.replace(marker, ''))
      else items.push(`${items.pop() ?? ''} ${line.trim()}`)
    }
    return { kind: 'list', ordered: /^\d/.test(first), items: items.map(parseInline) }
  }
  const isQuote = lines.every((line) => line.startsWith('> '))
  const words = (isQuote ? lines.map((line) => line.slice(2)) : lines).join(' ')
  return { kind: isQuote ? 'quote' : 'paragraph', parts: parseInline(words) }
}

/** Minutes that reading takes, at two hundred words a minute. */
export const minutesToRead = (text: string): number => Math.max(1, Math.round(text.split(/\s+/).length / 200))
