import type { CopyWords } from './copy-box.words.ts'

export const copyWords: CopyWords = {
  copy: 'Copiar',
  copied: 'Copiado',
  'copy.by-hand': 'El navegador no ha permitido copiar. El texto está seleccionado: pulsa Ctrl+C, o ⌘C en un Mac.',
}
