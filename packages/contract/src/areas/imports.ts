import * as z from 'zod/mini'
import { contract } from '../call.ts'

export const ImportReport = z.object({
  filename: z.string(),
  format: z.string(),
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Items that were left out, with the place in the file and the reason. */
  skipped: z.array(z.object({ where: z.string(), reason: z.string() })),
  /** What was brought in but not as the source has it. */
  notes: z.array(z.object({ where: z.string(), note: z.string() })),
  quizzes: z.int(),
})
export type ImportReport = z.infer<typeof ImportReport>

export const imports = contract({
  'POST imports': {
    summary: "Brings other people's questions in: staged in batches, published in one short transaction.",
    who: ['admin', 'operator'],
    reach: 'none',
    form: z.object({
      file: z.instanceof(File),
      format: z.optional(z.string().check(z.maxLength(40))),
    }),
    events: {
      progress: z.object({ read: z.int(), of: z.nullable(z.int()) }),
      report: ImportReport,
      error: z.object({ code: z.string(), detail: z.string() }),
    },
    errors: ['import.unreadable', 'import.unknown-format', 'import.busy'],
    limit: 256 * 1024 * 1024,
    ours: true,
  },
})
