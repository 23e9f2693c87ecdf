import { formWords } from '../form/form.words.de.ts'
import type { FamilyWords } from './family.words.ts'

export const familyWords: FamilyWords = {
  ...formWords,
  loading: 'Wird geladen',
  back: 'Zurück zur Familienseite',
  'load.offline.title': 'Du bist offline',
  'load.offline.text': 'Es ist nichts verloren. Versuch es noch einmal, sobald du wieder online bist.',
  'load.missing.title': 'Diese Seite finden wir nicht',
  'load.missing.text': 'Es gibt sie nicht, oder sie gehört jemand anderem.',
  'load.ours.title': 'Diese Seite konnte nicht geladen werden',
  'load.ours.text': 'Es ist nichts verloren. Versuch es gleich noch einmal.',
  'load.retry': 'Noch einmal versuchen',
}
