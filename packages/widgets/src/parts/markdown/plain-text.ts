import { plainMaths } from '../maths/plain-maths.ts'

/** `\( … \)`, `\[ … \]` and `$$ … $$`. */
const formula = /\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]|\$\$([\s\S]*?)\$\$/g
/** An excerpt may end in the middle of a formula: what is left of it says nothing. */
const cutFormula = /\\[([][^\n]{0,300}$/
/** `$ … $` is mathematics only where it is closed and says so: a dollar is mostly a dollar. */
const dollars = /\$(?=\S)([^$\n]*[\\^_{][^$\n]*)\$(?!\d)/g
/** Stands for a formula while the marks of Markdown are taken away; it cannot occur in a text. */
const held = /\uE000(\d+)\uE001/g

/** Markdown as a person would say it, for announcements, names, tables and excerpts: no marks, no addresses, no TeX. */
export function plainText(markdown: string): string {
  const formulas: string[] = []
  const hold = (tex: string) => `\uE000${formulas.push(plainMaths(tex)) - 1}\uE001`
  return markdown
    .replace(/[\uE000\uE001]/g, '')
    .replace(formula, (_, short?: string, long?: string, old?: string) => hold(short ?? long ?? old ?? ''))
    .replace(cutFormula, '…')
    .replace(dollars, (match, tex: string) => (tex === tex.trimEnd() ? hold(tex) : match))
    .replace(/^ {0,3}(?:```|~~~)[^\n]*$/gm, '')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gm, '')
    .replace(/^\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/ ?\[\d{1,2}\]/g, '')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/(^|\s)[*_]([^\s*_][^*_]*)[*_]/g, '$1$2')
    .replace(/\|/g, ' ')
    .replace(/\\([\\`*_{}[\]()#+\-.!|$~<>])/g, '$1')
    .replace(held, (_, at: string) => formulas[Number(at)] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
