import { familyWords } from '../../parts/family/family.words.de.ts'
import type { ReferralWords } from './en.ts'

export const words: ReferralWords = {
  ...familyWords,
  title: 'Ein Code für Freunde',
  lead: 'Gib deinen Code Familien, die du kennst. Sie schreiben ihn bei der Anmeldung hin oder auf dieser Seite.',
  code: 'Dein Code',
  copy: 'Code kopieren',
  copied: 'Kopiert',
  reward: {
    one: 'Sobald ein Freund mit deinem Code zum ersten Mal bezahlt, bekommt ihr beide einen Gratismonat.',
    other: 'Sobald ein Freund mit deinem Code zum ersten Mal bezahlt, bekommt ihr beide {count} Gratismonate.',
  },
  'reward.none': 'Deine Freunde finden so zu uns; Gratismonate bringt der Code nicht.',
  quota: { one: '{count} von {of} Freunden hat ihn benutzt', other: '{count} von {of} Freunden haben ihn benutzt' },
  full: 'Alle Plätze sind vergeben. Danke!',
  friends: 'Wer ihn benutzt hat',
  'friends.none': 'Noch niemand. Freunde stehen hier mit ihrem Vornamen, sobald sie den Code benutzt haben.',
  'friends.since': 'am {day}',
  enter: 'Hat dir jemand einen Code gegeben?',
  'enter.text': 'Ein Konto kann das einmal.',
  'enter.reward': {
    one: 'Benutze ihn vor deiner ersten Zahlung, dann bekommt ihr beide einen Gratismonat.',
    other: 'Benutze ihn vor deiner ersten Zahlung, dann bekommt ihr beide {count} Gratismonate.',
  },
  'enter.label': 'Code von Freunden',
  'enter.missing': 'Schreib den Code.',
  'enter.check': 'Code prüfen',
  'enter.good': { one: 'Dieser Code ist gut, noch für {count}.', other: 'Dieser Code ist gut, noch für {count}.' },
  'enter.submit': 'Code benutzen',
  'enter.done': 'Du hast den Code {code} benutzt. Schön, dass dich jemand geschickt hat.',
  faq: 'Fragen zu Codes für Freunde',
  'faq.title': 'Fragen zu Codes für Freunde',
  'faq.back': 'Zurück zu meinem Code',
  'faq.what.q': 'Was ist ein Code für Freunde?',
  'faq.what.a':
    'Zehn Buchstaben und Ziffern, die dir gehören. Wer durch dich herkommt, schreibt sie hin, und du siehst, dass jemand kam.',
  'faq.who.q': 'Wer darf meinen benutzen?',
  'faq.who.a':
    'Alle mit einem eigenen Schüler- oder Elternkonto. Nicht die eigene Familie: Eltern und ihre Kinder können ihre Codes nicht gegenseitig benutzen.',
  'faq.many.q': 'Wie oft geht das?',
  'faq.many.a':
    'So oft, wie auf deiner Seite steht. Sind alle Plätze vergeben, gilt der Code für andere nicht mehr, und niemand verliert etwas.',
  'faq.once.q': 'Ich habe zwei Codes. Gehen beide?',
  'faq.once.a':
    'Nein. Ein Konto benutzt einen Code, einmal. Tauschen lässt er sich später nicht; nimm also den, den du meinst.',
  'faq.see.q': 'Was sehe ich von Freunden, und sie von mir?',
  'faq.see.a': 'Du siehst Vornamen, Anfangsbuchstaben des Nachnamens und den Tag. Sie sehen von dir nur den Code.',
  'faq.reward.q': 'Was bringt er?',
  'faq.reward.a': {
    one: 'Einen Gratismonat für euch beide, sobald dein Freund zum ersten Mal bezahlt hat. Er kommt zu einem Abonnement von dir oder deinem Kind dazu: Die nächste Zahlung ist einen Monat später. Ohne Abonnement wartet er, bis du eins hast.',
    other:
      '{count} Gratismonate für euch beide, sobald dein Freund zum ersten Mal bezahlt hat. Sie kommen zu einem Abonnement von dir oder deinem Kind dazu: Die nächste Zahlung ist {count} Monate später. Ohne Abonnement warten sie, bis du eins hast.',
  },
  'faq.reward.none': 'Gratismonate bringt er hier nicht. Du siehst auf deiner Seite, wer durch ihn kam.',
  'faq.wrong.q': 'Der Code wird abgelehnt. Was kann ich tun?',
  'faq.wrong.a': 'Sieh ihn Zeichen für Zeichen an. Stimmt er, sind vielleicht alle Plätze vergeben: Frag nach.',
  'staff.title': 'Codes für Freunde sind für Familien',
  'staff.text': 'Schülerinnen, Schüler und Eltern finden hier ihren Code.',
  'problem.unknown': 'Diesen Code gibt es nicht. Sieh ihn dir Zeichen für Zeichen an.',
  'problem.spent': 'Dieser Code ist so oft benutzt, wie er darf.',
  'problem.own': 'Ein Code ist für Freunde, nicht für die eigene Familie.',
  'problem.repeated': 'Dieses Konto hat schon einen Code von Freunden benutzt.',
}
