/**
 * JSON as the language has it, also where a page's old library gave arrays a `toJSON` of their own: a replacer that
 * reads the value from its holder gets what was there before `toJSON`.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, name) {
    return this[name]
  })
