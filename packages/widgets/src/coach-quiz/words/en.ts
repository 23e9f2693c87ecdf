import type { laterEnglish } from './en-later.ts'

/** The quiz's words in English, bundled; other languages are loaded by locale. */
const english = {
  'load.words': 'Your quiz is on its way',
  'intro.questions': { one: '{count} question', other: '{count} questions' },
  'intro.calm': 'Take your time. Every answer is saved as you go, and you can stop whenever you like.',
  'intro.start': 'Start',
  'intro.go-on': 'Go on where you were',
  'intro.results': 'See how it went',
  'intro.progress': '{answered} of {of} answered',
  'intro.welcome-back': 'Welcome back',
  'intro.source': 'From {name} ({licence})',
  'intro.empty': 'There are no questions in this quiz yet.',
  'question.heading': 'Question {number} of {of}',
  'question.marks': { one: '{count} mark', other: '{count} marks' },
  'question.choose-one': 'Choose one answer',
  'question.choose-several': 'Choose every answer that fits',
  'question.number': 'Your answer as a number',
  'question.unit': 'Unit',
  'question.text': 'Your answer',
  'question.text-hint': 'Enter checks it, Shift and Enter make a new line.',
  'question.part': 'Part {letter}',
  'question.passage': 'Read this first',
  'question.passage-load': 'The text is on its way',
  'action.check': 'Check answer',
  'action.next': 'Next question',
  'action.back': 'Back',
  'action.skip': 'Skip for now',
  'action.review': 'Look over and hand in',
  'action.finish': 'See how it went',
  'action.retry': 'Try again',
  'action.bookmark': 'Bookmark this question',
  'hint.first': 'Get a hint',
  'hint.next': 'Next hint',
  'empty.question': 'Choose or write an answer first.',
  'empty.parts': 'Part {letter} has no answer yet. Press “Check answer” again to hand it in like this.',
  'map.label': 'All questions',
  'map.question': 'Question {number}: {status}',
  'map.bookmarked': 'bookmarked',
  'status.untouched': 'not answered yet',
  'status.typing': 'being saved',
  'status.device': 'answered, saved on this device',
  'status.answered': 'answered and saved',
  'status.queued': 'being marked',
  'status.failed': 'waits to be marked',
  'status.right': 'right',
  'status.partly': 'partly right',
  'status.not-yet': 'not yet',
  'save.typing': 'Saving …',
  'save.device': 'Saved on this device',
  'save.saved': 'Saved',
  'save.unsafe': 'Not saved yet. Keep this page open.',
  'result.right': 'That is right!',
  'result.partly': 'Partly there',
  'result.not-yet': 'Not yet',
  'result.marks': { one: '{marks} of {of} mark', other: '{marks} of {of} marks' },
  'result.part': 'Part {letter}: {outcome}, {figure}',
  'lost.title': 'You are signed out',
  'offline.title': 'You are offline',
  'offline.text': 'Just go on. Your answers are saved on this device and are sent when you are back.',
  'problem.load-title': 'The quiz did not open',
  'problem.signed-out': 'Your answers are safe on this device. Sign in again, and they will be handed over.',
  'problem.network': 'The connection broke off. Your answer is safe; try again.',
} as const

type English = typeof english & typeof laterEnglish
export type PluralForms = { readonly [form in Intl.LDMLPluralRule]?: string }
export type QuizWord = keyof English
/** Which words are sentences and which have plural forms is decided here; a translation follows. */
export type QuizWords = { readonly [word in QuizWord]: English[word] extends string ? string : PluralForms }

/** The sentences of the second part come with it: nothing before it says them. */
export const en = { ...english } as QuizWords
