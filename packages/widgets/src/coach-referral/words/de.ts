import { familyWords } from '../../parts/family/family.words.de.ts'
import type { ReferralWords } from './en.ts'

export const words: ReferralWords = {
  ...familyWords,
  title: 'Freunde einladen',
  lead: 'Gib deinen Code an Familien weiter, die du kennst. Sie geben ihn beim Registrieren oder auf dieser Seite ein.',
  code: 'Dein Code',
  copy: 'Code kopieren',
  copied: 'Kopiert',
  reward: {
    one: 'Sobald ein Freund oder eine Freundin mit deinem Code zum ersten Mal bezahlt, bekommt ihr beide einen Gratismonat.',
    other:
      'Sobald ein Freund oder eine Freundin mit deinem Code zum ersten Mal bezahlt, bekommt ihr beide {count} Gratismonate.',
  },
  'reward.none': 'Dein Code zeigt, dass jemand durch dich gekommen ist. Gratismonate gibt es dafür nicht.',
  quota: { one: '{count} von {of} Freunden hat ihn benutzt', other: '{count} von {of} Freunden haben ihn benutzt' },
  full: 'Alle Plätze sind vergeben. Danke!',
  friends: 'Wer ihn benutzt hat',
  'friends.none': 'Noch niemand. Sobald jemand deinen Code benutzt, siehst du hier den Vornamen.',
  'friends.since': 'am {day}',
  enter: 'Hast du einen Code bekommen?',
  'enter.text': 'Du kannst nur einen Code benutzen, und nur einmal.',
  'enter.reward': {
    one: 'Benutze ihn vor deiner ersten Zahlung, dann bekommt ihr danach beide einen Gratismonat.',
    other: 'Benutze ihn vor deiner ersten Zahlung, dann bekommt ihr danach beide {count} Gratismonate.',
  },
  'enter.label': 'Code von Freunden',
  'enter.missing': 'Gib den Code ein.',
  'enter.check': 'Code prüfen',
  'enter.good': {
    one: 'Dieser Code gilt noch für {count} Person.',
    other: 'Dieser Code gilt noch für {count} Personen.',
  },
  'enter.submit': 'Code benutzen',
  'enter.done': 'Du hast den Code {code} benutzt. Schön, dass du da bist!',
  faq: 'Fragen zu Freundescodes',
  'faq.title': 'Fragen zu Freundescodes',
  'faq.back': 'Zurück zu meinem Code',
  'faq.what.q': 'Was ist ein Freundescode?',
  'faq.what.a':
    'Zehn Buchstaben und Ziffern, die nur dir gehören. Gibt eine Familie sie ein, siehst du, dass sie durch dich gekommen ist.',
  'faq.who.q': 'Wer kann meinen benutzen?',
  'faq.who.a':
    'Alle mit einem eigenen Schüler- oder Elternkonto. Für die eigene Familie ist er nicht: Eltern und ihre Kinder können ihre Codes nicht gegenseitig benutzen.',
  'faq.many.q': 'Wie oft kann er benutzt werden?',
  'faq.many.a':
    'So oft, wie es auf deiner Seite steht. Sind alle Plätze vergeben, können andere den Code nicht mehr benutzen. Niemand verliert dadurch etwas.',
  'faq.once.q': 'Ich habe zwei Codes. Kann ich beide benutzen?',
  'faq.once.a':
    'Nein. Jedes Konto kann nur einen Code benutzen, und nur einmal. Tauschen geht später nicht, also überleg dir, welchen du nimmst.',
  'faq.see.q': 'Was sehen meine Freunde und ich voneinander?',
  'faq.see.a':
    'Du siehst den Vornamen, den Anfangsbuchstaben des Nachnamens und den Tag. Die anderen sehen von dir nur den Code.',
  'faq.reward.q': 'Was bekomme ich dafür?',
  'faq.reward.a': {
    one: 'Einen Gratismonat für euch beide, sobald die andere Person zum ersten Mal bezahlt hat. Er wird an dein Abo oder das deines Kindes angehängt: Die nächste Zahlung ist einen Monat später. Ohne Abo bleibt er erhalten, bis du eins hast.',
    other:
      '{count} Gratismonate für euch beide, sobald die andere Person zum ersten Mal bezahlt hat. Sie werden an dein Abo oder das deines Kindes angehängt: Die nächste Zahlung ist {count} Monate später. Ohne Abo bleiben sie erhalten, bis du eins hast.',
  },
  'faq.reward.none': 'Gratismonate gibt es hier nicht. Auf deiner Seite siehst du, wer deinen Code benutzt hat.',
  'faq.wrong.q': 'Der Code geht nicht. Was kann ich tun?',
  'faq.wrong.a':
    'Prüf ihn Zeichen für Zeichen. Stimmt er, sind vielleicht alle Plätze vergeben: Frag die Person, die ihn dir gegeben hat.',
  'staff.title': 'Freundescodes sind für Familien',
  'staff.text': 'Schülerinnen, Schüler und Eltern finden hier ihren Code.',
  'problem.unknown': 'Diesen Code kennen wir nicht. Prüf ihn Zeichen für Zeichen.',
  'problem.spent': 'Bei diesem Code sind alle Plätze vergeben.',
  'problem.own': 'Freundescodes sind nicht für die eigene Familie.',
  'problem.repeated': 'Mit diesem Konto wurde schon ein Freundescode benutzt.',
}
