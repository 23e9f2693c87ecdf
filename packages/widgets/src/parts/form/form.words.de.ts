import type { FormWords } from './form.words.ts'

export const formWords: FormWords = {
  'form.optional': '(wenn du magst)',
  'form.show': 'Passwort zeigen',
  'form.hide': 'Passwort verbergen',
  'form.missing': 'Hier fehlt noch etwas.',
  'form.wrong': 'Sieh dir das noch einmal an.',
  'form.email': 'Schreib eine E-Mail-Adresse wie name@example.com.',
  'form.password-short': 'Wähle ein Passwort mit mindestens 8 Zeichen.',
  'form.password-known': 'Dieses Passwort ist zu bekannt oder deinem Namen zu ähnlich. Wähle ein anderes.',
  'form.password-hint': 'Mindestens 8 Zeichen. Drei Wörter, die nur du zusammenbringst, merkt man sich leicht.',
  'form.code': 'Der Code hat sechs Ziffern.',
  'problem.check': 'Ein paar Felder brauchen noch einen Blick.',
  'problem.rate': 'Das war oft in kurzer Zeit. Warte eine Minute und versuch es dann noch einmal.',
  'problem.network':
    'Es gibt keine Verbindung. Was du geschrieben hast, ist noch da; versuch es wieder, wenn du online bist.',
  'problem.session': 'Du bist abgemeldet. Melde dich wieder an, um weiterzumachen.',
  'problem.role': 'Dieses Konto darf das nicht.',
  'problem.missing': 'Hier ist nichts, oder es ist nicht für dich.',
  'problem.ours':
    'Bei uns ist etwas schiefgegangen. Was du geschrieben hast, ist noch da; versuch es gleich noch einmal.',
  'problem.full':
    'Bei uns ist gerade kein Platz, um das zu speichern. Was du eingegeben hast, ist noch hier; versuch es später noch einmal.',
}
