import { numberWords, scaleWords, silentWords, standsFor, valueWords } from './words.ts'

/** A text as a set of terms: stems of words, `n` before numbers, `~` before what is likely a name. */

/** Enough of Porter's first steps: plurals, -ed, -ing, doubled letters; both sides of a comparison go through it. */
export function stem(word: string): string {
  let root = word.replace(/['’]s?$/, '')
  if (root.length <= 3) return root
  root = root
    .replace(/(ss|us|is)$/, '$1 ')
    .replace(/ies$/, 'y')
    .replace(/(s|x|z|ch|sh)es$/, '$1')
    .replace(/s$/, '')
    .trimEnd()
  for (const ending of [/ingly$/, /edly$/, /ing$/, /ed$/, /ly$/]) {
    const cut = root.replace(ending, '')
    if (cut !== root && cut.length >= 3 && /[aeiouy]/.test(cut)) {
      root = cut.replace(/([^aeiouylsz])\1$/, '$1')
      break
    }
  }
  return root.length > 4 ? root.replace(/e$/, '').replace(/i$/, 'y') : root.replace(/(?<=..[^aeiou])e$/, '')
}

/** `1,080.50` as `1080.5`. */
const plain = (digits: string): string => String(Number(digits.replace(/,/g, '')))

/** Digits and number words as one term each: “twenty-five”, “two hundred”, “3/4”, “$1,080”, “25%”. */
function gatherNumbers(words: readonly string[]): string[] {
  const out: string[] = []
  let sum: number | null = null
  const flush = (): void => {
    if (sum !== null) out.push(`n${sum}`)
    sum = null
  }
  for (const word of words) {
    const lower = word.toLowerCase()
    const value = numberWords.get(lower)
    const scale = scaleWords.get(lower)
    if (value !== undefined) {
      if (sum !== null && (sum % 100 === 0 || (sum % 10 === 0 && value < 10))) sum += value
      else {
        flush()
        sum = value
      }
    } else if (scale !== undefined) {
      const digits = out.at(-1)
      if (sum !== null) sum *= scale
      else if (digits !== undefined && /^n\d+(\.\d+)?$/.test(digits))
        out[out.length - 1] = `n${Number(digits.slice(1)) * scale}`
      else out.push(`n${scale}`)
    } else if (sum !== null && lower === 'and' && sum >= 100) {
      // “two hundred and five”
    } else {
      flush()
      out.push(valueWords.get(lower) ?? word)
    }
  }
  flush()
  return out
}

function numberTerm(token: string): string | null {
  const fraction = /^(\d+)\/(\d+)$/.exec(token)
  if (fraction) {
    const [, top = '1', bottom = '1'] = fraction
    const value = Number(top) / Number(bottom)
    return Number.isFinite(value * 64) && Number.isInteger(value * 64) ? `n${value}` : `n${token}`
  }
  return /^\d[\d,]*(\.\d+)?$/.test(token) ? `n${plain(token)}` : null
}

const tokens = /\d+\/\d+|\d[\d,]*(?:\.\d+)?|\p{L}[\p{L}\p{M}'’]*/gu

interface Token {
  text: string
  /** First of a sentence, where a capital says nothing. */
  first: boolean
}

function tokenise(text: string): Token[] {
  const readable = text
    .replace(/\\\(|\\\)|\\\[|\\\]/g, ' ')
    .replace(/\\(?:d?frac)\{(\d+)\}\{(\d+)\}/g, ' $1/$2 ')
    .replace(/\\[a-zA-Z]+/g, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/(\d)\s+(?=\d{3}(\D|$))/g, '$1')
    .normalize('NFC')
  return [...readable.matchAll(tokens)].map((match) => ({
    text: match[0].replace(/,+$/, ''),
    first: /(^|[.!?:;"“”\n*>])\s*["'“(*]*\s*$/.test(readable.slice(Math.max(0, match.index - 6), match.index)),
  }))
}

/**
 * Names change most when a problem is told again. A word is taken for one when it never stands in small letters and
 * a capital tells something: in mid-sentence, or again and again.
 */
function namesIn(found: readonly Token[]): ReadonlySet<string> {
  const capital = new Map<string, number>()
  const small = new Set<string>()
  for (const { text, first } of found) {
    const lower = text.toLowerCase().replace(/['’]s$/, '')
    if (text[0] === lower[0]) small.add(lower)
    else if (/^\p{Lu}/u.test(text)) capital.set(lower, (capital.get(lower) ?? 0) + (first ? 0.5 : 1))
  }
  return new Set([...capital].filter(([word, count]) => count >= 1 && !small.has(word)).map(([word]) => word))
}

/** The distinct terms of a text, in their order. */
export function termsOf(text: string): string[] {
  const found = tokenise(text)
  const names = namesIn(found)
  const words = gatherNumbers(found.map(({ text: word }) => word))
  const terms = words.flatMap((word): string[] => {
    if (/^n\d/.test(word)) return [word]
    const number = numberTerm(word)
    if (number) return [number]
    const lower = word.toLowerCase().replace(/['’]s$/, '')
    if (lower.length < 2 || silentWords.has(lower)) return []
    if (names.has(lower)) return [`~${lower.replace(/['’]/g, '')}`]
    const root = stem(lower.replace(/['’]/g, ''))
    return root.length < 2 ? [] : [standsFor.get(root) ?? root]
  })
  return [...new Set(terms)]
}
