const signs: { readonly [name: string]: string } = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  lt: '<',
  gt: '>',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  infty: '∞',
  pi: 'π',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  Delta: 'Δ',
  angle: '∠',
  circ: '°',
  degree: '°',
  to: '→',
  rightarrow: '→',
  Rightarrow: '⇒',
  dots: '…',
  ldots: '…',
  cdots: '…',
  quad: ' ',
  qquad: ' ',
  left: '',
  right: '',
  displaystyle: '',
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const lowered = '₀₁₂₃₄₅₆₇₈₉'

/** A power of plain digits is one raised number; anything longer keeps its brackets. */
function script(mark: string, content: string): string {
  const digits = mark === '^' ? raised : lowered
  const minus = mark === '^' ? '⁻' : '₋'
  if (/^-?\d+$/.test(content)) return content.replace('-', minus).replace(/\d/g, (digit) => digits[Number(digit)] ?? '')
  return `${mark}(${content})`
}

/** More than one number or name stands in brackets, or a reader would take it apart. */
const operand = (content: string) => (/^-?[\p{L}\p{N}.,]+$/u.test(content) ? content : `(${content})`)

function fraction(over: string, under: string, before: string, after: string): string {
  // `2\frac{1}{3}` is two and a third, and `\frac{1}{3}x` is not one over 3x.
  const gap = /[\p{L}\p{N})]$/u.test(before) ? ' ' : ''
  const rest = /^[\p{L}\p{N}(]/u.test(after) ? ' ' : ''
  return `${gap}${operand(over.trim())}/${operand(under.trim())}${rest}`
}

/**
 * Mathematics in one line, as somebody would write it by hand: `\frac{3}{4}` is 3/4 and never 34. For the places that
 * cannot draw: names of buttons, announcements, tables, excerpts.
 */
export function plainMaths(tex: string): string {
  let text = tex
    .replace(/\\([{}])/g, (_, brace: string) => (brace === '{' ? '\uE002' : '\uE003'))
    .replace(/\\(?:begin|end)\s*\{[^{}]*\}/g, ' ')
    .replace(/\\\\/g, '; ')
    .replace(/\\[,;:! ]|[~&]/g, ' ')
    .replace(/\^\s*\{?\s*\\circ\s*\}?/g, '°')
    .replace(/\\[dt]?frac\s*(\d)\s*(\d)/g, '\\frac{$1}{$2}')
  for (let before = ''; text !== before; ) {
    before = text
    text = text
      .replace(/\\(?!(?:[dt]?frac|sqrt)\b)[A-Za-z]+\s*\{([^{}]*)\}/g, '$1')
      .replace(/([\^_])\{([^{}]*)\}/g, (_, mark: string, content: string) => script(mark, content.trim()))
      .replace(
        /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
        (match, over: string, under: string, at: number, whole: string) =>
          fraction(over, under, whole.slice(0, at), whole.slice(at + match.length)),
      )
      .replace(/\\sqrt\s*\[([^\]]*)\]\s*\{([^{}]*)\}/g, '($2)^(1/$1)')
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, '√($1)')
  }
  return text
    .replace(/([\^_])(\d)/g, (_, mark: string, digit: string) => script(mark, digit))
    .replace(/\\([A-Za-z]+)( ?)/g, (_, name: string, gap: string) =>
      name in signs ? `${signs[name]}${gap}` : `${name} `,
    )
    .replace(/[\\{}]/g, '')
    .replace(/[\uE002\uE003]/g, (brace) => (brace === '\uE002' ? '{' : '}'))
    .replace(/\s+/g, ' ')
    .trim()
}
