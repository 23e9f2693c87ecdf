import { familyWords } from '../../parts/family/family.words.de.ts'
import type { ShopWords } from './en.ts'

export const words: ShopWords = {
  ...familyWords,
  title: 'Kurse für {name}',
  'title.own': 'Kurse für dich',
  'title.all': 'Kurse',
  lead: 'Such dir aus, was du möchtest. Du bezahlst jetzt noch nichts.',
  mode: 'Wie oft du bezahlst',
  'mode.subscription': 'Monatlich',
  'mode.annual': 'Jährlich',
  'each.subscription': 'im Monat',
  'each.annual': 'im Jahr',
  'annual.none': 'Nur monatlich',
  saves: '{amount} im Jahr sparen ({percent} %)',
  'saves.year': 'Bezahl {amount} im Jahr und spar {saved}',
  add: 'Hinzufügen',
  'add.of': '{name} hinzufügen',
  added: 'Im Warenkorb',
  'added.of': 'Im Warenkorb: {name}',
  owned: 'Hast du schon',
  'owned.of': 'Hat {name} schon',
  period:
    'Der erste Zeitraum geht vom {start} bis zum {end}. Er verlängert sich automatisch, und du kannst jederzeit kündigen.',
  inside: { one: 'Mit {count} Quiz.', other: 'Mit {count} Quizzen.' },
  'inside.free': {
    one: '{count} davon kannst du kostenlos ausprobieren.',
    other: '{count} davon kannst du kostenlos ausprobieren.',
  },
  'empty.title': 'Noch keine Kurse im Angebot',
  'empty.text':
    'Sobald es Kurse zu kaufen gibt, findest du sie hier. Hast du einen Code von deiner Schule? Den kannst du schon einlösen.',
  'empty.redeem': 'Aktivierungscode einlösen',
  'chosen.none':
    'Der gewählte Kurs wird hier nicht verkauft. Mit einem Code von deiner Schule kannst du ihn trotzdem öffnen.',
  'done.title': 'Du hast schon alle Kurse',
  basket: { one: '{count} Kurs im Warenkorb', other: '{count} Kurse im Warenkorb' },
  checkout: 'Zum Warenkorb',
  'staff.title': 'Nur Familien können Kurse kaufen',
  'staff.text':
    'Schülerinnen, Schüler und Eltern können hier Kurse kaufen. Die Kurse der Schule verteilt die Schule selbst.',
}
