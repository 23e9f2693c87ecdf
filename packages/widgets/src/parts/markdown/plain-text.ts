/** Markdown as a person would say it, for a screen reader's announcement and previews: no marks, no addresses. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^ {0,3}(?:```|~~~)[^\n]*$/gm, '')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gm, '')
    .replace(/^\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[\d{1,2}\]/g, '')
    .replace(/\\[()[\]]/g, ' ')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/(^|\s)[*_]([^\s*_][^*_]*)[*_]/g, '$1$2')
    .replace(/\|/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
