import { formWords } from '../form/form.words.es.ts'
import type { FamilyWords } from './family.words.ts'

export const familyWords: FamilyWords = {
  ...formWords,
  loading: 'Cargando',
  back: 'Volver a la página de la familia',
  'load.offline.title': 'No hay conexión',
  'load.offline.text': 'No se ha perdido nada. Vuelve a intentarlo cuando tengas conexión.',
  'load.missing.title': 'Aquí no hay nada',
  'load.missing.text': 'Esta página no existe, o es de otra persona.',
  'load.ours.title': 'Esta página no se ha cargado',
  'load.ours.text': 'No se ha perdido nada tuyo. Inténtalo otra vez en un momento.',
  'load.retry': 'Intentarlo otra vez',
}
