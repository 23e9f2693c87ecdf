import type { ComboboxWords } from './combobox.words.ts'

export const comboboxWords: ComboboxWords = {
  'combobox.empty': 'No hay nada que coincida. Prueba con otra palabra.',
  'combobox.show': 'Mostrar la lista',
  'combobox.count': { one: '{count} coincide', other: '{count} coinciden' },
}
