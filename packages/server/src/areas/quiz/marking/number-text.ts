import { decimal, type Fraction, fraction, over, plus, times } from './fraction.ts'

/** A number that was read at the beginning of a text, with what stands behind it. */
export interface NumberText {
  value: Fraction
  /** A percent sign followed; `value` is what stood before it. */
  percent: boolean
  /** Trimmed: a unit, a word, or nothing. */
  rest: string
}

const vulgar: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
}
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const raised = (text: string) =>
  text.replace(
    /[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
    (run) =>
      `^${[...run].map((sign) => (sign === '⁻' ? '-' : sign === '⁺' ? '' : superscripts.indexOf(sign))).join('')}`,
  )

/** Brings TeX, typographic signs and full-width digits to plain typing. */
function plain(text: string): string {
  return raised(text)
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]/g, (sign) => ` ${vulgar[sign]} `)
    .normalize('NFKC')
    .replace(/\$\$|\\[()[\]]/g, ' ')
    .replace(/\\[dt]?frac\s*\{([^{}]{1,80})\}\s*\{([^{}]{1,80})\}/g, ' $1/$2 ')
    .replace(/\\(?:text|mathrm|operatorname)\s*\{([^{}]{0,80})\}/g, ' $1 ')
    .replace(/\\(?:times|cdot)(?![a-zA-Z])|[×·⋅∙]/g, '*')
    .replace(/\\%/g, '%')
    .replace(/\\[,;:! ]|\\q?quad\b|[{}~]/g, ' ')
    .replace(/\\[$€£]/g, '$')
    .replace(/[−–—‒]/g, '-')
    .replace(/[⁄∕]/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * A run of digits with separators as one decimal. Groups of three are thousands; a comma that can't be that is a
 * decimal comma. `1,234` could be both and is read as thousands. Null when the groups are not well formed.
 */
function grouped(run: string): Fraction | null {
  const text = run.replace(/[' ’]/g, ' ')
  if (/^\d*\.?\d*$/.test(text)) return decimal(text)
  if (/^\d{1,3}(?:[ ,]\d{3})+(?:\.\d*)?$/.test(text) && !(text.includes(' ') && text.includes(','))) {
    if (/^0,/.test(text)) return decimal(text.replace(',', '.'))
    return decimal(text.replace(/[ ,]/g, ''))
  }
  if (/^(?:\d{1,3}(?:[ .]\d{3})+|\d*),\d+$/.test(text)) return decimal(text.replace(/[ .]/g, '').replace(',', '.'))
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return decimal(text.replace(/\./g, ''))
  return null
}

// Every quantifier is bounded or separated from its neighbour, so that no text takes long.
const digits = /(?:\d{1,400}(?:[,.'’]\d{1,400}){0,120}|[.,]\d{1,400})/.source
const spaced = /\d{1,3}(?: \d{3}){1,40}(?:[.,]\d{1,400})?(?!\d)/.source
const mixed = /^(\d{1,40})[ -](\d{1,40}) ?\/ ?(\d{1,40})(?![\d.,])/
const ratio = new RegExp(`^(${digits}) ?/ ?(-?)(${digits})`)
const number = new RegExp(`^(?:${spaced}|${digits})`)
const power = /^ ?(?:[*xX] ?10 ?(?:\^|\*\*) ?\(? ?([+-]?\d{1,3}) ?\)?|[eE]([+-]?\d{1,3})(?![\d.a-zA-Z]))/
const currency = /^(?:\$|€|£|¥|₹|US\$|A\$|C\$|(?:USD|EUR|GBP|AUD|CAD)\b)\s?/

/** Reads a number as people type it: `1 1/2`, `1,234.5`, `0,5`, `50 %`, `$3.20`, `3.2×10⁵`, `\frac{3}{4}`. */
export function readNumber(text: string): NumberText | null {
  if (text.length > 500) return null
  let left = plain(text)
  let negative = false
  const head = () => {
    const sign = /^[+-]\s?/.exec(left)
    if (sign) {
      negative = negative !== sign[0].startsWith('-')
      left = left.slice(sign[0].length)
    }
    return Boolean(sign)
  }
  // The sign may stand on either side of the currency, and brackets around all of it are forgiven.
  const bracket = /^\(([^()]*)\)$/.exec(left)
  if (bracket) left = (bracket[1] ?? '').trim()
  const signed = head()
  left = left.replace(currency, '')
  if (!signed) head()
  const found = readUnsigned(left)
  if (!found) return null
  const rest = found.rest.trim()
  const percent = /^(?:%|per ?cent\b)/i.exec(rest)
  return {
    value: negative ? { n: -found.value.n, d: found.value.d } : found.value,
    percent: Boolean(percent),
    rest: percent ? rest.slice(percent[0].length).trim() : rest,
  }
}

function readUnsigned(text: string): { value: Fraction; rest: string } | null {
  const whole = mixed.exec(text)
  if (whole) {
    const [all, units = '', top = '', bottom = ''] = whole
    if (BigInt(bottom) === 0n) return null
    return { value: plus(fraction(BigInt(units)), fraction(BigInt(top), BigInt(bottom))), rest: text.slice(all.length) }
  }
  const parts = ratio.exec(text)
  if (parts) {
    const [all, top = '', sign = '', bottom = ''] = parts
    const [a, b] = [grouped(top), grouped(bottom)]
    if (!a || !b || b.n === 0n) return null
    return { value: over(a, sign ? { n: -b.n, d: b.d } : b), rest: text.slice(all.length) }
  }
  const run = number.exec(text)
  const value = run && grouped(run[0])
  if (!run || !value) return null
  const rest = text.slice(run[0].length)
  const scale = power.exec(rest)
  if (!scale) return { value, rest }
  const factor = decimal(`1e${scale[1] ?? scale[2]}`)
  return factor && { value: times(value, factor), rest: rest.slice(scale[0].length) }
}
