/** Longer than any answer to a school question. */
export const longestExpression = 500

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'
const raised = '0123456789+-=()n'
const subscripts = '₀₁₂₃₄₅₆₇₈₉'
const vulgar: Record<string, string> = {
  '½': '(1/2)',
  '⅓': '(1/3)',
  '⅔': '(2/3)',
  '¼': '(1/4)',
  '¾': '(3/4)',
  '⅕': '(1/5)',
  '⅖': '(2/5)',
  '⅗': '(3/5)',
  '⅘': '(4/5)',
  '⅙': '(1/6)',
  '⅚': '(5/6)',
  '⅛': '(1/8)',
  '⅜': '(3/8)',
  '⅝': '(5/8)',
  '⅞': '(7/8)',
}

/** TeX commands and typed stand-ins, each as the one sign that the reader knows. Longer ones first where they overlap. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\\(?:left|right|bigl?|bigr?|Bigl?|Bigr?|displaystyle|limits)(?![a-zA-Z])/g, ''],
  [/\\[,;:! ]|\\q?quad(?![a-zA-Z])|\\n(?![a-zA-Z])|\\phantom\{[^{}]*\}/g, ' '],
  [/\\[$€£%]/g, ' '],
  [/\\(?:text|mathrm|operatorname|mathbf|mathit)\s*\{([^{}]*)\}/g, ' $1 '],
  [/\\mathbb\s*\{?([A-Z])\}?/g, ' $1 '],
  [/\\[dt]frac(?![a-zA-Z])/g, '\\frac'],
  [/\\(?:times|cdot|ast)(?![a-zA-Z])|[×·⋅∙∗•]/g, '*'],
  [/\*\*/g, '^'],
  [/\\div(?![a-zA-Z])|[÷∕⁄]/g, '/'],
  [/[−–—‒﹣]/g, '-'],
  [/\\(?:leqslant|leq|le)(?![a-zA-Z])|<=|=<|⩽/g, '≤'],
  [/\\(?:geqslant|geq|ge)(?![a-zA-Z])|>=|=>|⩾/g, '≥'],
  [/\\(?:neq|ne)(?![a-zA-Z])|!=|<>/g, '≠'],
  [/\\lt(?![a-zA-Z])/g, '<'],
  [/\\gt(?![a-zA-Z])/g, '>'],
  [/\\pm(?![a-zA-Z])|\+\/-|\+-(?=\s*[\d(\\a-z])/g, '±'],
  [/\\(?:infty|infinity)(?![a-zA-Z])|\binfinity\b|\binf\b/g, '∞'],
  [/\\cup(?![a-zA-Z])/g, '∪'],
  [/\\(?:lvert|rvert|vert|mid)(?![a-zA-Z])|∣/g, '|'],
  [/\\(?:circ|degree)(?![a-zA-Z])|º/g, '°'],
  [/\^\s*\{?\s*°\s*\}?/g, '°'],
  [/\\\{/g, '⦃'],
  [/\\\}/g, '⦄'],
  [/√/g, '\\sqrt '],
  [/∛/g, '\\sqrt[3] '],
  [/π/g, '\\pi '],
  [/θ/g, '\\theta '],
  [/\\(?:and|or|wedge|vee)(?![a-zA-Z])/g, ','],
  [/\s(?:and|or)\s/g, ' , '],
  // `0 to 2` is no product of letters.
  [/\bto\b/g, '→'],
]

/** A matrix as a list of rows. */
const matrices = (text: string) =>
  text.replace(/\\begin\{[bp]?matrix\}(.{0,400}?)\\end\{[bp]?matrix\}/gs, (_, body: string) => {
    const rows = body.split('\\\\').filter((row) => row.trim() !== '')
    return `[${rows.map((row) => `[${row.split('&').join(',')}]`).join(',')}]`
  })

/** Brings TeX and everyday typing to one way of writing. Null when nobody would type this as an answer. */
export function plainExpression(text: string): string | null {
  if (text.length > longestExpression) return null
  let left = text
    .replace(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ]+/g,
      (run) => `^{${[...run].map((sign) => raised[superscripts.indexOf(sign)]).join('')}}`,
    )
    .replace(/[₀₁₂₃₄₅₆₇₈₉]+/g, (run) => `_{${[...run].map((sign) => subscripts.indexOf(sign)).join('')}}`)
    .replace(/(\d)?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, (_, digit: string | undefined, sign: string) =>
      digit ? `${digit}+${vulgar[sign]}` : (vulgar[sign] ?? ''),
    )
    .normalize('NFKC')
    .replace(/\$\$|\\[()[\]]/g, ' ')
  left = matrices(left)
  for (const [from, to] of signs) left = left.replace(from, to)
  return left.replace(/\$/g, '').replace(/\s+/g, ' ').trim()
}
