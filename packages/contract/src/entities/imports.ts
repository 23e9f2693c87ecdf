import * as z from 'zod/mini'

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

/** What an import tells while it runs. */
export const importEvents = {
  progress: z.object({ read: z.int(), of: z.nullable(z.int()) }),
  report: ImportReport,
  error: z.object({ code: z.string(), detail: z.string() }),
}
