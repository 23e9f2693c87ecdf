const signs: { readonly [name: string]: string } = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  infty: '∞',
  pi: 'π',
  left: '',
  right: '',
  displaystyle: '',
  text: '',
  mathrm: '',
}

/** Mathematics in one line, as somebody would type it: `\frac{2}{3}` is read as (2)/(3) and never as 23. */
function inLine(tex: string): string {
  let text = tex
  for (let before = ''; text !== before; ) {
    before = text
    text = text
      .replace(/([\^_])\{([^{}]*)\}/g, '$1($2)')
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '($1)/($2)')
      .replace(/\\sqrt\[([^\]]*)\]\{([^{}]*)\}/g, '($2)^(1/$1)')
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, '√($1)')
  }
  return text
    .replace(/\\([A-Za-z]+)/g, (_, name: string) => signs[name] ?? `${name} `)
    .replace(/[\\{}]/g, '')
    .trim()
}

/** What a screen reader says for a text with mathematics in it; null where the text speaks for itself. */
export function heardText(markdown: string): string | null {
  if (!/\\[([]/.test(markdown)) return null
  return markdown
    .replace(/\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/g, (_, short?: string, long?: string) =>
      inLine(short ?? long ?? ''),
    )
    .replace(/\*\*|`/g, '')
}
