import { admin, type CasesOf } from './case.ts'

export const importsCases = {
  'POST imports': {
    as: admin,
    input: () => ({
      form: {
        format: 'gsm8k',
        file: new File(
          [`${JSON.stringify({ question: 'What is 2 + 3?', answer: '2 + 3 = <<2+3=5>>5\n#### 5' })}\n`],
          'gsm8k.jsonl',
        ),
      },
    }),
    bad: { input: { form: { format: 'gsm8k' } }, field: 'file' },
  },
} satisfies CasesOf<'imports'>
