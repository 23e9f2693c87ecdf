import { formWords } from '../form/form.words.de.ts'
import type { FamilyWords } from './family.words.ts'

export const familyWords: FamilyWords = {
  ...formWords,
  loading: 'Wird geladen',
  back: 'Zurück zur Familienseite',
  'load.offline.title': 'Es gibt keine Verbindung',
  'load.offline.text': 'Nichts ist verloren. Versuch es wieder, wenn du online bist.',
  'load.missing.title': 'Hier ist nichts',
  'load.missing.text': 'Diese Seite gibt es nicht, oder sie gehört jemand anderem.',
  'load.ours.title': 'Diese Seite wurde nicht geladen',
  'load.ours.text': 'Nichts von dir ist verloren. Versuch es gleich noch einmal.',
  'load.retry': 'Noch einmal versuchen',
}
