/** OATutor's texts: `$$…$$` is mathematics (inline, plain numbers too), `\n` is written out, `a**b` is a power. */

export interface CleanText {
  text: string
  /** Names of `figures/` that the text stands for. */
  figures: string[]
  notes: string[]
}

const figureMark = /##\s*([\w.-]+\.(?:gif|png|jpe?g|svg|webp))\s*(?:##)?/gi
/** TeX commands that begin like the written-out line break. */
const writtenBreak = /\\n(?!(?:eq|e|u|abla|ot|i|mid|parallel|leq|geq|less|gtr|exists|earrow|warrow)(?![A-Za-z]))/g
const power = /([A-Za-z0-9)\]}.]+)\s*\*\*\s*(\((?:[^()]*)\)|\{[^{}]*\}|[+-]?(?:\d+(?:\.\d+)?|[A-Za-z])?[+-]?)/g

/** `a**{b}` and `a**b` in TeX. */
const texPowers = (tex: string): string =>
  tex.replace(/\*\*\s*(\{[^{}]*\}|[+-]?\w+)/g, (_, exponent: string) =>
    exponent.startsWith('{') ? `^${exponent}` : `^{${exponent}}`,
  )

const texOf = (inside: string): string => texPowers(inside.trim()).replace(/\\degree\b/g, '^{\\circ}')

/** Powers, and marks that Markdown would take for its own, in text outside mathematics. */
function plainOf(text: string): string {
  const pieces = text
    .replace(power, (whole, base: string, exponent: string) => {
      const bare = exponent.replace(/^[({]|[)}]$/g, '')
      return bare === '' ? whole : `\uE000${base.replace(/_(\w+)/g, '_{$1}')}^{${bare}}\uE001`
    })
    .split(/(\uE000[^\uE001]*\uE001)/)
  return pieces
    .map((piece) =>
      piece.startsWith('\uE000')
        ? `\\(${/[A-Z]/.test(piece) ? `\\mathrm{${piece.slice(1, -1)}}` : piece.slice(1, -1)}\\)`
        : piece.replace(/[*_`[<]/g, (mark) => `\\${mark}`),
    )
    .join('')
}

export function cleanText(raw: string): CleanText {
  const figures: string[] = []
  const notes: string[] = []
  const text = raw
    .replace(figureMark, (_, name: string) => {
      figures.push(name)
      return ''
    })
    .replace(writtenBreak, '\n')
  const pieces = text.split('$$')
  const balanced = pieces.length % 2 === 1
  if (!balanced) notes.push('The marks of mathematics do not pair up; that text is shown as it is written.')
  const joined = balanced
    ? pieces
        .map((piece, index) =>
          index % 2 === 1 ? (piece.trim() === '' ? '' : `\\(${texOf(piece)}\\)`) : plainOf(piece),
        )
        .join('')
    : plainOf(pieces.join(' '))
  if (/\$\s*\\[a-zA-Z]/.test(joined)) notes.push('TeX between single dollar signs is shown as it is written.')
  return { text: tidy(joined), figures, notes }
}

/** One line break of the source is a paragraph of ours, because Markdown joins lines. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n\n')

/** The bare content of an answer: without the marks of mathematics. */
export const bareAnswer = (answer: string): string => answer.replace(/\$\$/g, ' ').replace(/\s+/g, ' ').trim()

/** Whether the whole answer is one piece of mathematics. */
export const isMathematics = (answer: string): boolean => /^\s*\$\$[^$]+\$\$\s*$/.test(answer)
