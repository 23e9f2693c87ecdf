/**
 * Turns what a pupil types (`(x+1)^2/4`, `sqrt(2)`, `x<=3`) into TeX for the preview. It forgives what is unfinished:
 * a missing piece becomes an empty box. TeX that is typed passes through.
 */

const names: { readonly [name: string]: string } = {
  pi: '\\pi ',
  theta: '\\theta ',
  alpha: '\\alpha ',
  beta: '\\beta ',
  infinity: '\\infty ',
  sin: '\\sin ',
  cos: '\\cos ',
  tan: '\\tan ',
  log: '\\log ',
  ln: '\\ln ',
}
const signs: { readonly [sign: string]: string } = {
  '<=': '\\le ',
  '≤': '\\le ',
  '>=': '\\ge ',
  '≥': '\\ge ',
  '!=': '\\ne ',
  '≠': '\\ne ',
  '+-': '\\pm ',
  '±': '\\pm ',
  '*': '\\cdot ',
  '×': '\\times ',
  '·': '\\cdot ',
  '÷': '\\div ',
  '−': '-',
  π: '\\pi ',
  '%': '\\%',
}
const token = /\s*(<=|>=|!=|\+-|\d+(?:[.,]\d+)?|sqrt|√|[a-zA-Z]+|\S)/gy
const box = '\\square '
const relation = /^(<=|>=|!=|[=<>≤≥≠,;])$/
const sum = /^(\+-|[+\-−±])$/
const product = /^[*×·÷]$/
const closing = /^[)\]}]$/
const escaped = /[#$&_{}%~\\^]/g

function tokensOf(text: string): string[] {
  const found: string[] = []
  for (const [, piece] of text.matchAll(token)) {
    if (!piece) continue
    // A word that is no name is letters side by side: xy is x times y.
    const known = piece.length === 1 || !/^[a-z]+$/i.test(piece) || piece === 'sqrt' || piece in names
    found.push(...(known ? [piece] : splitWord(piece)))
  }
  return found
}

function splitWord(word: string): string[] {
  const name = [...Object.keys(names), 'sqrt'].find((one) => word.endsWith(one))
  return name ? [...word.slice(0, -name.length), name] : [...word]
}

const spelled = (piece: string) => signs[piece] ?? names[piece] ?? piece.replace(escaped, '\\$&')

export function typedToTex(text: string): string {
  if (text.includes('\\')) return text
  const tokens = tokensOf(text)
  let at = 0
  const peek = () => tokens[at]
  const is = (what: RegExp) => what.test(peek() ?? '')

  function chain(what: RegExp, inner: () => string): string {
    let tex = is(what) ? '' : inner()
    while (is(what)) {
      const sign = spelled(tokens[at++] ?? '')
      // A sign at the end waits for more; one at the start is a sign of the number.
      tex += sign + (peek() === undefined || is(closing) ? box : is(what) ? '' : inner())
    }
    return tex
  }

  const whole = (): string => chain(relation, () => chain(sum, () => chain(product, side)))

  /** Pieces that stand side by side, where a slash takes the one before and the one after. */
  function side(): string {
    let tex = ''
    while (peek() !== undefined && !is(relation) && !is(sum) && !is(product) && !is(closing)) {
      let piece = peek() === '/' ? { tex: box, bare: box } : power()
      while (peek() === '/') {
        at++
        const below = peek() === undefined || is(closing) ? { tex: box, bare: box } : power()
        const fraction = `\\frac{${piece.bare}}{${below.bare}}`
        piece = { tex: fraction, bare: fraction }
      }
      tex += piece.tex
    }
    return tex || box
  }

  /** `bare` leaves out the brackets that only hold things together. */
  function power(): { tex: string; bare: string } {
    const base = atom()
    if (peek() !== '^') return base
    at++
    const minus = is(/^[-−]$/) ? '-' : ''
    if (minus) at++
    const over = peek() === undefined || is(closing) ? box : atom().bare
    const tex = `{${base.tex}}^{${minus}${over}}`
    return { tex, bare: tex }
  }

  function atom(): { tex: string; bare: string } {
    const piece = tokens[at++] ?? ''
    if (piece === '(' || piece === '[') {
      const inner = peek() === ')' || peek() === ']' || peek() === undefined ? box : whole()
      if (is(closing)) at++
      return { tex: `\\left(${inner}\\right)`, bare: inner }
    }
    if (piece === 'sqrt' || piece === '√') {
      const inner = peek() === undefined || is(closing) ? box : atom().bare
      return { tex: `\\sqrt{${inner}}`, bare: `\\sqrt{${inner}}` }
    }
    const tex = piece === '^' ? `${box}` : spelled(piece)
    if (piece === '^') at--
    return { tex, bare: tex }
  }

  let tex = ''
  while (at < tokens.length) {
    tex += whole()
    // A bracket that nothing opened is shown as it stands.
    if (is(closing)) tex += spelled(tokens[at++] ?? '')
  }
  return tex
}
