import { familyWords } from '../../parts/family/family.words.ts'

export const words = {
  ...familyWords,
  title: 'Invite friends',
  lead: 'Share your code with families you know. They can enter it when they sign up, or on this page.',
  code: 'Your code',
  copy: 'Copy code',
  copied: 'Copied',
  reward: {
    one: 'When a friend who used your code makes their first payment, you both get a free month.',
    other: 'When a friend who used your code makes their first payment, you both get {count} free months.',
  },
  'reward.none': 'Your code shows that a friend came through you. It doesn’t give free months.',
  quota: { one: '{count} of {of} friends has used it', other: '{count} of {of} friends have used it' },
  full: 'All places are taken. Thank you!',
  friends: 'Who has used it',
  'friends.none': 'No one yet. When a friend uses your code, you’ll see their first name here.',
  'friends.since': 'on {day}',
  enter: 'Did a friend give you a code?',
  'enter.text': 'You can use one friend’s code, once.',
  'enter.reward': {
    one: 'Use it before your first payment and you’ll both get a free month once you’ve paid.',
    other: 'Use it before your first payment and you’ll both get {count} free months once you’ve paid.',
  },
  'enter.label': 'A friend’s code',
  'enter.missing': 'Enter the code.',
  'enter.check': 'Check code',
  'enter.good': { one: 'This code works for {count} more friend.', other: 'This code works for {count} more friends.' },
  'enter.submit': 'Use code',
  'enter.done': 'You’ve used the code {code}. Good to have you here!',
  faq: 'Questions about friend codes',
  'faq.title': 'Questions about friend codes',
  'faq.back': 'Back to my code',
  'faq.what.q': 'What is a friend code?',
  'faq.what.a':
    'Ten letters and numbers that belong to you. When a family enters them, you can see that they came through you.',
  'faq.who.q': 'Who can use mine?',
  'faq.who.a':
    'Any student or parent with their own account. It isn’t for your own family: parents and their children can’t use each other’s codes.',
  'faq.many.q': 'How many times can it be used?',
  'faq.many.a':
    'As many times as your page says. When all places are taken, the code stops working for others, but no one loses anything.',
  'faq.once.q': 'I have two codes. Can I use both?',
  'faq.once.a':
    'No. Each account can use one friend’s code, once. You can’t swap it later, so choose the one you want.',
  'faq.see.q': 'What can my friends and I see about each other?',
  'faq.see.a': 'You see their first name, the initial of their last name and the day. They only see your code.',
  'faq.reward.q': 'What do I get?',
  'faq.reward.a': {
    one: 'A free month for you both, once your friend has made their first payment. It’s added to your subscription or your child’s, so the next payment is a month later. If you don’t have a subscription, it waits until you do.',
    other:
      '{count} free months for you both, once your friend has made their first payment. They’re added to your subscription or your child’s, so the next payment is {count} months later. If you don’t have a subscription, they wait until you do.',
  },
  'faq.reward.none': 'There are no free months here. Your page shows who has used your code.',
  'faq.wrong.q': 'The code doesn’t work. What can I do?',
  'faq.wrong.a': 'Check it letter by letter. If it’s right, all its places may be taken: ask your friend.',
  'staff.title': 'Friend codes are for families',
  'staff.text': 'Students and parents can find their code here.',
  'problem.unknown': 'We don’t know this code. Check it letter by letter.',
  'problem.spent': 'All places for this code are taken.',
  'problem.own': 'Friend codes aren’t for your own family.',
  'problem.repeated': 'This account has already used a friend’s code.',
} as const
type Sentence = string | { readonly one: string; readonly other: string }
export type ReferralWords = {
  readonly [Key in keyof typeof words]: (typeof words)[Key] extends string ? string : Sentence
}
