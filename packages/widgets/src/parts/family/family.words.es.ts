import { formWords } from '../form/form.words.es.ts'
import type { FamilyWords } from './family.words.ts'

export const familyWords: FamilyWords = {
  ...formWords,
  loading: 'Cargando',
  back: 'Volver a la página familiar',
  'load.offline.title': 'No tienes conexión',
  'load.offline.text': 'No se ha perdido nada. Vuelve a intentarlo cuando te conectes.',
  'load.missing.title': 'No encontramos esta página',
  'load.missing.text': 'No existe o es de otra persona.',
  'load.ours.title': 'Esta página no se ha cargado',
  'load.ours.text': 'No se ha perdido nada. Vuelve a intentarlo en un momento.',
  'load.retry': 'Volver a intentarlo',
}
