import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { Passage } from '../entities/question.ts'
import { Done } from '../shapes.ts'

const report = z.object({ message: z.string().check(z.minLength(1), z.maxLength(2000)) })

export const questions = contract({
  'GET questions/passages/{id}': {
    summary: 'A passage that a question within reach stands beside.',
    who: 'signed-in',
    scope: 'quiz',
    reach: { passage: 'id' },
    answer: z.object({ passage: Passage }),
  },
  'GET questions/passages/{id}/demo': {
    summary: 'A passage of a published quiz.',
    who: 'public',
    scope: 'quiz',
    reach: 'published',
    answer: z.object({ passage: Passage }),
  },
  'POST questions/{id}/report': {
    summary: 'Tells the editors that something is wrong with a question.',
    who: 'signed-in',
    scope: 'quiz',
    reach: { question: 'id' },
    body: report,
    answer: Done,
  },
  'POST questions/{id}/report/public': {
    summary: 'The same for a published question, without an account.',
    who: 'public',
    scope: 'quiz',
    reach: 'published',
    body: report,
    answer: Done,
  },
})
