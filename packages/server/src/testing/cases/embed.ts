import { principalNames } from '../table/people.ts'
import { type CasesOf, nobody } from './case.ts'

/** A person's session is renewed by signing in, a learner's by the page's own server, and nobody has one. */
const refused = {
  ...Object.fromEntries(principalNames.map((name) => [name, 'session.role' as const])),
  nobody: 'session.missing' as const,
  visitor: undefined,
}

export const embedCases = {
  'POST embed/session': {
    as: nobody,
    input: ({ site }) => ({ body: { key: site.public_key } }),
    bad: { input: { body: { key: 'sk_wrong' } }, field: 'key' },
  },
  'POST embed/refresh': { as: ({ visitor }) => visitor.token, refused },
  // Nobody has no token that it could tell of.
  'GET embed/session': { as: ({ visitor }) => visitor.token, refused: { nobody: 'session.missing' } },
  'POST embed/token': {
    as: ({ site }) => site.secret_key,
    input: ({ server }) => ({ body: { origin: server.origin }, headers: { origin: '' } }),
    bad: { input: { body: { origin: 'nowhere' } }, field: 'origin' },
  },
  'GET embed/brands/{name}': {
    as: nobody,
    input: () => ({ params: { name: 'illume' } }),
    outside: { input: () => ({ params: { name: 'no-such-brand' } }) },
  },
} satisfies CasesOf<'embed'>
