/** The SDK's own few sentences, for the panel that stands where a widget failed. */
export const baseWords = {
  'failed.title': 'This part didn’t load.',
  'failed.safe': 'What you saved is safe. You can carry on with the rest of the page, or try again.',
  'failed.retry': 'Try again',
}

export const baseTranslations = {
  de: () => import('./base-words.de.ts'),
  es: () => import('./base-words.es.ts'),
}
