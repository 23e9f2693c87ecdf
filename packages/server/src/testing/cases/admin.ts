import { textFile } from '../world/text-file.ts'
import { admin, type CasesOf } from './case.ts'

export const adminCases = {
  'POST admin/rag-documents': {
    as: admin,
    input: () => ({ form: { file: textFile() } }),
    bad: { input: { form: { title: 'No file' } }, field: 'file' },
  },
  'GET admin/rag-documents': { as: admin },
  'DELETE admin/rag-documents/{id}': {
    as: admin,
    input: ({ document }) => ({ params: { id: document.id } }),
    outside: { input: () => ({ params: { id: 'no-such-document' } }) },
  },
  'POST admin/rag-documents/default': { as: admin },
} satisfies CasesOf<'admin'>
