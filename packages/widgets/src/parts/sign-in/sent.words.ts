/** Sentences of "look in your mail"; a widget spreads them into its own words, and so do its translations. */
export const sentWords = {
  'title.sent': 'Look in your mail',
  'sent.again': 'Send it again',
  'sent.wait': { one: 'Again in {count} second', other: 'Again in {count} seconds' },
  'sent.done': 'It is on its way once more.',
  'sent.change': 'Use another address',
} as const
type Sentence = string | { readonly one: string; readonly other: string }
export type SentWords = {
  readonly [Key in keyof typeof sentWords]: (typeof sentWords)[Key] extends string ? string : Sentence
}
