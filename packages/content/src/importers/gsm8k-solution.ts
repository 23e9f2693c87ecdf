import type { HintDraft } from '../drafts/drafts.ts'
import { ItemRefusal } from './import-event.ts'
import { blank, escapeMarkdown, hideNumber, plainNumber } from './text.ts'

export interface SolutionStep {
  /** The sub-question of the Socratic form. */
  asks: string | null
  /** For reading: calculation marks are gone. */
  text: string
  /** The step with its results, and the final answer, left open. */
  open: string
  /** The result of the step's last calculation. */
  result: string | null
}

export interface Solution {
  steps: SolutionStep[]
  answer: string
}

/** `<<48/2=24>>24`: a calculation, and its result as the reader sees it. */
const calculation = /<<[^<>]*?=\s*([^<>=]*)>>/g
const resultAfter = /<<[^<>]*>>\s*(-?\d[\d,]*(?:\.\d+)?|\.\d+)?/g

function readStep(line: string, answer: string): SolutionStep {
  const parts = line.split(' ** ')
  const asks = parts.length > 1 ? (parts[0] ?? '').trim() : null
  const body = parts.length > 1 ? parts.slice(1).join(' ** ') : line
  const results = [...body.matchAll(calculation)].map((match) => plainNumber(match[1] ?? ''))
  return {
    asks: asks === null ? null : escapeMarkdown(asks),
    text: escapeMarkdown(body.replace(/<<[^<>]*>>/g, '').trim()),
    open: escapeMarkdown(hideNumber(body.replace(resultAfter, blank).trim(), answer)),
    result: results.at(-1) ?? null,
  }
}

/** The worked solution of an answer field; its last line is `#### number`. */
export function readSolution(answerField: string): Solution {
  const lines = answerField.split('\n').filter((line) => line.trim() !== '')
  const last = lines.at(-1) ?? ''
  if (!last.startsWith('####')) throw new ItemRefusal('The answer has no last line “#### number”.')
  const answer = plainNumber(last.slice(4))
  if (answer === null) throw new ItemRefusal(`The answer “${last.slice(4).trim()}” is not a number.`)
  const steps = lines.slice(0, -1).map((line) => readStep(line, answer))
  if (steps.length === 0) throw new ItemRefusal('The answer has no worked solution.')
  return { steps, answer }
}

/** The last sentence of a problem that asks something. */
function asked(question: string, answer: string): string | null {
  const sentence = question
    .match(/[^.?!]*\?/g)
    ?.at(-1)
    ?.trim()
  return sentence ? escapeMarkdown(hideNumber(sentence, answer)) : null
}

/**
 * A ladder out of the problem's own solution: first what is asked, then step after step with the results left open, so
 * that each rung shows an idea and the pupil does the sum. The final answer stands in no rung.
 */
export function hintsOf(question: string, { steps, answer }: Solution): HintDraft[] {
  const goal = asked(question, answer)
  const count =
    steps.length === 1 ? 'one step' : `${steps.length} steps`.replace(/\d+/, (n) => (n === answer ? 'a few' : n))
  const first = goal
    ? `You are asked: *${goal}* It takes ${count}. Note down what you know, and what you need first.`
    : `It takes ${count}. Note down what you know, and what you need first.`
  const rungs = steps.map(({ asks, open }) => ({
    title: asks ? hideNumber(asks, answer) : 'A step',
    text: open,
  }))
  return [{ title: 'What is asked?', text: first }, ...rungs].map((rung, index) => ({
    id: `h${index + 1}`,
    ...rung,
    depends_on: index === 0 ? [] : [`h${index}`],
  }))
}
