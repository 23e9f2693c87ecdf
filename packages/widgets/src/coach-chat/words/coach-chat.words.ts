import type { laterEnglish } from './later-english.ts'

/** What the chat says, in English. */
const english = {
  title: 'Coach',
  open: 'Ask the coach',
  unread: { one: '{count} new answer', other: '{count} new answers' },
  close: 'Close the chat',
  'state.ready': 'Here to help',
  'state.thinking': 'Thinking…',
  'state.writing': 'Writing…',
  'state.offline': 'You’re offline. Anything you write is kept.',
  'said.answering': 'The coach is answering.',
  'said.answer': 'The coach says: {answer}',
  'greeting.title': 'Hello! I’m your coach.',
  'greeting.text': 'Tell me what you’re working on. I’ll start with a small hint, so you can work it out yourself.',
  'starter.stuck': 'I’m stuck on a problem',
  'starter.explain': 'Explain something to me',
  'starter.practise': 'Give me a problem to try',
  starters: 'Ways to start',
  write: 'Write to the coach',
  placeholder: 'Write your question…',
  send: 'Send',
  stop: 'Stop answering',
  loading: 'Loading the conversation',
  sending: 'Sending…',
  retry: 'Try again',
  'setup.title': 'The coach isn’t set up here yet',
  'setup.text': 'Everything else on this page works. Please try again another day.',
  'sign-in.title': 'Sign in to talk to the coach',
  'sign-in.text': 'Then your conversation is saved, and you can carry on later.',
  'sign-in.action': 'Sign in',
  'failed.title': 'The conversation didn’t load',
  'problem.network': 'The connection dropped. Nothing you wrote is lost.',
  'problem.unknown': 'Something went wrong. What you wrote is safe.',
}

export type ChatWords = typeof english & typeof laterEnglish

/** The sentences of the second part come with it: nothing before it says them. */
export const words = { ...english } as ChatWords
