import { type CasesOf, nobody } from './case.ts'

export const embedCases = {
  'POST embed/session': {
    as: nobody,
    input: ({ site }) => ({ body: { key: site.public_key } }),
    bad: { input: { body: { key: 'sk_wrong' } }, field: 'key' },
  },
  'POST embed/refresh': { as: ({ visitor }) => visitor.token },
  'GET embed/session': { as: ({ visitor }) => visitor.token },
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
