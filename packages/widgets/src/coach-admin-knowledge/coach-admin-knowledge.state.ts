import type { KnowledgeDocument } from '@coachkit/contract'
import type { CallProblem, WidgetTools } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import type { KnowledgeWords } from './words/en.ts'

/** Part 2 §3, prompt document types; the words have their names. */
export const documentTypes = [1, 2, 3, 4, 5] as const

/** Knowledge documents that the coach may cite: list, add, remove. */
export function createAdminKnowledge({ call, text, locale }: WidgetTools<Record<never, never>, KnowledgeWords>) {
  const documents = signal<readonly KnowledgeDocument[] | null>(null)
  const search = signal('')
  const problem = signal<CallProblem | null>(null)
  /** What the last act did, for the status line. */
  const said = signal('')
  const uploading = signal<readonly string[]>([])
  const removing = signal<string | null>(null)

  const shown = computed(() => {
    const wanted = search.value.trim().toLocaleLowerCase()
    const all = documents.value ?? []
    return wanted
      ? all.filter(({ title, filename }) => `${title} ${filename}`.toLocaleLowerCase().includes(wanted))
      : all
  })

  async function load() {
    problem.value = null
    const reply = await call('GET admin/rag-documents')
    if (reply.ok) documents.value = reply.answer.documents
    else problem.value = reply.problem
  }

  async function add(files: readonly File[], documentType: number) {
    for (const file of files) {
      uploading.value = [...uploading.value, file.name]
      const reply = await call('POST admin/rag-documents', { form: { file, document_type_id: String(documentType) } })
      uploading.value = uploading.value.filter((name) => name !== file.name)
      if (reply.ok) {
        const { document } = reply.answer
        documents.value = [document, ...(documents.value ?? [])]
        said.value = text('added', { title: document.title, count: document.passage_count })
      } else {
        problem.value = reply.problem
        said.value = text('refused', { title: file.name })
      }
    }
  }

  async function remove(document: KnowledgeDocument) {
    const reply = await call('DELETE admin/rag-documents/{id}', { params: { id: document.id } })
    removing.value = null
    if (!reply.ok) {
      problem.value = reply.problem
      return
    }
    documents.value = documents.value?.filter(({ id }) => id !== document.id) ?? null
    said.value = text('removed', { title: document.title })
  }

  async function addDefaults() {
    const reply = await call('POST admin/rag-documents/default')
    if (!reply.ok) {
      problem.value = reply.problem
      return
    }
    said.value = text('defaults', { count: reply.answer.added })
    await load()
  }

  void load()
  return { documents, shown, search, problem, said, uploading, removing, load, add, remove, addDefaults, text, locale }
}
export type AdminKnowledgeState = ReturnType<typeof createAdminKnowledge>
