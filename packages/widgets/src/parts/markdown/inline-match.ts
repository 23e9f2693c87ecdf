/**
 * Where inline syntax ends. Each function looks at `text` from `at` and answers with what it found, `null` when it is
 * not that syntax, or `'more'` when only text that has not arrived yet can tell.
 */
export type Found<T> = T | null | 'more'

/**
 * How far an opening mark looks for its closing one: a stray asterisk must not hold back a long paragraph, and what is
 * shown must not depend on how the text was cut into chunks.
 */
const reach = { mark: 240, code: 400, link: 600, maths: 4000 }

const isSpace = (char: string | undefined) => char === undefined || /\s/.test(char)
const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char)
const isPunctuation = (char: string | undefined) => char !== undefined && /[\p{P}\p{S}]/u.test(char)

const waits = (text: string, at: number, limit: number, final: boolean) =>
  !final && text.length - at < limit ? 'more' : null

export const runLength = (text: string, at: number) => {
  let end = at
  while (text[end] === text[at]) end++
  return end - at
}

/** `` `code` ``: content and length. */
export function code(text: string, at: number, final: boolean): Found<{ content: string; length: number }> {
  const run = runLength(text, at)
  if (!final && at + run === text.length) return 'more'
  const edge = Math.min(text.length, at + reach.code)
  for (let i = at + run; i < edge; ) {
    if (text[i] !== '`') {
      i++
      continue
    }
    const closing = runLength(text, i)
    if (!final && i + closing === text.length && closing <= run) return 'more'
    if (closing === run) {
      const raw = text.slice(at + run, i).replaceAll('\n', ' ')
      const padded = raw.length > 2 && raw.startsWith(' ') && raw.endsWith(' ') && raw.trim() !== ''
      return { content: padded ? raw.slice(1, -1) : raw, length: i + closing - at }
    }
    i += closing
  }
  return waits(text, at, reach.code, final)
}

/** `\( … \)` and `\[ … \]`. */
export function maths(
  text: string,
  at: number,
  final: boolean,
): Found<{ tex: string; display: boolean; length: number }> {
  const display = text[at + 1] === '['
  const rest = text.slice(at + 2, at + reach.maths)
  const end = rest.indexOf(display ? '\\]' : '\\)')
  if (end >= 0) return { tex: rest.slice(0, end).trim(), display, length: end + 4 }
  return waits(text, at, reach.maths, final)
}

/** The index after the bracket that closes the one at `at`; brackets inside code do not count. */
function closingBracket(text: string, at: number, final: boolean): Found<number> {
  let depth = 0
  const edge = Math.min(text.length, at + reach.link)
  for (let i = at; i < edge; i++) {
    const char = text[i]
    if (char === '\\') i++
    else if (char === '`') {
      const span = code(text, i, final)
      if (span === 'more') return 'more'
      i += (span?.length ?? runLength(text, i)) - 1
    } else if (char === '[') depth++
    else if (char === ']' && --depth === 0) return i + 1
  }
  return waits(text, at, reach.link, final)
}

const wholeTarget =
  /^\(\s*(?:<([^<>\n]*)>|(?!<)((?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))*))(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/
/** The same as far as it has come. */
const openTarget =
  /^\(\s*(?:<[^<>\n]*>?|(?!<)(?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))*(?:\((?:[^\s()\\]|\\.)*)?\\?)(?:\s+(?:"[^"]*"?|'[^']*'?)?)?\s*$/

/** `[label](address "title")`, or `[label]` alone with a null address. */
export function link(
  text: string,
  at: number,
  final: boolean,
): Found<{ label: string; address: string | null; length: number }> {
  const end = closingBracket(text, at, final)
  if (end === 'more' || end === null) return end
  const label = text.slice(at + 1, end - 1)
  if (end === text.length && !final) return 'more'
  if (text[end] !== '(') return { label, address: null, length: end - at }
  const rest = text.slice(end)
  const target = wholeTarget.exec(rest)
  if (target && target[0].length <= reach.link) {
    const address = (target[1] ?? target[2] ?? '').replace(/\\([!-/:-@[-`{-~])/g, '$1')
    return { label, address, length: end - at + target[0].length }
  }
  if (!final && openTarget.test(rest) && waits(text, end, reach.link, final)) return 'more'
  return { label, address: null, length: end - at }
}

/** `*em*`, `**strong**`, `***both***`, `_em_`, `__strong__`, `~~gone~~`. `'open'`: so long that it is shown at once. */
export function marked(
  text: string,
  at: number,
  before: string | undefined,
  final: boolean,
  depth = 0,
): Found<{ mark: number; content: string; length: number } | 'open'> {
  const char = text[at] ?? ''
  const run = runLength(text, at)
  if (!final && at + run === text.length) return run > 3 ? null : 'more'
  if (run > 3 || (char === '~' && run !== 2)) return null
  const after = text[at + run]
  if (isSpace(after)) return null
  if (isPunctuation(after) && !isSpace(before) && !isPunctuation(before)) return null
  if (char === '_' && isWord(before)) return null
  const edge = Math.min(text.length, at + reach.mark)
  for (let i = at + run; i < edge; i++) {
    const here = text[i]
    if (here === '\\') {
      i++
    } else if (here === '`') {
      const span = code(text, i, final)
      if (span === 'more') return 'more'
      i += (span?.length ?? runLength(text, i)) - 1
    } else if (here === char) {
      const closing = runLength(text, i)
      const next = text[i + closing]
      if (!final && next === undefined) return 'more'
      const closes =
        !isSpace(text[i - 1]) &&
        closing >= run &&
        (closing - run === 0 || closing === 3 || run === 3) &&
        !(char === '_' && isWord(next)) &&
        !(isPunctuation(text[i - 1]) && isWord(next))
      if (closes) return { mark: run, content: text.slice(at + run, i + closing - run), length: i + closing - at }
      // A pair inside, such as the strong part of `*a **b** c*`, is stepped over whole.
      if (depth < 4 && !isSpace(next) && (isSpace(text[i - 1]) || isPunctuation(text[i - 1]))) {
        const inner = marked(text, i, text[i - 1], final, depth + 1)
        if (inner === 'more') return 'more'
        if (inner && inner !== 'open') {
          i += inner.length - 1
          continue
        }
        // What closes nothing for the same mark further in closes nothing for this one either.
        if (closing === run) break
      }
      i += closing - 1
    }
  }
  if (waits(text, at, reach.mark, final)) return 'more'
  // A whole paragraph in bold should not wait for its end; a lone asterisk is likelier a lone asterisk.
  return run === 2 && char === '*' && text.length - at >= reach.mark ? 'open' : null
}

/** A bare or angled web address at `at`. Punctuation at its end belongs to the sentence. */
export function bareAddress(text: string, at: number, final: boolean): Found<{ address: string; length: number }> {
  const angled = text[at] === '<'
  if (angled) {
    const found = /^<(https?:\/\/[^\s<>]*)>/i.exec(text.slice(at))
    if (found?.[1]) return { address: found[1], length: found[0].length }
    const begun = /^<(?:h|ht|htt|http|https|https?:|https?:\/|https?:\/\/[^\s<>]*)?$/i.test(text.slice(at))
    return begun ? waits(text, at, reach.link, final) : null
  }
  const rest = text.slice(at)
  if (!final && 'https://'.startsWith(rest.toLowerCase())) return 'more'
  const found = /^https?:\/\/[^\s<>`*]+/i.exec(rest)
  if (!found) return null
  if (found[0].length === rest.length && !final) return waits(text, at, reach.link, final)
  let address = found[0].replace(/[.,;:!?'"…]+$/, '')
  while (address.endsWith(')') && address.split(')').length > address.split('(').length) address = address.slice(0, -1)
  return { address, length: address.length }
}
