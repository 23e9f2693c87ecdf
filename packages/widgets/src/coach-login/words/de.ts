import { formWords } from '../../parts/form/form.words.de.ts'
import type { LoginWords } from './en.ts'

/** The sign-in's words in German. */
export const words: LoginWords = {
  ...formWords,
  title: 'Anmelden',
  'title.checkout': 'Melde dich an, um weiterzumachen',
  'title.code': 'Sieh nach deinem Code',
  'title.returning': 'Einen Moment',
  'lead.checkout': 'Was du ausgesucht hast, bleibt im Korb.',
  'side.title': 'Schön, dass du da bist',
  'side.text': 'Deine Fragen, deine Kurse und dein Coach sind da, wo du sie gelassen hast.',
  name: 'E-Mail, Benutzername oder Handynummer',
  password: 'Passwort',
  submit: 'Anmelden',
  forgotten: 'Passwort vergessen?',
  or: 'oder',
  'use.code': 'Mit Einmalcode',
  'use.password': 'Mit Passwort',
  'use.link': 'Schick mir einen Link',
  'use.provider': 'Weiter mit {name}',
  'code.lead':
    'Wenn es für {name} ein Konto gibt, ist ein Code mit sechs Ziffern unterwegs. Er gilt zehn Minuten. Nichts da? Sieh im Spam nach.',
  'code.label': 'Code mit sechs Ziffern',
  'code.send': 'Schick mir einen Code',
  'code.again': 'Noch einen Code schicken',
  'code.wait': { one: 'Ein neuer Code in {count} Sekunde', other: 'Ein neuer Code in {count} Sekunden' },
  'code.sent-again': 'Ein neuer Code ist unterwegs. Der neueste gilt.',
  'code.change': 'Anderen Namen nehmen',
  'new.question': 'Neu hier?',
  'new.link': 'Konto anlegen',
  'returning.wait': 'Du wirst angemeldet',
  'missing.name': 'Schreib deine E-Mail-Adresse, deinen Benutzernamen oder deine Handynummer.',
  'missing.password': 'Schreib dein Passwort.',
  'problem.wrong': 'Der Name oder das Passwort stimmt nicht. Sieh dir beides an und versuch es noch einmal.',
  'problem.wrong-code':
    'Dieser Code stimmt nicht oder ist zu alt. Sieh noch einmal hin oder lass dir einen neuen schicken.',
  'problem.code-over': 'Das war fünfmal falsch, deshalb gilt dieser Code nicht mehr. Lass dir einen neuen schicken.',
  'problem.inactive': 'Dieses Konto ist abgeschaltet. Frag deine Schule oder den Support.',
  'problem.type': 'So kann man sich hier nicht anmelden.',
  'problem.no-account': 'Dafür gibt es noch kein Konto. Leg unten eins an oder melde dich anders an.',
  'problem.refused': 'Der andere Dienst hat dich nicht angemeldet. Fang noch einmal an oder nimm einen anderen Weg.',
  'problem.unavailable':
    'Der andere Dienst ist gerade nicht zu erreichen. Nimm einen anderen Weg oder versuch es gleich noch einmal.',
  'problem.spent': 'Diese Anmeldung wurde in einem anderen Fenster begonnen oder ist zu alt. Fang hier noch einmal an.',
}
