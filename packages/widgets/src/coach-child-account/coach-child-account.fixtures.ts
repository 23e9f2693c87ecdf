import type { Child } from '@coachkit/contract'
import type { MountOptions } from '@coachkit/sdk/testing'
import { failed, levels, maya, offline, tobi } from '../parts/family/family.fixtures.ts'

const onboarding = (children: Child[]) => ({
  ok: true as const,
  answer: {
    onboarding: {},
    completion_ratio: 0,
    has_agreed_policy: true,
    children,
    consent: {
      version: '2026-11',
      text: 'I’m the parent or guardian of this child. I agree to an account being kept for my child, so that they can learn and I can see how they’re getting on. I can change or end this at any time.',
    },
  },
})
const replies = {
  'GET users/onboarding/{product}/parent': onboarding([]),
  'GET admin/academic-levels': levels,
  'POST users/onboarding/{product}/parent/create-child-account': ({ body }) => ({
    ok: true,
    answer: { child: { ...tobi, first_name: body.first_name, has_password: body.password !== undefined } },
  }),
  'POST users/onboarding/{product}/parent/link-child-account': { ok: true, answer: { child: maya } },
} satisfies MountOptions['replies']
const create = 'POST users/onboarding/{product}/parent/create-child-account'
const link = 'POST users/onboarding/{product}/parent/link-child-account'
const refused = (code: string, errors?: Record<string, string>) => ({
  ok: false as const,
  problem: { code, status: 422, detail: '', errors } as never,
})

/** What a parent can meet here. */
export const scenes = {
  form: { replies },
  lite: { attributes: { lite: true }, replies },
  done: {
    attributes: { step: 'done', lite: true },
    replies: { ...replies, 'GET users/onboarding/{product}/parent': onboarding([maya, tobi]) },
  },
  doneNobody: { attributes: { step: 'done' }, replies },
  staff: { replies: { ...replies, 'GET users/onboarding/{product}/parent': refused('session.role') } },
  taken: { replies: { ...replies, [create]: refused('users.username-taken') } },
  known: { replies: { ...replies, [create]: refused('request.invalid', { password: 'is too well known' }) } },
  reworded: { replies: { ...replies, [create]: refused('users.consent-changed') } },
  limit: { replies: { ...replies, [create]: refused('users.children-limit') } },
  wrongCode: { replies: { ...replies, [link]: refused('users.wrong-code') } },
  wrongPassword: { replies: { ...replies, [link]: refused('auth.wrong-credentials') } },
  loading: { replies: { ...replies, 'GET users/onboarding/{product}/parent': () => new Promise(() => {}) } },
  failed: { replies: { ...replies, 'GET users/onboarding/{product}/parent': failed } },
  offline: { replies: { ...replies, 'GET users/onboarding/{product}/parent': offline } },
} satisfies Record<string, MountOptions>
