import type { Citation, QuestionWithKey } from '@coachkit/contract'
import { letterOf } from '../../../kernel/answers/tells-answer.ts'
import type { CoachingBrief, Move } from '../../../kernel/model/brief.ts'
import type { StoredPlan } from '../plan-types.ts'
import type { Decision } from './decide.ts'
import { answerText, itemsOf } from './item.ts'
import { type Rung, stepsOf } from './ladder.ts'

export interface TurnFacts {
  introduce: boolean
  personal: boolean
  files: number
}

const excerptLength = 240

/** A brief about nothing in particular. */
export const plainBrief = (move: Move, facts: TurnFacts): CoachingBrief => ({
  move,
  introduce: facts.introduce,
  item: null,
  rung: null,
  note: null,
  answer: null,
  next_part: null,
  passages: [],
  source: null,
  personal: facts.personal,
  files: facts.files,
})

/** What was decided about an item, as the coach gets it: of the key no more than was decided. */
export function itemBrief(
  decision: Decision,
  question: QuestionWithKey,
  index: number,
  ladder: readonly Rung[],
  fresh: boolean,
  facts: TurnFacts,
): Pick<StoredPlan, 'brief' | 'citations'> {
  const items = itemsOf(question)
  const item = items[index] ?? question
  const rung = decision.rung === null ? null : (ladder[decision.rung] ?? null)
  const done = decision.tells_answer || decision.move === 'right'
  const next = done && items[index + 1] ? (items[index + 1]?.stem ?? null) : null
  const leansOn = rung?.from ?? (rung || decision.tells_answer ? question : null)
  const citation = leansOn && { number: 1, ...citationOf(leansOn), used: true }
  return {
    brief: {
      ...plainBrief(decision.move, facts),
      item: {
        stem: items.length > 1 ? `${question.stem}\n\n${item.stem}` : item.stem,
        options: item.options?.map(({ order, text }) => ({ order, text: `${letterOf(order)}: ${text}` })) ?? [],
        part: items.length > 1 ? `${index + 1} of ${items.length}` : null,
        fresh,
      },
      rung: rung && {
        kind: rung.kind,
        number: (decision.rung ?? 0) + 1,
        of: ladder.length,
        title: rung.title,
        text: rung.text,
        asks: rung.asks,
      },
      note: decision.note,
      answer: decision.tells_answer
        ? { text: answerText(item), steps: stepsOf(item), explanation: item.explanation }
        : null,
      next_part: next,
      source: citation && { number: 1, title: citation.title },
    },
    citations: citation ? [citation] : [],
  }
}

function citationOf({ source, stem }: QuestionWithKey): Omit<Citation, 'number'> {
  return {
    kind: 'question',
    title: source?.name ?? 'Practice question',
    excerpt:
      stem.length > excerptLength
        ? `${stem
            .slice(0, excerptLength)
            .replace(/[\uD800-\uDBFF]$/, '')
            .trimEnd()}…`
        : stem,
    licence: source?.licence ?? null,
  }
}

/** Passages of documents, cited as far as they are named. */
export function passageBrief(
  passages: readonly { title: string; excerpt: string }[],
  facts: TurnFacts,
): Pick<StoredPlan, 'brief' | 'citations'> {
  const numbered = passages.map(({ title, excerpt }, index) => ({ number: index + 1, title, excerpt }))
  return {
    brief: { ...plainBrief('passages', facts), passages: numbered },
    citations: numbered.map((passage) => ({ ...passage, kind: 'document', licence: null, used: false })),
  }
}
