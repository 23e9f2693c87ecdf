import type { SentWords } from './sent.words.ts'

/** "Look in your mail" in German. */
export const sentWords: SentWords = {
  'title.sent': 'Sieh in deine Mail',
  'sent.again': 'Noch einmal schicken',
  'sent.wait': { one: 'Noch einmal in {count} Sekunde', other: 'Noch einmal in {count} Sekunden' },
  'sent.done': 'Er ist noch einmal unterwegs.',
  'sent.change': 'Andere Adresse nehmen',
}
