import type { OriginsWords } from './origins.words.ts'

export const originsWords: OriginsWords = {
  origins: 'Adressen Ihrer Seiten',
  'origins.hint': 'Eine pro Zeile, zum Beispiel https://www.schule.example. Überall sonst bleibt der Coach zu.',
  'origins.empty': 'Geben Sie mindestens eine Adresse an.',
  'origins.address': '„{line}“ ist keine Adresse wie https://www.schule.example.',
  'origins.scheme': '„{line}“ muss mit https:// oder http:// beginnen.',
  'origins.star': '„{line}“ enthält ein *. Geben Sie jede Adresse einzeln an.',
  'origins.local':
    '„{line}“ liegt auf diesem Computer, wo sie sonst niemand sieht. Geben Sie die Adresse an, die Besucher verwenden.',
}
