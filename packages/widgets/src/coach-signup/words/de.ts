import { formWords } from '../../parts/form/form.words.de.ts'
import { sentWords } from '../../parts/sign-in/sent.words.de.ts'
import type { SignupWords } from './en.ts'

/** The sign-up's words in German. */
export const words: SignupWords = {
  ...formWords,
  ...sentWords,
  title: 'Konto anlegen',
  'title.lite': 'Kostenlos starten',
  'title.proof': 'Fast geschafft',
  'lead.lite': 'Übe und frag den Coach, ohne zu bezahlen. Mehr kannst du später immer noch dazunehmen.',
  'lead.proof': 'Wir brauchen noch zwei Angaben, dann kann es losgehen.',
  'lead.course': 'Leg zuerst dein Konto an, dann geht es mit {course} weiter.',
  'lead.sent':
    'Wir haben eine E-Mail an {email} geschickt. Öffne den Link darin und bestätige, dann bist du drin. Er gilt einen Tag. Nichts angekommen? Schau in den Spam-Ordner.',
  'side.title': 'Ein Coach, der fragt, statt vorzusagen',
  'side.text':
    'Erst ein Anstoß, dann ein Tipp, dann der Anfang einer ähnlichen Aufgabe. Die Lösung kommt, wenn du es selbst versucht hast.',
  role: 'Ich bin',
  'role.student': 'Schülerin oder Schüler',
  'role.parent': 'Mutter oder Vater',
  'role.hint': 'Lehrkräfte bekommen ihr Konto von ihrer Schule.',
  first_name: 'Vorname',
  last_name: 'Nachname',
  email: 'E-Mail',
  password: 'Passwort',
  mobile_number: 'Handynummer',
  'mobile_number.hint': 'Mit Ländervorwahl. Du kannst dich auch damit anmelden.',
  referral_code: 'Code einer Freundin oder eines Freundes',
  'agree.terms': 'Nutzungsbedingungen',
  'agree.privacy': 'Datenschutzerklärung',
  agree: 'Ich stimme den {terms} und der {privacy} zu.',
  submit: 'Konto anlegen',
  'have.question': 'Schon ein Konto?',
  'have.link': 'Anmelden',
  'wrong.role': 'Wähle aus, ob du Schülerin oder Schüler bist oder Mutter oder Vater.',
  'wrong.first_name': 'Gib deinen Vornamen ein.',
  'wrong.last_name': 'Gib deinen Nachnamen ein.',
  'wrong.name': 'Hier ist ein Zeichen, das in Namen nicht vorkommen kann.',
  'wrong.mobile_number': 'Gib die Nummer mit Ländervorwahl ein, zum Beispiel +49 151 23456789.',
  'wrong.agree': 'Um weiterzumachen, stimm den Nutzungsbedingungen und der Datenschutzerklärung zu.',
  'problem.refused': 'Auf diesem Weg hat es nicht geklappt. Fang auf der Anmeldeseite noch einmal an.',
  'problem.inactive': 'Dieses Konto ist deaktiviert. Frag deine Schule oder schreib unserem Support.',
  'problem.unavailable': 'Wir erreichen den anderen Dienst gerade nicht. Versuch es gleich noch einmal.',
}
