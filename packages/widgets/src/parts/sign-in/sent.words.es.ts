import type { SentWords } from './sent.words.ts'

/** "Look in your mail" in Spanish. */
export const sentWords: SentWords = {
  'title.sent': 'Mira tu correo',
  'sent.again': 'Enviarlo otra vez',
  'sent.wait': { one: 'Otra vez en {count} segundo', other: 'Otra vez en {count} segundos' },
  'sent.done': 'Está en camino otra vez.',
  'sent.change': 'Usar otro correo',
}
