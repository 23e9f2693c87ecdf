import type { Hint, ItemWithKey, QuestionWithKey } from '@coachkit/contract'
import { letterOf, tellsAnswer } from '../../../kernel/answers/tells-answer.ts'
import { plain } from '../../../kernel/answers/words.ts'
import type { BriefRung } from '../../../kernel/model/brief.ts'

export interface Rung {
  kind: BriefRung['kind']
  title: string
  text: string
  asks: boolean
  /** The number of the author's hint, as a quiz counts them. */
  hint_number: number | null
  /** What the rung asks, so that an answer to it can be judged. */
  scaffold: ItemWithKey | null
  /** The version of the similar problem that it shows a step of. */
  from: QuestionWithKey | null
}

/**
 * The ladder of an item, from a nudge down to sub-steps. It is the same whenever it is built from the same versions.
 * No rung tells the answer: an author's hint that does waits with the worked solution.
 */
export function ladderOf(item: ItemWithKey, similar: QuestionWithKey | null): Rung[] {
  const hints = inOrder(item.hints).map(
    (hint, index): Rung => ({
      kind: 'hint',
      title: hint.title,
      text: withOptions(hint.text, hint.scaffold?.options),
      asks: hint.scaffold !== undefined,
      hint_number: index + 1,
      scaffold: hint.scaffold
        ? {
            ...{ id: hint.id, type: hint.scaffold.type, stem: hint.text, hint_count: 0, max_marks: 1 },
            ...(hint.scaffold.options && { options: hint.scaffold.options }),
            ...{ key: hint.scaffold.key, hints: [], worked_steps: [], explanation: null },
          }
        : null,
      from: null,
    }),
  )
  const told = new Set(hints.map(({ text }) => plain(text)))
  const steps = item.worked_steps
    // The last step is the answer, however it is worded.
    .slice(0, -1)
    .filter((step) => !told.has(plain(step)))
    .map((text): Rung => rungOf('step', text))
  const asked = questionIn(item.stem)
  const [first] = hints
  // An author's first hint that says what is asked is the nudge already.
  const begin = first && asked && plain(first.text).includes(plain(asked)) ? [] : [nudge(item)]
  return [...begin, ...hints, ...similarRung(similar), ...steps].filter(({ text }) => !tellsAnswer(text, item))
}

const rungOf = (kind: Rung['kind'], text: string): Rung => ({
  kind,
  title: '',
  text,
  asks: false,
  hint_number: null,
  scaffold: null,
  from: null,
})

/** The worked way: the author's steps, or the hints, which lead to the answer where there are no steps. */
export const stepsOf = ({ worked_steps, hints }: Pick<ItemWithKey, 'worked_steps' | 'hints'>): string[] =>
  worked_steps.length > 0 ? [...worked_steps] : inOrder(hints).map(({ text }) => text)

/** What a hint depends on comes before it, as in the quiz, so that both count the same rungs. */
function inOrder(hints: readonly Hint[]): Hint[] {
  const names = new Set(hints.map(({ id }) => id))
  const told = new Set<string>()
  const left = [...hints]
  const ordered: Hint[] = []
  while (left.length > 0) {
    const ready = left.findIndex(({ depends_on }) => depends_on.every((id) => told.has(id) || !names.has(id)))
    const [next] = left.splice(Math.max(0, ready), 1)
    if (!next) break
    told.add(next.id)
    ordered.push(next)
  }
  return ordered
}

/** The first step of a problem of the same kind, told only as far as it doesn't give that one's answer away either. */
function similarRung(similar: QuestionWithKey | null): Rung[] {
  const [step, ...more] = similar ? stepsOf(similar) : []
  if (!similar || more.length === 0) return []
  if (!step || tellsAnswer(step, similar)) return []
  const text = `${quoted(similar.stem)}\n\nThat one starts like this: ${step}\n\nNow try it with your own problem.`
  return [{ ...rungOf('similar', text), from: similar }]
}

/** The last sentence that asks something. */
const questionIn = (stem: string): string | null =>
  stem
    .split(/(?<=[.?!])\s+/)
    .findLast((sentence) => sentence.trim().endsWith('?'))
    ?.trim() ?? null

/** What a good tutor asks first. It needs nothing but the question. */
function nudge({ type, stem, options = [] }: ItemWithKey): Rung {
  const asked = questionIn(stem)
  const goal = asked && asked !== stem.trim() ? `Read this part again: *${asked.replaceAll('*', '')}* ` : ''
  const think: Record<ItemWithKey['type'], string> = {
    numeric: 'Which facts in the problem do you need for that, and what could you find out first?',
    expression: 'What form should your answer have, and which step brings you closer to it?',
    'one-choice':
      'Before you look at the options, say in your own words what you know about it. Which options can you rule out?',
    'several-choices': 'Take the options one by one: is this one true, and how do you know?',
    'short-text': 'Which idea is this about, and what do you already know about it?',
    'multi-part': 'Which part do you want to begin with?',
  }
  return {
    ...rungOf('nudge', `${goal}${think[options.length > 0 && type === 'numeric' ? 'one-choice' : type]}`),
    asks: true,
  }
}

function withOptions(text: string, options: ItemWithKey['options']): string {
  if (!options?.length) return text
  return `${text}\n\n${options.map((option) => `- ${letterOf(option.order)}: ${option.text}`).join('\n')}`
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
