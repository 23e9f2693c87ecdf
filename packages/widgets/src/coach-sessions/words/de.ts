import { formWords } from '../../parts/form/form.words.de.ts'
import type { SessionsWords } from './en.ts'

/** The words of the list of sessions in German. */
export const words: SessionsWords = {
  ...formWords,
  title: 'Wo du angemeldet bist',
  lead: 'Du erkennst ein Gerät nicht oder hast es nicht mehr? Melde es hier ab. Dabei geht nichts verloren.',
  loading: 'Wir sehen nach, wo du angemeldet bist',
  device: '{browser} auf {system}',
  unknown: 'Unbekannter Browser',
  current: 'Dieses Gerät',
  since: 'Seit {day}',
  end: 'Abmelden',
  'end.label': 'Abmelden: {device}, seit {day}',
  'end.all': 'Überall sonst abmelden',
  ended: 'Das Gerät ist abgemeldet.',
  'ended.all': 'Du bist jetzt nur noch hier angemeldet.',
  alone: 'Du bist nur hier angemeldet.',
  'problem.network': 'Du bist offline. Versuch es noch einmal, sobald du wieder online bist.',
  'problem.ours': 'Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  'problem.title': 'Das hat nicht geklappt',
  retry: 'Noch einmal versuchen',
}
