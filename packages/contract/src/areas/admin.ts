import * as z from 'zod/mini'
import { contract } from '../call.ts'
import { KnowledgeDocument } from '../entities/documents.ts'
import { Done } from '../shapes.ts'

export const admin = contract({
  'POST admin/rag-documents': {
    summary: 'Adds a knowledge document (Markdown or plain text); its passages can be cited at once.',
    who: ['admin'],
    reach: 'none',
    form: z.object({
      file: z.instanceof(File),
      title: z.optional(z.string().check(z.maxLength(200))),
      document_type_id: z.optional(z.string().check(z.regex(/^[1-5]$/))),
    }),
    answer: z.object({ document: KnowledgeDocument }),
    errors: ['document.unreadable', 'document.empty'],
    limit: 12 * 1024 * 1024,
  },
  'GET admin/rag-documents': {
    summary: 'All knowledge documents, newest first.',
    who: ['admin'],
    reach: 'none',
    answer: z.object({ documents: z.array(KnowledgeDocument) }),
  },
  'DELETE admin/rag-documents/{id}': {
    summary: 'Takes a knowledge document away; what was said with it keeps its citation.',
    who: ['admin'],
    reach: { document: 'id' },
    answer: Done,
  },
  'POST admin/rag-documents/default': {
    summary: 'Puts the default documents back that are missing, and says how many.',
    who: ['admin'],
    reach: 'none',
    answer: z.object({ added: z.int() }),
  },
})
