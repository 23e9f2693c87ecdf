/** Sentences of "check your email"; a widget spreads them into its own words, and so do its translations. */
export const sentWords = {
  'title.sent': 'Check your email',
  'sent.again': 'Send again',
  'sent.wait': { one: 'Send again in {count} second', other: 'Send again in {count} seconds' },
  'sent.done': 'We’ve sent it again.',
  'sent.change': 'Use a different address',
} as const
type Sentence = string | { readonly one: string; readonly other: string }
export type SentWords = {
  readonly [Key in keyof typeof sentWords]: (typeof sentWords)[Key] extends string ? string : Sentence
}
