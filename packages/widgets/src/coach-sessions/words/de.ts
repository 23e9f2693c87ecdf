import { formWords } from '../../parts/form/form.words.de.ts'
import type { SessionsWords } from './en.ts'

/** The words of the list of sessions in German. */
export const words: SessionsWords = {
  ...formWords,
  title: 'Wo du angemeldet bist',
  lead: 'Ein Gerät, das du nicht kennst oder nicht mehr hast? Melde es hier ab. Nichts von dir geht verloren.',
  loading: 'Es wird nachgesehen, wo du angemeldet bist',
  device: '{browser} auf {system}',
  unknown: 'Ein Browser',
  current: 'Dieses hier',
  since: 'Seit {day}',
  end: 'Dort abmelden',
  'end.label': 'Dort abmelden: {device}, seit {day}',
  'end.all': 'Überall sonst abmelden',
  ended: 'Dort ist jetzt abgemeldet.',
  'ended.all': 'Du bist jetzt nur noch hier angemeldet.',
  alone: 'Du bist nur hier angemeldet.',
  'problem.title': 'Das hat nicht geklappt',
  retry: 'Noch einmal versuchen',
}
