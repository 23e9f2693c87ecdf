import type { MountOptions } from '@coachkit/sdk/testing'
import { mia, signedInAs } from '../parts/sign-in/sign-in.fixtures.ts'

export const signedIn = signedInAs(mia)

type Replies = NonNullable<MountOptions['replies']>
type Refused = NonNullable<Extract<Exclude<Replies['POST auth/login'], undefined>, { ok: false }>>['problem']['code']

const usual: Replies = {
  'GET auth/providers': { ok: true, answer: { providers: [] } },
  'POST auth/login': { ok: true, answer: signedIn },
  'POST auth/generate-otp': { ok: true, answer: { ok: true } },
}
const problem = (code: Refused, status: number) => ({ ok: false as const, problem: { code, status, detail: '' } })
const refused = (code: Refused, status: number): MountOptions => ({
  replies: { ...usual, 'POST auth/login': problem(code, status) },
})
const back = { attributes: { 'hand-over': 'an-id', binding: 'a-binding' } }
const token = (account: 'known' | 'new') => ({
  ok: true as const,
  answer: { token: 'a-login-token', account, email: 'mia@home.test', first_name: 'Mia', last_name: 'Berg' },
})

/** What a person can meet here. */
export const scenes = {
  empty: { replies: usual },
  wrong: refused('auth.wrong-credentials', 422),
  inactive: refused('auth.inactive', 403),
  often: refused('request.rate', 429),
  offline: refused('network.offline', 0),
  providers: {
    replies: {
      ...usual,
      'GET auth/providers': {
        ok: true,
        answer: {
          providers: [
            { name: 'google', title: 'Google' },
            { name: 'canvas', title: 'Canvas' },
          ],
        },
      },
      'POST auth/providers/{provider}/start': {
        ok: true,
        answer: { url: 'https://accounts.example/authorize', binding: 'a-binding' },
      },
    },
  },
  checkout: { replies: usual, attributes: { purpose: 'checkout', name: 'mia@demo.test' } },
  returning: { replies: { ...usual, 'GET auth/token/{id}': () => new Promise(() => {}) }, ...back },
  returned: { replies: { ...usual, 'GET auth/token/{id}': token('known') }, ...back },
  somebodyNew: { replies: { ...usual, 'GET auth/token/{id}': token('new') }, ...back },
  elsewhere: { replies: usual, attributes: { 'hand-over': 'an-id' } },
  refusedElsewhere: { replies: usual, attributes: { problem: 'auth.provider-refused' } },
} satisfies Record<string, MountOptions>
