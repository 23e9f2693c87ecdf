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
  'title.spent': 'Dieser Link gilt nicht mehr',
  'lead.ask': 'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du dich ohne Passwort anmeldest.',
  'lead.sent':
    'Falls es für {email} ein Konto gibt, haben wir einen Link geschickt. Er gilt einmal, 15 Minuten lang. Nichts angekommen? Schau in den Spam-Ordner.',
  'lead.sign-in': 'Mit diesem Link meldest du dich als {name} an, mit der Adresse {email}.',
  'lead.sign-up': 'Bestätige, dass {email} dir gehört, dann ist dein Konto bereit.',
  'lead.spent': 'Ein Link gilt nur einmal und nur kurze Zeit. Fordere einen neuen an oder melde dich anders an.',
  'side.title': 'Kein Passwort, das du dir merken musst',
  'side.text': 'Du brauchst nur den Link aus der E-Mail. Er gilt genau einmal.',
  email: 'E-Mail',
  children: { one: 'Dein Kind', other: 'Deine Kinder' },
  'submit.ask': 'Link senden',
  'submit.sign-in': 'Ja, melde mich an',
  'submit.sign-up': 'Bestätigen und loslegen',
  'not-me': 'Das bin ich nicht',
  looking: 'Dein Link wird geprüft',
  retry: 'Noch einmal versuchen',
  'back.login': 'Anders anmelden',
  'to.ask': 'Neuen Link anfordern',
  'problem.inactive': 'Dieses Konto ist deaktiviert. Frag deine Schule oder schreib unserem Support.',
}
