import { familyWords } from '../../parts/family/family.words.ts'

export const words = {
  ...familyWords,
  title: 'Courses for {name}',
  'title.own': 'Courses for you',
  'title.all': 'Courses',
  lead: 'Choose what you like. You won’t pay anything yet.',
  mode: 'How often to pay',
  'mode.subscription': 'Monthly',
  'mode.annual': 'Yearly',
  'each.subscription': 'a month',
  'each.annual': 'a year',
  'annual.none': 'Monthly only',
  saves: 'Save {amount} a year ({percent}%)',
  'saves.year': 'Pay {amount} a year and save {saved}',
  add: 'Add',
  'add.of': 'Add {name}',
  added: 'In basket',
  'added.of': 'In basket: {name}',
  owned: 'You have this',
  'owned.of': '{name} has this',
  period: 'The first period runs from {start} to {end}. It renews automatically, and you can cancel at any time.',
  inside: { one: 'Includes {count} quiz.', other: 'Includes {count} quizzes.' },
  'inside.free': { one: '{count} is free to try.', other: '{count} are free to try.' },
  'empty.title': 'No courses on sale yet',
  'empty.text': 'Courses will appear here when they go on sale. If your school gave you a code, you can redeem it now.',
  'empty.redeem': 'Redeem an activation code',
  'chosen.none': 'The course you chose isn’t on sale here. If your school gave you a code, you can still open it.',
  'done.title': 'You have every course',
  basket: { one: '{count} course in basket', other: '{count} courses in basket' },
  checkout: 'Go to basket',
  'staff.title': 'Only families can buy courses',
  'staff.text': 'Students and parents can buy courses here. Schools hand out their own courses.',
} as const
type Sentence = string | { readonly one: string; readonly other: string }
export type ShopWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends string ? string : Sentence
}
