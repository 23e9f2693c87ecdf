import { familyWords } from '../../parts/family/family.words.ts'

export const words = {
  ...familyWords,
  title: 'Turn on free access',
  lead: 'Free access includes the coach and all the free quizzes. You can add courses at any time.',
  child: 'Who is it for?',
  'child.add': 'Add a child',
  'child.none': 'Add your child first. A free account only takes a minute.',
  'child.has': 'Already has free access',
  'child.paid': 'Already has courses',
  'child.missing': 'Choose who it’s for.',
  code: 'Activation code',
  'code.hint': 'If you have one, it opens its courses too.',
  'code.opens': 'This code works. It opens:',
  check: 'Check code',
  'submit.for': 'Turn it on for {name}',
  submit: 'Turn it on',
  'done.title': 'Free access is on',
  'done.for': '{name} can start now.',
  'done.own': 'You can start now.',
  'done.home': 'Go to family page',
  'done.learn': 'Talk to the coach',
  'has.title': 'You have free access',
  'has.text': 'There’s nothing to turn on. You can add courses at any time.',
  'paid.title': 'There’s nothing to turn on',
  'paid.own': 'You already have courses, and the coach comes with them. Free access wouldn’t add anything.',
  'paid.family': 'Every child already has courses, and the coach comes with them. Free access wouldn’t add anything.',
  'staff.title': 'Free access is for students',
  'staff.text': 'Students turn it on for themselves, and parents for their children.',
  'problem.paid': 'This account already has more than free access, so there’s nothing to turn on.',
  'problem.unknown': 'We don’t know this code. Check it letter by letter, or leave the field empty.',
  'problem.spent':
    'This code has already been used or is no longer valid. Leave the field empty to continue without it.',
  'problem.nothing-new':
    'Everything this code opens is already open, so it wasn’t used. Leave the field empty to continue without it.',
} as const
export type LiteWords = { readonly [Key in keyof typeof words]: string }
