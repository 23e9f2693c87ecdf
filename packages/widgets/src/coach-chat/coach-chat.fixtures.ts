import type { ChatMessage, Citation } from '@coachkit/contract'
import type { ScriptedEvent, StandIn } from '@coachkit/sdk/testing'

let count = 0
const at = (minutes: number) => new Date(Date.UTC(2026, 4, 4, 15, minutes)).toISOString()

const message = (from_user: boolean, text: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${++count}`,
  thread_id: 't1',
  from_user,
  type: 'text',
  text,
  liked: false,
  disliked: false,
  bookmarked: false,
  created_at: at(count),
  state: 'done',
  stream_id: null,
  citations: [],
  suggestions: [],
  ...more,
})
export const asked = (text: string, more?: Partial<ChatMessage>) => message(true, text, more)
export const answered = (text: string, more?: Partial<ChatMessage>) => message(false, text, more)

export const citations: Citation[] = [
  {
    number: 1,
    kind: 'question',
    title: 'GSM8K, problem 12',
    excerpt:
      'Natalia sold clips to 48 of her friends in April, and then she sold half as many clips in May. How many clips did she sell altogether?',
    licence: 'MIT',
  },
  {
    number: 2,
    kind: 'document',
    title: 'Halves, thirds and quarters',
    excerpt: 'To halve a number is to share it into two equal parts. Half of an even number is always a whole number.',
    licence: 'CC BY 4.0',
  },
]

export const hint = `Good question to start with. Let’s look at **May** on its own first.

In April it was 48 clips, and in May it was *half as many* [1]. What does “half as many” ask you to do with 48? [2]`

export const history: ChatMessage[] = [
  asked('Natalia sold 48 clips in April and half as many in May. How many altogether?'),
  answered(hint, { citations, suggestions: ['I divide 48 by 2', 'I am not sure', 'Show me a similar one'] }),
]

export const maths = `Write the halves as fractions, \\(\\frac{1}{2}\\) each. Then

\\[ \\frac{1}{2} \\times \\frac{1}{2} = \\frac{1 \\times 1}{2 \\times 2} = \\frac{1}{4} \\]

The area of a square with side \\(x + 3\\) grows as \\((x+3)^2 = x^2 + 6x + 9\\). With \\(x = \\sqrt{2}\\) that is

\\[ x^2 + 6x + 9 = 11 + 6\\sqrt{2} \\approx 19.49 \\]

A ticket costs $5, not $6: a dollar is only a dollar.`

export const codeAnswer = `Here is a table of what you tried, and a short program that checks it.

| try | sum | right? |
|:----|----:|:------:|
| 48 + 48 | 96 | not yet |
| 48 + 24 | 72 | yes |

\`\`\`python
def clips(april: int) -> int:
    """May is half of April; this comment is long on purpose, so that the block scrolls and not the page."""
    may = april // 2
    return april + may

print(clips(48))
\`\`\`

1. Read the question again.
2. Say what **half** means:
   - share into two equal parts
   - take one of them
3. Add both months.

> You remember best what you work out yourself.`

const arabic = [
  asked('باعت ناتاليا ٤٨ مشبكًا في أبريل ونصف هذا العدد في مايو. كم باعت؟'),
  answered('سؤال جميل. لننظر إلى **مايو** وحده أولًا.\n\nماذا يعني «نصف العدد» بالنسبة إلى \\(48\\)؟', {
    suggestions: ['أقسم ٤٨ على ٢', 'لست متأكدًا'],
  }),
]

export const chatOf = (messages: ChatMessage[], more: StandIn = {}): StandIn => ({
  session: 'learner',
  ...more,
  replies: {
    'GET chat': { ok: true, answer: { messages, total_count: messages.length } },
    'POST chat/{id}/like': ({ params }) => {
      const found = messages.find(({ id }) => id === params.id) as ChatMessage
      return { ok: true, answer: { message: { ...found, liked: !found.liked, disliked: false } } }
    },
    'POST streams/{id}/stop': { ok: true, answer: { ok: true } },
    ...more.replies,
  },
})

type Turn = ScriptedEvent<'POST chat/stream'>

/** A turn as the server streams it: words in small pieces, with pauses. */
export function* streamed(
  question: string,
  text: string,
  { pause = 0, piece = 12, end = true, more = {} as Partial<ChatMessage> } = {},
): Generator<Turn> {
  const answer = answered(text, more)
  yield { event: 'started', data: { thread_id: 't1', user_message: asked(question), message_id: answer.id } }
  for (let from = 0; from < text.length; from += piece) {
    yield { event: 'text', data: { delta: text.slice(from, from + piece) } }
    if (pause) yield { event: 'wait', milliseconds: pause }
  }
  for (const citation of answer.citations) yield { event: 'citation', data: citation }
  if (end) yield { event: 'done', data: { message: answer } }
  else yield { event: 'wait', milliseconds: 600_000 }
}

export const scenes = {
  empty: chatOf([]),
  history: chatOf(history),
  rightToLeft: chatOf(arabic, { lang: 'ar' }),
  loading: chatOf([], { replies: { 'GET chat': () => new Promise(() => {}) } }),
  failed: chatOf([], {
    replies: { 'GET chat': { ok: false, problem: { code: 'network.failed', status: 0, detail: '' } } },
  }),
  noLine: chatOf([], { away: true }),
  signedOut: chatOf([], { session: 'missing' }),
  streaming: chatOf([], {
    streams: {
      'POST chat/stream': () =>
        streamed('How do I halve 48?', `${hint}\n\nTake **48 apples** and two bask`, { end: false }),
    },
  }),
  thinking: chatOf([], {
    streams: {
      'POST chat/stream': () => streamed('How do I halve 48?', '', { end: false }),
    },
  }),
  stopped: chatOf([
    asked('Tell me everything about fractions'),
    answered('A fraction tells you how many equal parts of a whole you have. The number below the line', {
      state: 'stopped',
    }),
  ]),
  broken: chatOf([
    asked('How do I halve 48?'),
    answered('Let’s look at **48** together. It is made of', { state: 'failed' }),
  ]),
  offline: chatOf(history, {
    streams: {
      'POST chat/stream': [{ event: 'problem', data: { code: 'network.offline', status: 0, detail: '' } }],
    },
  }),
  maths: chatOf([asked('Why is half of a half a quarter?'), answered(maths)]),
  code: chatOf([asked('Can you show me what I tried, as a table and as a program?'), answered(codeAnswer)]),
  long: chatOf(
    Array.from({ length: 40 }, (_, index) =>
      index % 2 ? answered(hint) : asked(`Question ${index / 2 + 1}: half of 48?`),
    ),
  ),
}
