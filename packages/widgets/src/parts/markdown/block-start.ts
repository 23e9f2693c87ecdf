/** What a line begins, once the marks of the containers around it are taken off. */
export type BlockStart =
  | { kind: 'blank' | 'rule' | 'row' | 'text' }
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'fence'; mark: string; indent: number; language: string }
  | { kind: 'quote'; rest: string }
  | { kind: 'item'; marker: string; start: number; indent: number; rest: string }

/**
 * Reads the start of a line. Setext headings, indented code, HTML blocks and reference definitions are left out:
 * the first would change a paragraph that is already shown, and models indent loosely (`docs/decisions`).
 */
export function blockStart(line: string): BlockStart {
  if (line.trim() === '') return { kind: 'blank' }
  const indent = line.length - line.trimStart().length
  const text = line.trimStart()
  const heading = /^(#{1,6})(?:[ \t]+(.*))?$/s.exec(text)
  if (heading) {
    const inner = (heading[2] ?? '').replace(/(?:^|[ \t]+)#+[ \t]*$/, '')
    return { kind: 'heading', level: heading[1]?.length ?? 1, text: inner }
  }
  if (/^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(text)) return { kind: 'rule' }
  const fence = /^(`{3,}(?=[^`]*$)|~{3,})(.*)$/.exec(text)
  if (fence) return { kind: 'fence', mark: fence[1] as string, indent, language: (fence[2] ?? '').trim() }
  if (text.startsWith('>')) return { kind: 'quote', rest: text.slice(1).replace(/^ /, '') }
  if (text.startsWith('|')) return { kind: 'row' }
  const item = /^([-*+]|(\d{1,9})([.)]))( +|$)/.exec(text)
  if (!item) return { kind: 'text' }
  const marker = item[1] as string
  const gap = (item[4] ?? '').length
  const rest = text.slice(item[0].length)
  // One space after the marker when it stands alone, or when what follows is indented further than four.
  const width = rest === '' || gap > 4 ? 1 : gap
  return {
    kind: 'item',
    marker: item[3] ?? marker,
    start: Number(item[2] ?? 1),
    indent: indent + marker.length + width,
    rest: gap > 4 ? ' '.repeat(gap - 1) + rest : rest,
  }
}

const heads = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/
const open = /^(?:#{1,6}(?:[ \t].*)?|[-*_+]+[-*_ \t]*|\d{1,9}[.)]?|`{1,2}|`{3,}[^`]*|~{1,2}|~{3,}.*|\|.*)?$/

/** True once no later character of this line can change what it begins. */
export const isDecided = (line: string) => !open.test(line.replace(heads, ''))

/** The cells of a table's row; bars inside code, mathematics and after a backslash do not part them. */
export function cells(row: string): string[] {
  const found: string[] = []
  let cell = ''
  const text = row.trim().replace(/^\|/, '')
  for (let i = 0; i < text.length; i++) {
    const char = text[i] as string
    if (char === '\\' && text[i + 1] === '|') {
      cell += '|'
      i++
    } else if (char === '\\' && text[i + 1] === '(' && text.includes('\\)', i)) {
      const end = text.indexOf('\\)', i) + 2
      cell += text.slice(i, end)
      i = end - 1
    } else if (char === '`' && text.includes('`', i + 1)) {
      const end = text.indexOf('`', i + 1) + 1
      cell += text.slice(i, end)
      i = end - 1
    } else if (char === '|') {
      found.push(cell.trim())
      cell = ''
    } else cell += char
  }
  if (cell.trim() !== '') found.push(cell.trim())
  return found
}

/** The alignments that a delimiter row (`|---|:-:|`) gives, or null when the line is not one. */
export function alignments(row: string): ('start' | 'centre' | 'end')[] | null {
  const parts = cells(row)
  if (parts.length === 0 || !parts.every((part) => /^:?-+:?$/.test(part))) return null
  return parts.map((part) => (part.endsWith(':') ? (part.startsWith(':') ? 'centre' : 'end') : ('start' as const)))
}
