import type { ComboboxWords } from './combobox.words.ts'

export const comboboxWords: ComboboxWords = {
  'combobox.empty': 'No hay resultados. Prueba con otra palabra.',
  'combobox.show': 'Mostrar la lista',
  'combobox.count': { one: '{count} resultado', other: '{count} resultados' },
}
