import type { FormWords } from './form.words.ts'

export const formWords: FormWords = {
  'form.optional': '(optional)',
  'form.show': 'Passwort anzeigen',
  'form.hide': 'Passwort verbergen',
  'form.missing': 'Bitte fülle dieses Feld aus.',
  'form.wrong': 'Bitte prüfe das noch einmal.',
  'form.email': 'Gib eine E-Mail-Adresse wie name@example.com ein.',
  'form.password-short': 'Wähle ein Passwort mit mindestens 8 Zeichen.',
  'form.password-known': 'Dieses Passwort ist zu verbreitet oder deinem Namen zu ähnlich. Wähle ein anderes.',
  'form.password-hint': 'Mindestens 8 Zeichen. Drei Wörter, die nur du so kombinierst, kannst du dir leicht merken.',
  'form.code': 'Der Code hat sechs Ziffern.',
  'problem.check': 'Bitte sieh dir einige Angaben noch einmal an.',
  'problem.rate': 'Zu viele Versuche. Versuch es in einer Minute noch einmal.',
  'problem.network':
    'Du bist offline. Deine Eingaben sind nicht verloren. Versuch es noch einmal, sobald du wieder online bist.',
  'problem.session': 'Du bist abgemeldet. Melde dich wieder an, um weiterzumachen.',
  'problem.role': 'Mit diesem Konto geht das nicht.',
  'problem.missing': 'Hier gibt es nichts, oder du hast keinen Zugriff darauf.',
  'problem.ours':
    'Bei uns ist etwas schiefgegangen. Deine Eingaben sind nicht verloren. Versuch es gleich noch einmal.',
  'problem.full':
    'Unser Speicher ist voll, deshalb können wir das gerade nicht speichern. Deine Eingaben sind nicht verloren. Versuch es später noch einmal.',
}
