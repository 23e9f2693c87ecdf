import { openLogin } from '../../kernel/auth/sessions.ts'
import type { World } from '../authorisation-world.ts'
import { type CasesOf, nobody, outsider, student } from './case.ts'

const somebody = async ({ server }: World) => (await server.addPerson('student')).token
/** Another login of the world's student. */
async function otherSession({ server, cast }: World) {
  const { token } = await openLogin(server.database.db, cast.student.id, 'Another browser')
  const { sessions } = await server.answer('GET auth/sessions', {}, token)
  return sessions.find(({ is_current }) => is_current)?.id
}

export const authCases = {
  'POST auth/signup': {
    as: nobody,
    input: ({ ways }) => ({
      body: {
        ...{ first_name: 'Ada', last_name: 'Byron', user_role: 'parent', has_agreed_policy: true },
        ...{ email: ways.newAddress(), password: 'a-row-of-the-table' },
      },
    }),
    bad: { input: { body: { first_name: ' ' } }, field: 'first_name' },
  },
  'POST auth/generate-otp': {
    as: nobody,
    input: ({ ways }) => ({ body: { email: ways.newAddress() } }),
    bad: { input: { body: {} }, field: 'username' },
  },
  'POST auth/login': {
    as: nobody,
    input: ({ password }) => ({ body: { username: 'pupil-with-password', password } }),
    bad: { input: { body: { login_type: 'magic' } }, field: 'login_type' },
  },
  'POST auth/logout': { as: somebody },
  'POST auth/magic-link': {
    as: nobody,
    input: ({ ways }) => ({ body: { email: ways.newAddress() } }),
    bad: { input: { body: { email: 'ada@way-in.test', portal: 'elsewhere' } }, field: 'portal' },
  },
  'GET auth/magic-link/{token}/validate': {
    as: nobody,
    input: async ({ ways }) => ({ params: { token: await ways.link() } }),
  },
  'POST auth/magic-link/consume': {
    as: nobody,
    input: async ({ ways }) => ({ body: { token: await ways.link() } }),
    bad: { input: { body: {} }, field: 'token' },
  },
  'POST auth/password/reset/link': {
    as: nobody,
    input: ({ ways }) => ({ body: { email: ways.newAddress() } }),
    bad: { input: { body: { email: '' } }, field: 'email' },
  },
  'POST auth/password/reset': {
    as: nobody,
    input: async ({ ways, password }) => ({ body: { token: await ways.reset(), new_password: password } }),
    bad: { input: { body: { token: 'x' } }, field: 'new_password' },
  },
  'GET auth/apple/{code}/validate': {
    as: nobody,
    input: async ({ ways }) => ({ params: { code: await ways.grant('apple') } }),
  },
  'GET auth/google/{jwt}/validate': {
    as: nobody,
    input: async ({ ways }) => ({ params: { jwt: await ways.grant('google') } }),
  },
  'GET auth/token/{id}': {
    as: nobody,
    input: async ({ ways }) => ({
      params: { id: await ways.handOver() },
      headers: { 'x-login-binding': ways.binding },
    }),
    bad: { input: { headers: {} }, field: 'x-login-binding' },
  },
  'GET auth/providers': { as: nobody },
  'POST auth/providers/{provider}/start': {
    as: nobody,
    input: () => ({ params: { provider: 'google' }, body: {} }),
    bad: { input: { body: { login_role: 'headmaster' } }, field: 'login_role' },
  },
  'GET auth/sessions': { as: student },
  'DELETE auth/sessions/{id}': {
    as: student,
    input: async (world) => ({ params: { id: await otherSession(world) } }),
    outside: outsider,
  },
  'POST auth/sessions/end-others': { as: somebody },
  'POST auth/white-label': {
    as: nobody,
    input: () => ({ body: { domain: 'nobody.example' } }),
    bad: { input: { body: { domain: '' } }, field: 'domain' },
  },
} satisfies CasesOf<'auth'>
