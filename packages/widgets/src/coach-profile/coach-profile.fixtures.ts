import type { MountOptions } from '@coachkit/sdk/testing'
import { asParent, asStudent, levels, offline, parent, student } from '../parts/family/family.fixtures.ts'

const account = (has_password: boolean, email_pending: string | null = null) => ({
  ok: true as const,
  answer: { has_password, email_pending },
})
const themes = {
  ok: true as const,
  answer: {
    collectible_themes: ['Space', 'Sea'].map((name) => ({
      id: name.toLowerCase(),
      name,
      description: '',
      subject_id: null,
      collectible_count: 8,
    })),
  },
}
const replies = {
  'GET users/me': asParent,
  'GET users/me/account': account(true),
  'GET admin/academic-levels': levels,
  'GET admin/collectible-themes': themes,
  'PATCH users': ({ body }) => ({
    ok: true,
    answer: {
      user: { ...parent, first_name: body?.first_name ?? parent.first_name },
      email_pending: body?.email ?? null,
    },
  }),
  'POST users/email/confirm': { ok: true, answer: { user: { ...parent, email: 'new@demo.test' } } },
  'PUT users/me/password': { ok: true, answer: { ok: true } },
} satisfies NonNullable<MountOptions['replies']>
const wrong = <Code extends 'users.wrong-password' | 'users.wrong-code'>(code: Code) => ({
  ok: false as const,
  problem: { code, status: 422, detail: '' },
})

/** What a person can meet here. */
export const scenes = {
  parent: { replies },
  student: { attributes: { themes: true }, replies: { ...replies, 'GET users/me': asStudent } },
  withoutThemes: { replies: { ...replies, 'GET users/me': asStudent } },
  withoutPassword: {
    replies: {
      ...replies,
      'GET users/me': { ok: true, answer: { user: { ...student, email: null } } },
      'GET users/me/account': account(false),
    },
  },
  pending: { replies: { ...replies, 'GET users/me/account': account(true, 'new@demo.test') } },
  wrongCode: {
    replies: {
      ...replies,
      'GET users/me/account': account(true, 'new@demo.test'),
      'POST users/email/confirm': wrong('users.wrong-code'),
    },
  },
  wrongPassword: { replies: { ...replies, 'PUT users/me/password': wrong('users.wrong-password') } },
  loading: { replies: { 'GET users/me': () => new Promise(() => {}) } },
  offline: { replies: { ...replies, 'GET users/me': offline } },
} satisfies Record<string, MountOptions>
