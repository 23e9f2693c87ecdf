import type { CoachingBrief, Move } from './brief.ts'

/**
 * The built-in coach's way of speaking: short sentences, nothing but what the brief holds, no mark-up but Markdown.
 * The same brief always gives the same words.
 */
export function putIntoWords(brief: CoachingBrief): string {
  return [
    brief.introduce && brief.move !== 'safety' ? introduction : '',
    brief.personal ? privacy : '',
    brief.files > 0 ? "I can't open files. Type the question here, and I'll help you with it." : '',
    ...paragraphs[brief.move](brief),
  ]
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n')
}

const introduction = "Hello! I'm the built-in coach. I'll help you with hints, one step at a time."
const privacy =
  "One thing first: please don't share phone numbers or addresses here. Your question works just as well without them."

const abilities =
  "Here's what I can do: give you hints for practice problems, one step at a time; check your answers to them; and look things up in my library."

/** What a nearly right try lacks, said without saying what would be right. */
const almost: Record<string, string> = {
  'missing-unit': 'Your number looks good. Which unit does it need?',
  'wrong-unit': 'Take another look at the unit.',
  rounding: "You're very close. Check how you rounded.",
  sign: "You're very close. Check the sign.",
  'not-worked-out': "You're on the right track. Can you take it further?",
  partly: "Part of it is right. Something is missing, or there's something extra.",
}

const paragraphs: { [move in Move]: (brief: CoachingBrief) => string[] } = {
  greet: ({ introduce, item }) => [
    `${introduce ? '' : 'Hello again! '}${
      item
        ? 'Shall we carry on with the problem? Tell me your next step, or ask for a hint.'
        : 'What are you working on?'
    }`,
    item ? '' : "Tell me the problem in your own words, or ask me about something you're learning.",
  ],
  thanks: ({ item }) => [
    item
      ? "You're welcome! Keep going: tell me your next step, or ask for another hint."
      : "You're welcome! Come back whenever you have a question.",
  ],
  safety: () => [
    "I'm glad you told me. How you feel matters, and you don't have to deal with it alone.",
    'Please talk to a grown-up you trust now: a parent, a teacher, a school counsellor or a doctor. If you or someone else is in danger, call the emergency number in your country.',
    "I'm only a learning coach, so a person can help you much better than I can. Your schoolwork can wait.",
  ],
  survey: () => ['Thank you for telling me. It helps me help you.'],

  abilities: () => [abilities],

  rung: (brief) => [found(brief), ...rung(brief), source(brief), ask(brief)],
  'rung-not-answer': (brief) => [
    found(brief),
    "I know you'd like the answer now. You'll remember it much better if you find it yourself, so here's the next step instead. Once you've had a go, I'll go through it all with you.",
    ...rung(brief),
    source(brief),
    ask(brief),
  ],
  right: (brief) => [
    "**Yes, that's right. Well done!**",
    ...solution(brief, "Here's how it works:"),
    source(brief),
    nextPart(brief),
  ],
  'step-right': () => [
    '**Yes, that step is right.** What does it tell you about the whole problem? Tell me your next step.',
  ],
  'not-yet': (brief) => [
    `Not yet, but it's good that you tried. ${(brief.note && almost[brief.note]) || 'Now we know where to look.'}`,
    ...rung(brief),
    source(brief),
    brief.rung ? 'Try again with that in mind.' : 'Check each step and try again. You can also ask for the answer now.',
  ],
  answer: (brief) => [
    brief.answer && brief.answer.text !== '' ? `The answer is ${strong(brief.answer.text)}.` : "Let's go through it.",
    ...solution(brief, 'Step by step:'),
    source(brief),
    nextPart(brief) || 'Was any step new to you? Ask me about it, or try a similar problem.',
  ],
  'ask-for-try': (brief) => [
    found(brief),
    brief.item?.options.length
      ? 'Which option would you choose, and why? Tell me its letter or its words.'
      : `Let's check it together. What's your answer? Write it like this: "I think it is …".`,
  ],
  'hand-in-first': ({ rung, ...brief }) => [
    rung
      ? "The quiz will tell you whether it's right, so I won't say yes or no before you hand it in. This may help you be sure:"
      : "I've given you all my hints, and you haven't handed this question in yet. Trust your thinking and hand in your best answer. Then I'll go through it with you.",
    ...(rung ? [spoken(rung)] : []),
    source({ ...brief, rung }),
  ],
  'solved-already': (brief) => [
    "You've already solved this one. Here it is again, if you want to look back:",
    ...solution(brief, ''),
    source(brief),
  ],
  'similar-only': (brief) => [
    "I don't know this exact problem, but I know one of the same kind.",
    ...rung(brief),
    source(brief),
    'Can you do the same with your own numbers? Tell me your first step.',
  ],
  passages: ({ passages }) => [
    passages.length === 1 ? "Here's what I found:" : 'I found something in these places:',
    ...passages.map(({ number, title, excerpt }) => `**${title}** [${number}]\n\n${quoted(excerpt)}`),
    "Is that what you were looking for? If you have a problem to solve, write it here and we'll work on it together.",
  ],
  'which-problem': () => [
    "Happy to help! Which problem is it? Write it in your own words, with its numbers, and I'll give you a first hint.",
  ],
  'nothing-found': () => [
    "I'm sorry, I found nothing about that, and I'd rather say so than guess.",
    `${abilities} Try writing out the whole problem, or using different words.`,
  ],
}

const found = ({ item }: CoachingBrief): string => {
  if (!item) return ''
  const part = item.part ? `This is about part ${item.part}.` : ''
  if (!item.fresh) return part
  // Whoever tells a problem in other words may not have its options before them.
  const options = item.options.map(({ text }) => `- ${text}`).join('\n')
  const known = `I know this problem. Let's work on it together. ${part}`.trim()
  return options === '' ? known : `${known} These are the options:\n\n${options}`
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
    : 'Have a go from here, and tell me what you get.'
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

/** The source's own name is a data set's, which tells a pupil nothing; the numbered source has it. */
const source = ({ source, rung }: Pick<CoachingBrief, 'source' | 'rung'>): string =>
  source ? `${rung?.kind === 'similar' ? 'From a similar problem' : 'About this problem'} [${source.number}]` : ''

/** Mathematics carries its own weight, and marks around it would stand in its way. */
const strong = (text: string): string => (text.includes('\\(') ? text : `**${text}**`)

const nextPart = ({ next_part }: CoachingBrief): string =>
  next_part ? `Now for the next part:\n\n${quoted(next_part)}` : ''

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
