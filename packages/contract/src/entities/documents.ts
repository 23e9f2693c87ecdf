import * as z from 'zod/mini'
import { Id, Instant } from '../shapes.ts'

/** Prompt document types: part 2 §3. */
export const documentTypeId = { KYU: 1, GENERATION: 2, MARKING: 3, CURRICULUM: 4, ONTOLOGY: 5 } as const

/** A knowledge document that the coach may cite. */
export const KnowledgeDocument = z.object({
  id: Id,
  title: z.string(),
  filename: z.string(),
  document_type_id: z.int(),
  /** Bytes of the file as it was sent. */
  size: z.int(),
  passage_count: z.int(),
  is_default: z.boolean(),
  created_at: Instant,
})
export type KnowledgeDocument = z.infer<typeof KnowledgeDocument>
