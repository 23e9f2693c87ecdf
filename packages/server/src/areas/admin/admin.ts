import type { Database, Tx } from '../../kernel/db/database.ts'
import { type Route, route } from '../../kernel/http/route.ts'
import type { Knowledge } from '../../kernel/ports.ts'
import { type DefaultDocument, documentFromDefault, documentFromFile } from './documents.ts'
import { createDocumentStore } from './store.ts'

export interface AdminDeps {
  database: Pick<Database, 'db' | 'withTx'>
  /** The documents that come with the product; asked for only when they are put in or back. */
  defaults: () => readonly DefaultDocument[]
}

/** Knowledge documents: their calls, and the port by which the coach finds passages. */
export function createAdminArea({ database, defaults }: AdminDeps): {
  routes: Route[]
  knowledge: Knowledge
  /** For the demonstration content, within its transaction. */
  addDefaults: (tx: Tx) => Promise<number>
} {
  const store = createDocumentStore(database)
  const addDefaults = (tx: Tx) => store.addMissing(tx, defaults().map(documentFromDefault))
  return {
    knowledge: { findPassages: store.findPassages },
    addDefaults,
    routes: [
      route('POST admin/rag-documents', async ({ form }) => ({
        document: await store.add(await documentFromFile(form.file, form)),
      })),
      route('GET admin/rag-documents', async ({ user }) => ({ documents: await store.list(user) })),
      route('DELETE admin/rag-documents/{id}', async ({ params, user }) => {
        await store.remove(user, params.id)
        return { ok: true as const }
      }),
      route('POST admin/rag-documents/default', async () => ({ added: await database.withTx(addDefaults) })),
    ],
  }
}
