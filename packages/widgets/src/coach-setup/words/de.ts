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
  'lead.form': 'Du wirst der erste Admin. Dabei legst du auch deine Schule an und die Seiten, die den Coach bekommen.',
  'lead.done': 'Bewahre zwei Dinge gut auf: die Zeile für deine Seiten und den geheimen Schlüssel.',
  'lead.closed': 'Es gibt schon einen Admin. Melde dich an, um weiterzumachen.',
  'side.title': 'Bring den Coach auf deine Seite',
  'side.text':
    'Füll dieses Formular aus, füg eine Zeile ein, und deine Schüler haben einen Coach, den sie fragen können.',
  loading: 'Wird geladen',
  retry: 'Noch einmal versuchen',
  token: 'Einrichtungs-Token',
  'token.hint': 'Der Server hat es beim Start ausgegeben.',
  'token.empty': 'Füg das Token ein, das der Server ausgegeben hat.',
  email: 'Deine E-Mail-Adresse',
  password: 'Passwort',
  school: 'Name der Schule',
  'school.empty': 'Gib den Namen deiner Schule ein.',
  brand: 'Aussehen',
  'brand.none': 'Das von CoachKit',
  'brand.colour': 'Eine eigene Farbe',
  colour: 'Deine Farbe',
  submit: 'Einrichten',
  'problem.token': 'Dieses Token stimmt nicht oder ist zu alt. Starte den Server neu, dann bekommst du ein neues.',
  'problem.closed': 'Die Einrichtung hat schon jemand anders abgeschlossen.',
  'wrong.email': 'Diese Adresse wird schon verwendet.',
  line: 'Die Zeile zum Einfügen',
  'line.hint': 'Füg sie auf jeder Seite ein, die den Coach haben soll, direkt vor </body>.',
  'key.secret': 'Geheimer Schlüssel',
  'key.hint':
    'Für deinen eigenen Server, um Schüler anzumelden. Du siehst ihn nur dieses eine Mal, und er darf nie in einer Seite stehen.',
  'to.login': 'Anmelden',
}
