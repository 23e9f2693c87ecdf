import type { OriginsWords } from './origins.words.ts'

export const originsWords: OriginsWords = {
  origins: 'Adressen deiner Seiten',
  'origins.hint': 'Eine pro Zeile, zum Beispiel https://www.schule.example. Überall sonst öffnet sich der Coach nicht.',
  'origins.empty': 'Gib mindestens eine Adresse an.',
  'origins.address': '„{line}“ ist keine Adresse wie https://www.schule.example.',
  'origins.scheme': '„{line}“ muss mit https:// oder http:// beginnen.',
  'origins.star': '„{line}“ enthält ein *. Gib jede Adresse einzeln an.',
  'origins.local':
    '„{line}“ liegt auf diesem Computer, wo sie sonst niemand sieht. Gib die Adresse an, die Besucher verwenden.',
}
