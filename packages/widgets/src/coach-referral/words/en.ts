import { familyWords } from '../../parts/family/family.words.ts'

export const words = {
  ...familyWords,
  title: 'A code for friends',
  lead: 'Give your code to families you know. They write it down when they sign up, or on this page.',
  code: 'Your code',
  copy: 'Copy the code',
  copied: 'Copied',
  reward: {
    one: 'When a friend who used your code pays for the first time, you both get a free month.',
    other: 'When a friend who used your code pays for the first time, you both get {count} free months.',
  },
  'reward.none': 'Your friends find us by it; it brings no free months.',
  quota: { one: '{count} of {of} friends has used it', other: '{count} of {of} friends have used it' },
  full: 'Every place is taken. Thank you!',
  friends: 'Who has used it',
  'friends.none': 'Nobody yet. Friends stand here with their first name once they have used the code.',
  'friends.since': 'on {day}',
  enter: 'Did a friend give you a code?',
  'enter.text': 'It can be used once in the life of an account.',
  'enter.reward': {
    one: 'Use it before your first payment, and you both get a free month.',
    other: 'Use it before your first payment, and you both get {count} free months.',
  },
  'enter.label': 'A friend’s code',
  'enter.missing': 'Write the code.',
  'enter.check': 'Check the code',
  'enter.good': {
    one: 'This code is good, for {count} more friend.',
    other: 'This code is good, for {count} more friends.',
  },
  'enter.submit': 'Use the code',
  'enter.done': 'You have used the code {code}. Thank you for coming by a friend.',
  faq: 'Questions about codes for friends',
  'faq.title': 'Questions about codes for friends',
  'faq.back': 'Back to my code',
  'faq.what.q': 'What is a code for friends?',
  'faq.what.a':
    'Ten letters and digits that are yours. A family that comes here by you writes them down, and you see that they came.',
  'faq.who.q': 'Who may use mine?',
  'faq.who.a':
    'Any student or parent with an account of their own. It is not for your own family: parents and their children can’t use each other’s codes.',
  'faq.many.q': 'How often can it be used?',
  'faq.many.a':
    'As often as your page says. When every place is taken, the code stops working for others, and nobody loses anything.',
  'faq.once.q': 'I have two codes. Can I use both?',
  'faq.once.a':
    'No. An account uses one friend’s code, once. It can’t be exchanged later, so choose the friend you mean.',
  'faq.see.q': 'What do I see of my friends, and they of me?',
  'faq.see.a': 'You see a first name, the initial of the last name and the day. They see nothing of you but the code.',
  'faq.reward.q': 'What does it bring?',
  'faq.reward.a': {
    one: 'A free month for you both, once your friend has paid for the first time. It is added to a subscription of yours or your child’s: the next payment comes a month later. Without a subscription it waits until you have one.',
    other:
      '{count} free months for you both, once your friend has paid for the first time. They are added to a subscription of yours or your child’s: the next payment comes {count} months later. Without a subscription they wait until you have one.',
  },
  'faq.reward.none': 'It brings no free months here. You see on your page who came by it.',
  'faq.wrong.q': 'The code is refused. What can I do?',
  'faq.wrong.a': 'Look at it letter by letter. If it is right, every place may be taken: ask your friend.',
  'staff.title': 'Codes for friends are for families',
  'staff.text': 'Students and parents find their code here.',
  'problem.unknown': 'There is no such code. Check it letter by letter.',
  'problem.spent': 'This code has been used as often as it may be. Ask your friend for another way.',
  'problem.own': 'A code is for friends, not for the own family.',
  'problem.repeated': 'This account has used the code of a friend already.',
} as const
type Sentence = string | { readonly one: string; readonly other: string }
export type ReferralWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends string ? string : Sentence
}
