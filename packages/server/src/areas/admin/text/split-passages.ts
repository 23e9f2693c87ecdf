export interface PassageText {
  /** The headings above it, outermost first, joined by ` › `. */
  heading: string
  text: string
}

/** Words a passage: enough to answer from, little enough to read. */
const fewest = 120
const most = 220

/** Cuts a text into passages: at headings, then between paragraphs, then between sentences of one that is too long. */
export function splitPassages(text: string, title: string): PassageText[] {
  return sectionsOf(text, title).flatMap(({ heading, paragraphs }) =>
    gathered(paragraphs.flatMap(cutLong)).map((passage) => ({ heading, text: passage })),
  )
}

/** The first heading of a Markdown text, if it begins with one. */
export const firstHeading = (text: string): string | null =>
  text.match(/^\s*#{1,2} +(.+?) *#*\s*$/m)?.[1]?.slice(0, 200) ?? null

interface Section {
  heading: string
  paragraphs: string[]
}

function sectionsOf(text: string, title: string): Section[] {
  const sections: Section[] = []
  const open: string[] = []
  let lines: string[] = []
  let fenced = false
  const close = () => {
    const paragraphs = paragraphsOf(lines)
    const path = open.filter((heading) => heading && heading !== title)
    if (paragraphs.length > 0) sections.push({ heading: [title, ...path].join(' › '), paragraphs })
    lines = []
  }
  const begin = (level: number, heading: string) => {
    close()
    open.length = Math.min(open.length, level - 1)
    while (open.length < level - 1) open.push('')
    open.push(heading)
  }
  for (const line of text.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced
    const heading = fenced ? null : line.match(/^ {0,3}(#{1,6}) +(.+?) *#*\s*$/)
    const underlined = fenced ? null : line.match(/^ {0,3}(=|-)\1{2,}\s*$/)
    const above = lines.at(-1)?.trim() ?? ''
    const alone = (lines.at(-2)?.trim() ?? '') === ''
    if (heading) begin(heading[1]?.length ?? 1, heading[2] ?? '')
    else if (underlined && above !== '' && alone && above.length <= 100) {
      lines.pop()
      begin(underlined[1] === '=' ? 1 : 2, above)
    } else lines.push(line)
  }
  close()
  return sections
}

const paragraphsOf = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .split(/\n[ \t\f]*\n+/)
    .map((paragraph) => paragraph.replace(/[ \t]+$/gm, '').replace(/^\n+|\n+$/g, ''))
    .filter((paragraph) => paragraph.trim() !== '')

/** Scripts without spaces count two characters as a word. */
const wordsIn = (text: string): number => {
  const packed = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  return text.split(/\s+/).filter((word) => word !== '').length + Math.floor(packed / 2)
}

function cutLong(paragraph: string): string[] {
  if (wordsIn(paragraph) <= most) return [paragraph]
  const sentences = paragraph.match(/[^.!?。！？]+(?:[.!?。！？]+["'”’)]*\s*|$)/gu) ?? [paragraph]
  return gathered(sentences.flatMap(cutSentence), '')
}

/** A sentence without an end is cut between words, or, where there are none, anywhere. */
function cutSentence(sentence: string): string[] {
  if (wordsIn(sentence) <= most) return [sentence]
  const words = sentence.match(/\s*\S{1,400}/gu) ?? []
  const parts: string[] = []
  for (const word of words) {
    const last = parts.at(-1)
    if (last === undefined || wordsIn(last) + wordsIn(word) > most) parts.push(word)
    else parts[parts.length - 1] = last + word
  }
  return parts
}

/** Neighbours together until a passage is long enough; a short rest joins the one before it. */
function gathered(parts: readonly string[], seam = '\n\n'): string[] {
  const passages: string[] = []
  for (const part of parts) {
    const last = passages.at(-1)
    const size = last === undefined ? 0 : wordsIn(last)
    const together = size + wordsIn(part)
    const join = last !== undefined && (together <= fewest || (size < fewest && together <= most))
    if (join) passages[passages.length - 1] = `${last}${seam}${part}`
    else passages.push(part)
  }
  return passages.map((passage) => passage.trim()).filter((passage) => passage !== '')
}
