import { familyWords } from '../../parts/family/family.words.de.ts'
import type { ShopWords } from './en.ts'

export const words: ShopWords = {
  ...familyWords,
  title: 'Kurse für {name}',
  'title.own': 'Kurse für dich',
  'title.all': 'Kurse',
  lead: 'Such dir aus, was du magst. Bezahlt wird erst, wenn du es sagst.',
  mode: 'Zahlweise',
  'mode.subscription': 'Monatlich',
  'mode.annual': 'Jährlich',
  'each.subscription': 'im Monat',
  'each.annual': 'im Jahr',
  'annual.none': 'Nur monatlich zu zahlen',
  add: 'Dazulegen',
  'add.of': '{name} dazulegen',
  added: 'Im Korb',
  'added.of': 'Im Korb: {name}',
  owned: 'Hast du schon',
  'owned.of': 'Hat {name} schon',
  period: 'Der erste Zeitraum geht vom {start} bis zum {end}. Er verlängert sich von selbst und ist jederzeit kündbar.',
  inside: { one: 'Mit {count} Quiz.', other: 'Mit {count} Quizzen.' },
  'inside.free': {
    one: '{count} davon ist kostenlos zum Ausprobieren.',
    other: '{count} davon sind kostenlos zum Ausprobieren.',
  },
  'empty.title': 'Hier gibt es noch nichts zu kaufen',
  'empty.text': 'Sobald es Kurse gibt, stehen sie hier. Einen Code deiner Schule kannst du schon einlösen.',
  'empty.redeem': 'Aktivierungscode einlösen',
  'chosen.none':
    'Den Kurs, den du gewählt hast, gibt es hier nicht zu kaufen. Mit einem Code deiner Schule bekommst du ihn trotzdem.',
  'done.title': 'Alle Kurse sind schon da',
  basket: { one: '{count} Kurs im Korb', other: '{count} Kurse im Korb' },
  checkout: 'Zum Korb',
  'staff.title': 'Kurse kaufen Familien',
  'staff.text': 'Schülerinnen, Schüler und Eltern kaufen hier Kurse. Die Kurse deiner Schule gibt die Schule aus.',
}
