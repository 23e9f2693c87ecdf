import { familyWords } from '../../parts/family/family.words.ts'

export const words = {
  ...familyWords,
  title: 'Turn on free access',
  lead: 'Free access opens the coach and daily practice, with a few hearts a day. Courses can be added whenever you like.',
  child: 'Who is it for?',
  'child.add': 'Add a child',
  'child.none': 'Add your child first; a free account takes a minute.',
  'child.has': 'Has free access already',
  'child.missing': 'Choose who it is for.',
  code: 'Activation code',
  'code.hint': 'If you were given one, it brings its courses along.',
  'submit.for': 'Turn it on for {name}',
  submit: 'Turn it on',
  'done.title': 'Free access is on',
  'done.for': '{name} can begin now.',
  'done.own': 'You can begin now.',
  'done.home': 'To the family page',
  'done.learn': 'Talk to the coach',
  'has.title': 'You have free access',
  'has.text': 'There is nothing to turn on. You can add courses whenever you like.',
  'staff.title': 'Free access is for students',
  'staff.text': 'Students turn it on for themselves, and parents for their children.',
  'problem.paid': 'This account has more than free access already: there is nothing to turn on.',
  'problem.unknown': 'There is no such code. Look at it letter by letter, or leave it empty.',
  'problem.spent': 'This code was used before, or is no longer good. Leave it empty to go on without.',
} as const
export type LiteWords = { readonly [Key in keyof typeof words]: string }
