import { familyWords } from '../../parts/family/family.words.ts'

export const words = {
  ...familyWords,
  title: 'Courses for {name}',
  'title.own': 'Courses for you',
  'title.all': 'Courses',
  lead: 'Pick what you like. Nothing is paid until you say so.',
  mode: 'How to pay',
  'mode.subscription': 'Monthly',
  'mode.annual': 'Yearly',
  'each.subscription': 'a month',
  'each.annual': 'a year',
  'annual.none': 'Only paid monthly',
  saves: 'Saves {amount} a year ({percent} %)',
  'saves.year': '{amount} a year saves {saved}',
  add: 'Add',
  'add.of': 'Add {name}',
  added: 'In the basket',
  'added.of': 'In the basket: {name}',
  owned: 'You have this',
  'owned.of': '{name} has this',
  period: 'The first period runs from {start} to {end}. It goes on by itself and can be cancelled at any time.',
  inside: { one: 'Opens {count} quiz.', other: 'Opens {count} quizzes.' },
  'inside.free': { one: '{count} of them is free to try.', other: '{count} of them are free to try.' },
  'empty.title': 'There is nothing on sale yet',
  'empty.text': 'When courses can be bought, they stand here. You can still redeem a code from your school.',
  'empty.redeem': 'Redeem an activation code',
  'chosen.none': 'The course that you chose is not on sale here. With a code from your school you can still have it.',
  'done.title': 'You have every course there is',
  basket: { one: '{count} course in the basket', other: '{count} courses in the basket' },
  checkout: 'To the basket',
  'staff.title': 'Courses are bought by families',
  'staff.text': 'Students and parents can buy courses here. Your school’s courses are given out by the school.',
} as const
type Sentence = string | { readonly one: string; readonly other: string }
export type ShopWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends string ? string : Sentence
}
