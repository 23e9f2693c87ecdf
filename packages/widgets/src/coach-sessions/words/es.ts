import { formWords } from '../../parts/form/form.words.es.ts'
import type { SessionsWords } from './en.ts'

/** The words of the list of sessions in Spanish. */
export const words: SessionsWords = {
  ...formWords,
  title: 'Dónde tienes la sesión abierta',
  lead: '¿No reconoces un dispositivo o ya no lo tienes? Cierra aquí su sesión. No perderás nada.',
  loading: 'Comprobando dónde tienes la sesión abierta',
  device: '{browser} en {system}',
  unknown: 'Navegador desconocido',
  current: 'Este dispositivo',
  since: 'Desde el {day}',
  end: 'Cerrar sesión',
  'end.label': 'Cerrar sesión: {device}, desde el {day}',
  'end.all': 'Cerrar las demás sesiones',
  ended: 'Se ha cerrado la sesión en ese dispositivo.',
  'ended.all': 'Ahora solo tienes la sesión abierta aquí.',
  alone: 'Solo tienes la sesión abierta aquí.',
  'problem.network': 'No tienes conexión. Vuelve a intentarlo cuando te conectes.',
  'problem.ours': 'Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.',
  'problem.title': 'No ha funcionado',
  retry: 'Volver a intentarlo',
}
