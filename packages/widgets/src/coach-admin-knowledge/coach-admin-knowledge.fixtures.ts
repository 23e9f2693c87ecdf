import type { KnowledgeDocument } from '@coachkit/contract'
import type { MountOptions } from '@coachkit/sdk/testing'

const document = (id: string, title: string, more: Partial<KnowledgeDocument> = {}): KnowledgeDocument => ({
  id,
  title,
  filename: `${title.toLowerCase().replaceAll(' ', '-')}.md`,
  document_type_id: 1,
  size: 4210,
  passage_count: 6,
  is_default: true,
  created_at: '2026-11-01T08:00:00.000Z',
  ...more,
})
export const documents = [
  document('d1', 'How plants make food', { size: 5120 }),
  document('d2', 'Fractions, decimals and percentages'),
  document('d3', 'Writing to persuade', { document_type_id: 4, size: 128_400, passage_count: 81, is_default: false }),
]
export const added = document('d4', 'The water cycle', { is_default: false, passage_count: 1 })

const list = (documents: KnowledgeDocument[]): NonNullable<MountOptions['replies']> => ({
  'GET admin/rag-documents': { ok: true, answer: { documents } },
  'POST admin/rag-documents': { ok: true, answer: { document: added } },
  'DELETE admin/rag-documents/{id}': { ok: true, answer: { ok: true } },
  'POST admin/rag-documents/default': { ok: true, answer: { added: 2 } },
})

/** What an admin can meet here. */
export const scenes = {
  full: { replies: list(documents) },
  empty: { replies: list([]) },
  unreadable: {
    replies: {
      ...list(documents),
      'POST admin/rag-documents': { ok: false, problem: { code: 'document.unreadable', status: 422, detail: '' } },
    },
  },
  loading: { replies: { 'GET admin/rag-documents': () => new Promise(() => {}) } },
  failed: {
    replies: { 'GET admin/rag-documents': { ok: false, problem: { code: 'server.failed', status: 500, detail: '' } } },
  },
} satisfies Record<string, MountOptions>
