import { familyWords } from '../../parts/family/family.words.de.ts'
import type { LiteWords } from './en.ts'

export const words: LiteWords = {
  ...familyWords,
  title: 'Kostenlosen Zugang einschalten',
  lead: 'Zum kostenlosen Zugang gehören der Coach und alle kostenlosen Quizze. Kurse kannst du jederzeit hinzufügen.',
  child: 'Für wen ist er?',
  'child.add': 'Kind hinzufügen',
  'child.none': 'Leg zuerst dein Kind an. Ein kostenloses Konto dauert nur eine Minute.',
  'child.has': 'Hat schon kostenlosen Zugang',
  'child.paid': 'Hat schon Kurse',
  'child.missing': 'Wähle aus, für wen er ist.',
  code: 'Aktivierungscode',
  'code.hint': 'Wenn du einen hast, öffnet er zusätzlich seine Kurse.',
  'code.opens': 'Dieser Code gilt. Er öffnet:',
  check: 'Code prüfen',
  'submit.for': 'Für {name} einschalten',
  submit: 'Einschalten',
  'done.title': 'Der kostenlose Zugang ist eingeschaltet',
  'done.for': '{name} kann jetzt loslegen.',
  'done.own': 'Du kannst jetzt loslegen.',
  'done.home': 'Zur Familienseite',
  'done.learn': 'Mit dem Coach sprechen',
  'has.title': 'Du hast kostenlosen Zugang',
  'has.text': 'Du musst nichts einschalten. Kurse kannst du jederzeit hinzufügen.',
  'paid.title': 'Hier gibt es nichts einzuschalten',
  'paid.own': 'Du hast schon Kurse, und der Coach gehört dazu. Der kostenlose Zugang bringt dir nichts Neues.',
  'paid.family':
    'Alle Kinder haben schon Kurse, und der Coach gehört dazu. Der kostenlose Zugang bringt ihnen nichts Neues.',
  'staff.title': 'Kostenloser Zugang ist für Schülerinnen und Schüler',
  'staff.text': 'Schülerinnen und Schüler schalten ihn selbst ein, Eltern für ihre Kinder.',
  'problem.paid': 'Dieses Konto hat schon mehr als den kostenlosen Zugang. Du musst nichts einschalten.',
  'problem.unknown': 'Diesen Code kennen wir nicht. Prüf ihn Zeichen für Zeichen oder lass das Feld leer.',
  'problem.spent':
    'Dieser Code wurde schon eingelöst oder gilt nicht mehr. Lass das Feld leer, um ohne Code weiterzumachen.',
  'problem.nothing-new':
    'Alles, was dieser Code öffnet, ist schon offen. Er wurde nicht eingelöst. Lass das Feld leer, um ohne Code weiterzumachen.',
}
