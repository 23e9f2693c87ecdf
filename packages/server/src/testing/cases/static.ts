import { admin, type Case, type CasesOf, nobody, student } from './case.ts'

const list: Case = { as: student }
const missing = { input: () => ({ params: { id: 'no-such-thing' } }) }
const numbered = (id: string): Case => ({ as: student, input: () => ({ params: { id } }), outside: missing })

export const staticCases = {
  'GET admin/academic-levels': list,
  'GET admin/collectible-themes': list,
  'GET admin/collectible-themes/badges': list,
  'GET admin/collectible-themes/{id}/collectibles': {
    as: student,
    input: ({ collectible }) => ({ params: { id: collectible.collectible_theme_id } }),
    outside: missing,
  },
  'GET admin/collectibles/{id}': {
    as: student,
    input: ({ collectible }) => ({ params: { id: collectible.id } }),
    outside: missing,
  },
  'POST collectibles': {
    as: admin,
    input: ({ picture }) => ({ form: { name: 'A kite', subject_id: '1', image: picture } }),
    bad: { input: { form: { name: 'A kite', subject_id: '1' } }, field: 'image' },
  },
  'GET static-data/subjects': list,
  'GET static-data/topics': list,
  'GET static-data/topic-groups': list,
  'GET static-data/learning-outcomes': list,
  'GET static-data/course-taggings': list,
  'GET static-data/document-types': list,
  'GET static-data/paper-types': list,
  'GET static-data/difficulty-levels': list,
  'GET static-data/question-types': list,
  'GET static-data/question-sub-types/question-types/{id}': numbered('3'),
  'GET static-data/prompt-models/{id}': numbered('1'),
  'GET subjects/{id}/flags': numbered('1'),
  'GET subjects/{id}/flags/public': {
    as: nobody,
    input: () => ({ params: { id: '1' } }),
    // A subject that is not shown to everyone.
    outside: { input: () => ({ params: { id: '2' } }) },
  },
} satisfies CasesOf
