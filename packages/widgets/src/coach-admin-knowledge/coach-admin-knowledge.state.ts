import type { KnowledgeDocument } from '@coachkit/contract'
import type { CallProblem, WidgetTools } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import { plainText } from '../parts/markdown/plain-text.ts'
import { fileProblem } from './file-check.ts'
import type { KnowledgeWords } from './words/en.ts'

/** Part 2 §3, prompt document types; the words have their names. */
export const documentTypes = [1, 2, 3, 4, 5] as const

/** A chosen file that is not here, and why. */
export interface RefusedFile {
  name: string
  code: string
}

/** Knowledge documents that the coach may cite: list, add, remove. */
export function createAdminKnowledge({
  call,
  text,
  locale,
  signal: gone,
}: WidgetTools<Record<never, never>, KnowledgeWords>) {
  const documents = signal<readonly KnowledgeDocument[] | null>(null)
  const search = signal('')
  const problem = signal<CallProblem | null>(null)
  /** What the last act did, for the status line. */
  const said = signal('')
  const refused = signal<readonly RefusedFile[]>([])
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

  /** Each file for itself: one that fails keeps none of the others out, and is named with its reason. */
  async function add(files: readonly File[], documentType: number) {
    const isNext = (name: string) => files.some((file) => file.name === name)
    refused.value = refused.value.filter(({ name }) => !isNext(name))
    said.value = ''
    let count = 0
    for (const file of files) {
      uploading.value = [...uploading.value, file.name]
      const added = await addOne(file, documentType)
      uploading.value = uploading.value.filter((name) => name !== file.name)
      if (typeof added === 'string') {
        refused.value = [...refused.value, { name: file.name, code: added }]
        continue
      }
      count++
      documents.value = [added, ...(documents.value ?? [])]
      said.value =
        count > 1
          ? text('added.several', { count })
          : text('added', { title: plainText(added.title), count: added.passage_count })
    }
  }

  /** The document, or the code of what kept it out. */
  async function addOne(file: File, documentType: number): Promise<KnowledgeDocument | string> {
    const problem = await fileProblem(file)
    if (problem) return problem
    const reply = await call('POST admin/rag-documents', { form: { file, document_type_id: String(documentType) } })
    return reply.ok ? reply.answer.document : reply.problem.code
  }

  async function remove(document: KnowledgeDocument) {
    problem.value = null
    const reply = await call('DELETE admin/rag-documents/{id}', { params: { id: document.id } })
    removing.value = null
    if (!reply.ok) {
      problem.value = reply.problem
      return
    }
    documents.value = documents.value?.filter(({ id }) => id !== document.id) ?? null
    said.value = text('removed', { title: plainText(document.title) })
  }

  async function addDefaults() {
    problem.value = null
    const reply = await call('POST admin/rag-documents/default')
    if (!reply.ok) {
      problem.value = reply.problem
      return
    }
    said.value = text('defaults', { count: reply.answer.added })
    await load()
  }

  // What failed for want of a line is not true any more when the line is back.
  addEventListener('online', () => problem.peek() && void load(), { signal: gone })
  void load()
  return {
    documents,
    shown,
    search,
    problem,
    said,
    refused,
    uploading,
    removing,
    load,
    add,
    remove,
    addDefaults,
    text,
    locale,
  }
}
export type AdminKnowledgeState = ReturnType<typeof createAdminKnowledge>
