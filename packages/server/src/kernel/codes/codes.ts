import { randomInt } from 'node:crypto'

/** Crockford's: no letter that is taken for a digit or another letter, and no U, so that few words come out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code for people to read and type; each character is five random bits. Stored as it is here, without groups. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** As somebody typed it: case, blanks and hyphens don't matter, and O, I and L are the digits that they look like. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s_-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')

/** As it is shown: in groups with hyphens between. */
export const printCode = (code: string, group: number): string =>
  (code.match(new RegExp(`.{1,${group}}`, 'g')) ?? []).join('-')
