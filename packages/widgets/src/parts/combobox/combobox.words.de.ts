import type { ComboboxWords } from './combobox.words.ts'

export const comboboxWords: ComboboxWords = {
  'combobox.empty': 'Nichts passt. Versuch ein anderes Wort.',
  'combobox.show': 'Liste zeigen',
  'combobox.count': { one: '{count} passt', other: '{count} passen' },
}
