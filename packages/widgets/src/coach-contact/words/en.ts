import { formWords } from '../../parts/form/form.words.ts'

export const words = {
  ...formWords,
  title: 'Write to us',
  lead: 'A person reads this, usually within a working day.',
  'lead.known': 'The answer goes to the address of your account.',
  email: 'Your e-mail address',
  'email.hint': 'Where the answer goes. We use it for nothing else.',
  message: 'Your message',
  'message.hint': 'No passwords, please. We never ask for one.',
  'message.long': 'This is longer than 5,000 characters. The most important part first?',
  submit: 'Send',
  'sent.title': 'It is on its way',
  'sent.text': 'Thank you. We answer to {email}.',
  'sent.known': 'Thank you. We answer to the address of your account.',
  'sent.again': 'Write another message',
} as const
export type ContactWords = { readonly [Key in keyof typeof words]: string }
