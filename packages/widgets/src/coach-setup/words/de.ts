import { copyWords } from '../../parts/copy-box/copy-box.words.de.ts'
import { formWords } from '../../parts/form/form.words.de.ts'
import { originsWords } from '../../parts/origins/origins.words.de.ts'
import type { SetupWords } from './en.ts'

export const words: SetupWords = {
  ...formWords,
  ...copyWords,
  ...originsWords,
  'title.loading': 'Einen Moment',
  'title.form': 'CoachKit einrichten',
  'title.done': 'CoachKit ist eingerichtet',
  'title.closed': 'CoachKit ist bereits eingerichtet',
  'title.failed': 'Der Server ist nicht erreichbar',
  'lead.form': 'Sie werden der erste Admin. Ihre Schule und die Seiten, die den Coach bekommen, gehören gleich dazu.',
  'lead.done': 'Zweierlei sollten Sie aufheben: die Zeile für Ihre Seiten und den geheimen Schlüssel.',
  'lead.closed': 'Es gibt schon einen Admin. Melden Sie sich an, um weiterzumachen.',
  'side.title': 'Von hier bis zum Coach auf Ihrer Seite',
  'side.text': 'Diese Seite ausfüllen, eine Zeile einfügen, und Ihre Schüler haben jemanden zum Fragen.',
  loading: 'Wird geladen',
  retry: 'Noch einmal versuchen',
  token: 'Einrichtungs-Token',
  'token.hint': 'Der Server hat es beim Start ausgegeben.',
  'token.empty': 'Fügen Sie das Token ein, das der Server ausgegeben hat.',
  email: 'Ihre E-Mail-Adresse',
  password: 'Passwort',
  school: 'Name der Schule',
  'school.empty': 'Geben Sie den Namen der Schule an.',
  brand: 'Aussehen',
  'brand.none': 'Das von CoachKit',
  'brand.colour': 'Eine eigene Farbe',
  colour: 'Ihre Farbe',
  submit: 'Einrichten',
  'problem.token': 'Dieses Token stimmt nicht oder ist zu alt. Starten Sie den Server neu, dann gibt er ein neues aus.',
  'problem.closed': 'Jemand anders hat die Einrichtung inzwischen abgeschlossen.',
  'wrong.email': 'Diese Adresse verwendet schon jemand.',
  line: 'Die Zeile zum Einfügen',
  'line.hint': 'Setzen Sie sie in jede Seite, die den Coach bekommt, direkt vor </body>.',
  'key.secret': 'Geheimer Schlüssel',
  'key.hint':
    'Für Ihren eigenen Server, um Schüler anzumelden. Er wird nur dieses eine Mal gezeigt und darf nie in einer Seite stehen.',
  'to.login': 'Anmelden',
}
