import { admin, type CasesOf } from './case.ts'

const missing = '0197a000-0000-7000-8000-00000000dead'
const origins = ['https://school.example']
const outside = { input: () => ({ params: { id: missing } }) }

export const sitesCases = {
  'GET admin/sites': { as: admin },
  'POST admin/sites': {
    as: admin,
    input: () => ({ body: { name: 'A new site', origins } }),
    bad: { input: { body: { name: 'A new site', origins: ['school.example'] } }, field: 'origins' },
  },
  'PATCH admin/sites/{id}': {
    as: admin,
    input: ({ site }) => ({ params: { id: site.id }, body: { name: 'Another name' } }),
    outside,
    bad: { input: { body: { brand: 'no-such-brand' } }, field: 'brand' },
  },
  'POST admin/sites/{id}/keys': {
    as: admin,
    input: ({ site }) => ({ params: { id: site.id }, body: { kind: 'secret', old_ends_in: 3600 } }),
    outside,
    bad: { input: { body: { kind: 'secret', old_ends_in: -1 } }, field: 'old_ends_in' },
  },
  'GET admin/sites/{id}/check': {
    as: admin,
    input: ({ site }) => ({ params: { id: site.id }, query: { page: 'https://school.example/home' } }),
    outside,
    bad: { input: { query: { page: 'ftp://school.example' } }, field: 'page' },
  },
} satisfies CasesOf
