import type { SentWords } from './sent.words.ts'

/** "Check your email" in Spanish. */
export const sentWords: SentWords = {
  'title.sent': 'Revisa tu correo',
  'sent.again': 'Enviar de nuevo',
  'sent.wait': { one: 'Enviar de nuevo en {count} segundo', other: 'Enviar de nuevo en {count} segundos' },
  'sent.done': 'Te lo hemos enviado otra vez.',
  'sent.change': 'Usar otra dirección',
}
