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
  'state.offline': 'You are offline. What you write is kept.',
  'said.answering': 'The coach is answering.',
  'said.answer': 'The coach says: {answer}',
  'greeting.title': 'Hello! I am your coach.',
  'greeting.text': 'Tell me what you are working on. I lead with a small hint, so that the idea stays yours.',
  'starter.stuck': 'I am stuck on a problem',
  'starter.explain': 'Explain something to me',
  'starter.practise': 'Give me a problem to try',
  starters: 'Ways to begin',
  write: 'Write to the coach',
  placeholder: 'Write your question…',
  send: 'Send',
  stop: 'Stop the answer',
  loading: 'Loading the conversation',
  sending: 'Sending…',
  retry: 'Try again',
  'setup.title': "The coach isn't set up here yet",
  'setup.text': 'Everything else on this page works. Please try again another day.',
  'sign-in.title': 'Sign in to talk to the coach',
  'sign-in.text': 'Then your conversation is kept, and you can go on with it later.',
  'sign-in.action': 'Sign in',
  'failed.title': 'The conversation did not load',
  'problem.network': 'The connection was lost. Nothing you wrote is lost.',
  'problem.unknown': 'Something did not work. What you wrote is safe.',
}

export type ChatWords = typeof english & typeof laterEnglish

/** The sentences of the second part come with it: nothing before it says them. */
export const words = { ...english } as ChatWords
