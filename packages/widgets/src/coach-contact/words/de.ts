import { formWords } from '../../parts/form/form.words.de.ts'
import type { ContactWords } from './en.ts'

export const words: ContactWords = {
  ...formWords,
  title: 'Schreib uns',
  lead: 'Deine Nachricht liest ein Mensch, meist innerhalb eines Arbeitstags.',
  'lead.known': 'Wir antworten an die E-Mail-Adresse deines Kontos.',
  email: 'Deine E-Mail-Adresse',
  'email.hint': 'An diese Adresse antworten wir. Für etwas anderes verwenden wir sie nicht.',
  message: 'Deine Nachricht',
  'message.hint': 'Bitte schreib keine Passwörter hinein. Wir fragen nie danach.',
  'message.long': 'Bitte bleib unter 5.000 Zeichen und fang mit dem Wichtigsten an.',
  submit: 'Senden',
  'sent.title': 'Nachricht gesendet',
  'sent.text': 'Danke. Wir antworten an {email}.',
  'sent.known': 'Danke. Wir antworten an die E-Mail-Adresse deines Kontos.',
  'sent.again': 'Noch eine Nachricht schreiben',
}
