import { formWords } from '../../parts/form/form.words.es.ts'
import type { SessionsWords } from './en.ts'

/** The words of the list of sessions in Spanish. */
export const words: SessionsWords = {
  ...formWords,
  title: 'Dónde has entrado',
  lead: '¿Un dispositivo que no conoces o que ya no tienes? Ciérralo aquí. No se pierde nada tuyo.',
  loading: 'Mirando dónde has entrado',
  device: '{browser} en {system}',
  unknown: 'Un navegador',
  current: 'Este',
  since: 'Desde el {day}',
  end: 'Cerrar allí',
  'end.label': 'Cerrar allí: {device}, desde el {day}',
  'end.all': 'Cerrar en todos los demás',
  ended: 'Allí ya está cerrado.',
  'ended.all': 'Ahora solo estás dentro aquí.',
  alone: 'Solo estás dentro aquí.',
  'problem.title': 'No ha funcionado',
  retry: 'Volver a intentarlo',
}
