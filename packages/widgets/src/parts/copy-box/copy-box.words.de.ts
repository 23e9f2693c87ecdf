import type { CopyWords } from './copy-box.words.ts'

export const copyWords: CopyWords = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  'copy.by-hand': 'Der Browser hat das Kopieren nicht erlaubt. Der Text ist markiert: Drücke Strg+C, am Mac ⌘C.',
}
