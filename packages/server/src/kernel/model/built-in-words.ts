import type { CoachingBrief, Move } from './brief.ts'

/**
 * The built-in coach's way of speaking: short sentences, nothing but what the brief holds, no mark-up but Markdown.
 * The same brief always gives the same words.
 */
export function putIntoWords(brief: CoachingBrief): string {
  return [
    brief.introduce && brief.move !== 'safety' ? introduction : '',
    brief.personal ? privacy : '',
    brief.files > 0 ? "I can't open files yet. Type the question, and I will help you with it." : '',
    ...paragraphs[brief.move](brief),
  ]
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n')
}

const introduction = "Hello! I'm the built-in coach. I help with hints, one step at a time."
const privacy =
  "One thing first: please don't write telephone numbers or addresses here. Your question works just as well without."

const abilities =
  'What I can do: give hints to problems of the question bank, one step at a time; check your answer to them; and look things up in the knowledge documents.'

/** What a nearly right try lacks, said without saying what would be right. */
const almost: Record<string, string> = {
  'missing-unit': 'Your number looks good. Which unit belongs to it?',
  'wrong-unit': 'Have a look at the unit.',
  rounding: 'You are very near. Check how you rounded.',
  sign: 'You are very near. Check the sign.',
  'not-worked-out': 'You are on the way. Can you work it out further?',
  partly: 'A part of it is right. Something is missing, or too much.',
}

const paragraphs: { [move in Move]: (brief: CoachingBrief) => string[] } = {
  greet: ({ introduce, item }) => [
    `${introduce ? '' : 'Hello again! '}${
      item ? 'Shall we go on with the problem? Tell me your next step, or ask for a hint.' : 'What are you working on?'
    }`,
    item ? '' : 'Write me the problem in your own words, or ask me about something you are learning.',
  ],
  thanks: ({ item }) => [
    item
      ? "You're welcome! Keep going: tell me your next step, or ask for another hint."
      : "You're welcome! Come back whenever you have a question.",
  ],
  safety: () => [
    "I'm glad you told me. What you feel matters, and you don't have to carry it alone.",
    'Please talk to a grown-up you trust now: a parent, a teacher, a school counsellor or a doctor. If you or somebody else is in danger, call the emergency number of your country.',
    "I'm only a learning coach, so a person can help you much better than I can. Your schoolwork can wait.",
  ],
  survey: () => ['Thank you for telling me. It helps me to help you.'],

  abilities: () => [abilities],

  rung: (brief) => [found(brief), ...rung(brief), source(brief), ask(brief)],
  'rung-not-answer': (brief) => [
    found(brief),
    'I know you would like the answer now. You will remember it much better when you find it, so here is the next step instead. Once you have tried, I will go through all of it with you.',
    ...rung(brief),
    source(brief),
    ask(brief),
  ],
  right: (brief) => [
    '**Yes, that is right. Well done!**',
    ...solution(brief, 'This is how it goes:'),
    source(brief),
    nextPart(brief),
  ],
  'step-right': () => [
    '**Yes, that step is right.** What does it give you for the problem itself? Tell me your next step.',
  ],
  'not-yet': (brief) => [
    `Not yet, but good that you tried. ${(brief.note && almost[brief.note]) || 'Now we know where to look.'}`,
    ...rung(brief),
    source(brief),
    brief.rung
      ? 'Try again with that.'
      : 'Check each step once more, and try again. You may also ask for the answer now.',
  ],
  answer: (brief) => [
    brief.answer && brief.answer.text !== '' ? `The answer is ${strong(brief.answer.text)}.` : "Let's go through it.",
    ...solution(brief, 'Step by step:'),
    source(brief),
    nextPart(brief) || 'Which step was new to you? Ask me about it, or try a problem of the same kind.',
  ],
  'ask-for-try': (brief) => [
    found(brief),
    brief.item?.options.length
      ? 'Which option would you choose, and why? Write me its letter or its words.'
      : 'I would like to check it with you. What is your answer? Write it like "I think it is …".',
  ],
  'hand-in-first': ({ rung, ...brief }) => [
    rung
      ? "Whether it is right, the quiz will tell you: I don't say yes or no before you hand it in. This may help you to be sure:"
      : "I have told you every hint that I have, and this question isn't handed in yet. Trust your reasoning, and hand in the answer that you find best. Then I go through it with you.",
    ...(rung ? [spoken(rung)] : []),
    source({ ...brief, rung }),
  ],
  'solved-already': (brief) => [
    'You have this one already. Here it is again, if you want to look back:',
    ...solution(brief, ''),
    source(brief),
  ],
  'similar-only': (brief) => [
    "I don't have exactly this problem, but I know one of the same kind.",
    ...rung(brief),
    source(brief),
    'Can you do the same with your own numbers? Tell me your first step.',
  ],
  passages: ({ passages }) => [
    passages.length === 1 ? 'This is what I found:' : 'These are the places where I found something:',
    ...passages.map(({ number, title, excerpt }) => `**${title}** [${number}]\n\n${quoted(excerpt)}`),
    'Is that what you were looking for? If you have a problem to solve, write it down, and we work on it together.',
  ],
  'which-problem': () => [
    "Gladly! Which problem is it? Write it in your own words, with its numbers, and I'll give you a first hint.",
  ],
  'nothing-found': () => [
    "I'm sorry, I found nothing about this in what I know, and I would rather say so than guess.",
    `${abilities} Try it with the whole text of the problem, or with other words.`,
  ],
}

const found = ({ item }: CoachingBrief): string => {
  if (!item) return ''
  const part = item.part ? `This is about part ${item.part}.` : ''
  if (!item.fresh) return part
  // Whoever tells a problem in other words may not have its options before them.
  const options = item.options.map(({ text }) => `- ${text}`).join('\n')
  const known = `I know this problem. Let's work on it together. ${part}`.trim()
  return options === '' ? known : `${known} These are its options:\n\n${options}`
}

const rung = ({ rung }: CoachingBrief): string[] => (rung ? [spoken(rung)] : [])

function spoken({ kind, title, text, number, of }: NonNullable<CoachingBrief['rung']>): string {
  const heading = { nudge: 'To begin', hint: 'Hint', similar: 'A similar problem', step: 'The next step' }[kind]
  // Authors often repeat a rung's words as its title, or say nothing with it.
  const named =
    title && !text.startsWith(title) && title.length <= 80 && !/^(?:a |the )?(?:next )?(?:step|hint)$/i.test(title)
      ? `${heading}: ${title}`
      : heading
  return `**${named}** (${number} of ${of})\n\n${text}`
}

const ask = ({ rung }: CoachingBrief): string => {
  if (!rung) return ''
  if (rung.asks) return 'What do you think?'
  return rung.number === rung.of
    ? 'That was my last hint. What answer do you get?'
    : 'Try it from here, and tell me what you get.'
}

function solution({ answer }: CoachingBrief, opening: string): string[] {
  if (!answer) return []
  const steps = answer.steps.map((step, index) => `${index + 1}. ${step.replaceAll('\n', '\n   ')}`).join('\n')
  const told = steps === '' ? [] : [opening, steps]
  // Some sources give the steps once more as the explanation.
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
  const repeated = answer.explanation !== null && letters(answer.steps.join('')).includes(letters(answer.explanation))
  return answer.explanation && !repeated ? [...told, answer.explanation] : told
}

const source = ({ source }: CoachingBrief): string => (source ? `Source: ${source.title} [${source.number}]` : '')

/** Mathematics carries its own weight, and marks around it would stand in its way. */
const strong = (text: string): string => (text.includes('\\(') ? text : `**${text}**`)

const nextPart = ({ next_part }: CoachingBrief): string =>
  next_part ? `Now the next part:\n\n${quoted(next_part)}` : ''

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
