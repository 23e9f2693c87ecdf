import { createHash } from 'node:crypto'

/** A stable name for an item that its source does not name: the same wording is the same item. */
export const nameFromText = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC').replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 24)

/** Two texts are one to a reader when only spaces, case or a final full stop differ. */
export const sameText = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(/\.$/, '').toLowerCase()

/** A number as a key keeps it: no thousands commas, no spaces, no plus; null where it is none. */
export function plainNumber(text: string): string | null {
  const bare = text
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\s$€£]/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
  return /^-?(\d+(\.\d+)?|\.\d+)$/.test(bare) ? bare.replace(/^(-?)\./, '$10.') : null
}

/** What stands where a result would be told too early. */
export const blank = '…'

const numberInText = /\d[\d,]*(?:\.\d+)?/g

/** Takes every number out of a text that equals `value`. */
export function hideNumber(text: string, value: string): string {
  const hidden = Math.abs(Number(value))
  return text.replace(numberInText, (found) => {
    const [, digits = found, tail = ''] = /^(.*?)(,*)$/.exec(found) ?? []
    return Number(digits.replace(/,/g, '')) === hidden ? blank + tail : found
  })
}

/** Our Markdown takes `*`, `_`, `` ` ``, `[`, `<` and `#` for marks; in plain text they are only themselves. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<]/g, (mark) => `\\${mark}`)
    .replace(/^(\s*)([#>+-]|\d+[.)])(?=\s)/gm, (_, space: string, mark: string) =>
      /^\d/.test(mark) ? `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}` : `${space}\\${mark}`,
    )
