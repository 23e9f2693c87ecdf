import type { OriginsWords } from './origins.words.ts'

export const originsWords: OriginsWords = {
  origins: 'Direcciones de tus páginas',
  'origins.hint': 'Una por línea, por ejemplo https://www.colegio.example. El coach no se abre en ningún otro sitio.',
  'origins.empty': 'Escribe al menos una dirección.',
  'origins.address': '«{line}» no es una dirección como https://www.colegio.example.',
  'origins.scheme': '«{line}» debe empezar por https:// o http://.',
  'origins.star': '«{line}» contiene un *. Indica cada dirección por separado.',
  'origins.local':
    '«{line}» está en este ordenador, donde nadie más puede verla. Escribe la dirección que usan los visitantes.',
}
