import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { User } from '../entities/people.ts'
import { Done } from '../shapes.ts'

export const users = contract({
  'PATCH users/has-agreed-policy': {
    summary: 'Records that the person agreed to the policy.',
    who: 'signed-in',
    reach: 'own',
    answer: Done,
  },
  'GET users/me': {
    summary: 'The signed-in person.',
    who: 'signed-in',
    reach: 'own',
    answer: z.object({ user: User }),
    ours: true,
  },
  'GET users/heart-status': {
    summary: "The student's hearts, and whether the account is of the free tier (the guard reads it).",
    who: ['student'],
    reach: 'own',
    answer: z.object({ is_free_tier: z.boolean(), hearts: z.nullable(z.int()) }),
  },
})
