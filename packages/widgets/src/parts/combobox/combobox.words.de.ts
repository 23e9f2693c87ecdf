import type { ComboboxWords } from './combobox.words.ts'

export const comboboxWords: ComboboxWords = {
  'combobox.empty': 'Keine Treffer. Versuch ein anderes Wort.',
  'combobox.show': 'Liste zeigen',
  'combobox.count': { one: '{count} Treffer', other: '{count} Treffer' },
}
