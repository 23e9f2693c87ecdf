import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { importEvents } from '../entities/imports.ts'

export const imports = contract({
  'POST imports': {
    summary: "Brings other people's questions in: staged in batches, published in one short transaction.",
    who: ['admin', 'operator'],
    reach: 'none',
    form: z.object({
      file: z.instanceof(File),
      format: z.optional(z.string().check(z.maxLength(40))),
    }),
    events: importEvents,
    errors: ['import.unreadable', 'import.unknown-format', 'import.busy'],
    limit: 256 * 1024 * 1024,
    ours: true,
  },
})
