import { formWords } from '../../parts/form/form.words.ts'

export const words = {
  ...formWords,
  title: 'Write to us',
  lead: 'A real person will read this, usually within one working day.',
  'lead.known': 'We’ll reply to the email address of your account.',
  email: 'Your email address',
  'email.hint': 'We’ll reply to this address, and use it for nothing else.',
  message: 'Your message',
  'message.hint': 'Please don’t include passwords. We never ask for them.',
  'message.long': 'Please keep it under 5,000 characters and start with what matters most.',
  submit: 'Send',
  'sent.title': 'Message sent',
  'sent.text': 'Thank you. We’ll reply to {email}.',
  'sent.known': 'Thank you. We’ll reply to the email address of your account.',
  'sent.again': 'Write another message',
} as const
export type ContactWords = { readonly [Key in keyof typeof words]: string }
