import { formWords } from '../../parts/form/form.words.de.ts'
import type { LoginWords } from './en.ts'

/** The sign-in's words in German. */
export const words: LoginWords = {
  ...formWords,
  title: 'Anmelden',
  'title.checkout': 'Melde dich an, um weiterzumachen',
  'title.code': 'Gib deinen Code ein',
  'title.returning': 'Einen Moment',
  'lead.checkout': 'Deine Auswahl bleibt im Warenkorb.',
  'side.title': 'Schön, dass du da bist',
  'side.text': 'Deine Fragen, deine Kurse und dein Coach warten dort, wo du aufgehört hast.',
  name: 'E-Mail, Benutzername oder Handynummer',
  password: 'Passwort',
  submit: 'Anmelden',
  forgotten: 'Passwort vergessen?',
  or: 'oder',
  'use.code': 'Mit Einmalcode',
  'use.password': 'Mit Passwort',
  'use.link': 'Link per E-Mail',
  'use.provider': 'Weiter mit {name}',
  'code.lead':
    'Falls es für {name} ein Konto gibt, haben wir einen sechsstelligen Code geschickt. Er gilt zehn Minuten. Nichts angekommen? Schau in den Spam-Ordner.',
  'code.label': 'Sechsstelliger Code',
  'code.send': 'Code senden',
  'code.again': 'Neuen Code senden',
  'code.wait': { one: 'In {count} Sekunde neuen Code senden', other: 'In {count} Sekunden neuen Code senden' },
  'code.sent-again': 'Wir haben einen neuen Code geschickt. Nimm den neuesten.',
  'code.change': 'Anderes Konto verwenden',
  'new.question': 'Neu hier?',
  'new.link': 'Konto anlegen',
  'returning.wait': 'Du wirst angemeldet',
  'missing.name': 'Gib deine E-Mail-Adresse, deinen Benutzernamen oder deine Handynummer ein.',
  'missing.password': 'Gib dein Passwort ein.',
  'problem.wrong': 'Name oder Passwort stimmt nicht. Prüf beides und versuch es noch einmal.',
  'problem.wrong-code':
    'Der Code stimmt nicht oder ist zu alt. Prüf ihn noch einmal oder lass dir einen neuen schicken.',
  'problem.code-over': 'Der Code war fünfmal falsch und gilt deshalb nicht mehr. Lass dir einen neuen schicken.',
  'problem.inactive': 'Dieses Konto ist deaktiviert. Frag deine Schule oder schreib unserem Support.',
  'problem.type': 'Auf diesem Weg kannst du dich hier nicht anmelden.',
  'problem.no-account': 'Dafür gibt es noch kein Konto. Leg unten eins an oder melde dich anders an.',
  'problem.refused':
    'Die Anmeldung beim anderen Dienst hat nicht geklappt. Fang noch einmal an oder wähle einen anderen Weg.',
  'problem.unavailable':
    'Wir erreichen den anderen Dienst gerade nicht. Wähle einen anderen Weg oder versuch es gleich noch einmal.',
  'problem.spent':
    'Diese Anmeldung wurde in einem anderen Fenster gestartet oder ist zu alt. Fang hier noch einmal an.',
}
