import { familyWords } from '../../parts/family/family.words.de.ts'
import type { LiteWords } from './en.ts'

export const words: LiteWords = {
  ...familyWords,
  title: 'Freien Zugang einschalten',
  lead: 'Der freie Zugang öffnet den Coach und tägliche Übungen, mit ein paar Herzen am Tag. Kurse gibt es jederzeit dazu.',
  child: 'Für wen ist er?',
  'child.add': 'Kind hinzufügen',
  'child.none': 'Leg zuerst dein Kind an; ein freies Konto dauert eine Minute.',
  'child.has': 'Hat schon freien Zugang',
  'child.missing': 'Wähle, für wen er ist.',
  code: 'Aktivierungscode',
  'code.hint': 'Wenn du einen bekommen hast, bringt er seine Kurse mit.',
  'submit.for': 'Für {name} einschalten',
  submit: 'Einschalten',
  'done.title': 'Der freie Zugang ist an',
  'done.for': '{name} kann jetzt anfangen.',
  'done.own': 'Du kannst jetzt anfangen.',
  'done.home': 'Zur Familienseite',
  'done.learn': 'Mit dem Coach sprechen',
  'has.title': 'Du hast freien Zugang',
  'has.text': 'Es gibt nichts einzuschalten. Kurse kannst du jederzeit dazunehmen.',
  'staff.title': 'Freier Zugang ist für Schülerinnen und Schüler',
  'staff.text': 'Sie schalten ihn für sich ein, Eltern für ihre Kinder.',
  'problem.paid': 'Dieses Konto hat schon mehr als den freien Zugang: Es gibt nichts einzuschalten.',
  'problem.unknown': 'Diesen Code gibt es nicht. Sieh ihn dir Zeichen für Zeichen an, oder lass das Feld leer.',
  'problem.spent': 'Dieser Code wurde schon benutzt oder gilt nicht mehr. Ohne ihn geht es mit leerem Feld weiter.',
}
