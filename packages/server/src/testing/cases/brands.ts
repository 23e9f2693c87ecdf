import { admin, type CasesOf, nobody } from './case.ts'

const form = { school_name: 'A school of this test', domain_name: 'white-label.example', primary: '#224466' }

export const brandsCases = {
  'GET admin/white-label': { as: admin },
  'PUT admin/white-label': {
    as: admin,
    input: () => ({ form }),
    bad: { input: { form: { ...form, primary: 'red' } }, field: 'primary' },
  },
  'GET instagram/me': { as: nobody },
} satisfies CasesOf
