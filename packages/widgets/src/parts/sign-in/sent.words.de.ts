import type { SentWords } from './sent.words.ts'

/** "Check your email" in German. */
export const sentWords: SentWords = {
  'title.sent': 'Schau in deine E-Mails',
  'sent.again': 'Noch einmal senden',
  'sent.wait': { one: 'In {count} Sekunde noch einmal senden', other: 'In {count} Sekunden noch einmal senden' },
  'sent.done': 'Wir haben dir die E-Mail noch einmal geschickt.',
  'sent.change': 'Andere Adresse verwenden',
}
