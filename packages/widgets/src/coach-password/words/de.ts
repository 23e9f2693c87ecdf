import { formWords } from '../../parts/form/form.words.de.ts'
import { sentWords } from '../../parts/sign-in/sent.words.de.ts'
import type { PasswordWords } from './en.ts'

/** The words of a new password in German. */
export const words: PasswordWords = {
  ...formWords,
  ...sentWords,
  'title.ask': 'Passwort vergessen?',
  'title.reset': 'Wähle ein neues Passwort',
  'title.done': 'Dein Passwort wurde geändert',
  'title.spent': 'Dieser Link gilt nicht mehr',
  'lead.ask':
    'Gib die E-Mail-Adresse deines Kontos ein. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.',
  'lead.sent':
    'Falls es für {email} ein Konto gibt, haben wir einen Link geschickt. Er gilt einmal, 15 Minuten lang. Nichts angekommen? Schau in den Spam-Ordner.',
  'lead.reset': 'Du wirst auf allen Geräten abgemeldet.',
  'lead.done':
    'Das alte Passwort gilt nicht mehr, und du bist auf allen Geräten abgemeldet. Melde dich mit dem neuen an.',
  'lead.spent':
    'Jeder Link gilt einmal, 15 Minuten lang. Dein Passwort hat sich nicht geändert. Fordere einen neuen Link an.',
  'side.title': 'Das passiert allen mal',
  'side.text': 'In einer Minute bist du wieder bei deinen Fragen. Nichts geht verloren.',
  email: 'E-Mail',
  'email.hint': 'Hat ein Kind keine E-Mail-Adresse, kann ein Elternteil ein neues Passwort festlegen.',
  new_password: 'Neues Passwort',
  'submit.ask': 'Link senden',
  'submit.reset': 'Passwort speichern',
  'to.login': 'Anmelden',
  'back.login': 'Zurück zur Anmeldung',
  'to.ask': 'Neuen Link anfordern',
}
