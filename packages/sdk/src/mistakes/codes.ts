/** What can be wrong with an embedding: only who made the page can mend it, and no visitor by signing in. */
export type MistakeCode =
  | 'embed.no-key'
  | 'embed.secret-key'
  | 'embed.unknown-key'
  | 'embed.origin'
  | 'embed.token'
  | 'embed.get-token'
  | 'embed.brand-config'
  | 'embed.brand-field'
  | 'embed.unknown-brand-field'
  | 'embed.unknown-brand'
  | 'embed.unknown-widget'
  | 'embed.unknown-language'
  | 'embed.no-quiz'
  | 'embed.unknown-quiz'
  | 'embed.quiz-learner'

/** What its sentence names. */
export type MistakeValues = Record<string, string>
export type Tell = (code: MistakeCode, values?: MistakeValues, more?: { tag?: string; cause?: unknown }) => void
