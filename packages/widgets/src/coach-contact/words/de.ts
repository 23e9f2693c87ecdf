import { formWords } from '../../parts/form/form.words.de.ts'
import type { ContactWords } from './en.ts'

export const words: ContactWords = {
  ...formWords,
  title: 'Schreib uns',
  lead: 'Das liest ein Mensch, meist innerhalb eines Arbeitstags.',
  'lead.known': 'Die Antwort geht an die Adresse deines Kontos.',
  email: 'Deine E-Mail-Adresse',
  'email.hint': 'Dorthin geht die Antwort. Für etwas anderes verwenden wir sie nicht.',
  message: 'Deine Nachricht',
  'message.hint': 'Bitte keine Passwörter. Wir fragen nie danach.',
  'message.long': 'Das sind mehr als 5.000 Zeichen. Das Wichtigste zuerst?',
  submit: 'Senden',
  'sent.title': 'Deine Nachricht ist unterwegs',
  'sent.text': 'Danke. Wir antworten an {email}.',
  'sent.known': 'Danke. Wir antworten an die Adresse deines Kontos.',
  'sent.again': 'Noch eine Nachricht schreiben',
}
