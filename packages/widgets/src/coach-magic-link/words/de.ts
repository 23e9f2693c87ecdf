import { formWords } from '../../parts/form/form.words.de.ts'
import { sentWords } from '../../parts/sign-in/sent.words.de.ts'
import type { MagicLinkWords } from './en.ts'

/** The words of the mailed link in German. */
export const words: MagicLinkWords = {
  ...formWords,
  ...sentWords,
  'title.ask': 'Mit einem Link anmelden',
  'title.looking': 'Einen Moment',
  'title.sign-in': 'Bist du das?',
  'title.sign-up': 'Willkommen, {name}',
  'title.spent': 'Dieser Link ist verbraucht',
  'lead.ask': 'Schreib deine E-Mail-Adresse. Wir schicken dir einen Link, der dich ohne Passwort anmeldet.',
  'lead.sent':
    'Wenn es für {email} ein Konto gibt, ist ein Link unterwegs. Er gilt einmal und 15 Minuten. Nichts da? Sieh im Spam nach.',
  'lead.sign-in': 'Dieser Link meldet {name} mit der Adresse {email} an.',
  'lead.sign-up': 'Bestätige, dass {email} dir gehört, dann beginnt dein Konto.',
  'lead.spent': 'Ein Link gilt einmal und nicht lange. Lass dir einen neuen schicken oder melde dich anders an.',
  'side.title': 'Kein Passwort zu merken',
  'side.text': 'Der Link in deiner Mail genügt. Er gilt einmal und für niemand anderen.',
  email: 'E-Mail',
  children: { one: 'Dein Kind hier', other: 'Deine Kinder hier' },
  'submit.ask': 'Schick mir einen Link',
  'submit.sign-in': 'Ja, melde mich an',
  'submit.sign-up': 'Bestätigen und anfangen',
  'not-me': 'Das bin ich nicht',
  looking: 'Dein Link wird angesehen',
  retry: 'Noch einmal versuchen',
  'back.login': 'Anders anmelden',
  'to.ask': 'Neuen Link schicken',
  'problem.inactive': 'Dieses Konto ist abgeschaltet. Frag deine Schule oder den Support.',
}
