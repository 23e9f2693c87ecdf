import type { PeopleWorld } from './people.ts'
import { textFile } from './text-file.ts'

export async function adminWorld({ server, cast }: PeopleWorld) {
  return server.answer('POST admin/rag-documents', { form: { file: textFile() } }, cast.admin.token)
}
