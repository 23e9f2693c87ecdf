import { formWords } from '../../parts/form/form.words.de.ts'
import { sentWords } from '../../parts/sign-in/sent.words.de.ts'
import type { PasswordWords } from './en.ts'

/** The words of a new password in German. */
export const words: PasswordWords = {
  ...formWords,
  ...sentWords,
  'title.ask': 'Passwort vergessen?',
  'title.reset': 'Wähle ein neues Passwort',
  'title.done': 'Dein neues Passwort gilt',
  'title.spent': 'Dieser Link ist verbraucht',
  'lead.ask': 'Schreib die E-Mail-Adresse deines Kontos. Wir schicken dir einen Link, um ein neues zu wählen.',
  'lead.sent':
    'Wenn es für {email} ein Konto gibt, ist ein Link unterwegs. Er gilt einmal und 15 Minuten. Nichts da? Sieh im Spam nach.',
  'lead.reset': 'Alle Geräte, die jetzt angemeldet sind, werden abgemeldet.',
  'lead.done': 'Das alte gilt nicht mehr, und alle Geräte sind abgemeldet. Melde dich mit dem neuen an.',
  'lead.spent': 'Er gilt einmal und 15 Minuten, und dein Passwort ist geblieben. Lass dir einen neuen Link schicken.',
  'side.title': 'Das passiert allen einmal',
  'side.text': 'Eine Minute, dann bist du wieder bei deinen Fragen. Nichts von dir ist verloren.',
  email: 'E-Mail',
  'email.hint': 'Ein Kind ohne Adresse? Die Eltern können ein neues Passwort setzen.',
  new_password: 'Neues Passwort',
  'submit.ask': 'Schick mir einen Link',
  'submit.reset': 'Passwort setzen',
  'to.login': 'Anmelden',
  'back.login': 'Zurück zum Anmelden',
  'to.ask': 'Neuen Link schicken',
}
