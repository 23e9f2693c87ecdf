import type { Source } from '@coachkit/contract'
import * as z from 'zod/mini'
import { ItemRefusal } from './import-event.ts'
import type { LineFormat } from './jsonl.ts'
import { hideWords, oneChoice } from './multiple-choice.ts'
import { hideNumber, nameFromText, plainNumber } from './text.ts'

const source: Source = { name: 'AQuA', licence: 'Apache-2.0', url: 'https://github.com/deepmind/AQuA' }
const row = z.object({
  question: z.string(),
  options: z.array(z.string()).check(z.minLength(1)),
  rationale: z.string(),
  correct: z.string(),
})
type Row = z.infer<typeof row>

const letterOf = (option: string): string | undefined => /^\s*([A-Z])\s*\)/.exec(option)?.[1]

/** Lines of a rationale that only name the letter (“Answer: D.”) help nobody. */
const namesLetter =
  /^[\s.]*(so\s+|hence,?\s+)?(the\s+)?(correct\s+)?(answer|choice|option|ans)\b[^a-z]*(is)?[\s:=.-]*\(?[a-e]\)?[\s.]*$/i

function stepsOf(rationale: string): string[] {
  return rationale
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !namesLetter.test(line))
}

/** The first half of the rationale, at most three lines, without the answer or its letter. */
function hintsOf(steps: readonly string[], answer: string): string[] {
  const value = /-?\d[\d,]*(\.\d+)?/.exec(answer)?.[0]
  const number = value === undefined ? null : plainNumber(value)
  return steps
    .slice(0, Math.min(3, Math.ceil(steps.length / 2)))
    .map((step) => hideWords(step, answer))
    .map((step) => (number === null ? step : hideNumber(step, number)))
    .map((step) =>
      step.replace(/[,;.]?\s*\b(correct\s+)?(answer|choice|option)\b\W*(is\W*)?\(?[A-E]\b\)?\.?\s*$/i, '').trim(),
    )
    .filter((step) => /[\p{L}\d]{2}/u.test(step))
}

export const aqua: LineFormat<Row> = {
  name: 'AQuA',
  source_key: 'aqua',
  row,
  question({ question, options, rationale, correct }) {
    const letters = options.map(letterOf)
    if (letters.some((letter) => letter === undefined))
      throw new ItemRefusal('An option does not begin with its letter.')
    const steps = stepsOf(rationale)
    return oneChoice({
      external_id: nameFromText(`${question}\n${options.join('\n')}`),
      subject: 'mathematics',
      course: 'Algebra word problems',
      tags: ['algebra', 'word-problems'],
      source,
      stem: question,
      texts: options.map((option) => option.replace(/^\s*[A-Z]\s*\)\s*/, '')),
      place: letters.indexOf(correct.trim()),
      hints: (answer) => hintsOf(steps, answer),
      worked_steps: steps,
      explanation: steps.join('\n\n') || null,
    })
  },
  quiz: {
    title: 'Algebra word problems',
    description: 'Ten algebra questions with five options each, from AQuA.',
    language: 'en',
    subject: 'mathematics',
    course: 'Algebra word problems',
    source,
  },
}
