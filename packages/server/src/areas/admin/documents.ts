import { documentTypeId } from '@coachkit/contract'
import { Refusal } from '../../kernel/refusal.ts'
import { titleFromFilename } from './rules.ts'
import type { DocumentDraft } from './store.ts'
import { readText } from './text/read-text.ts'
import { firstHeading, splitPassages } from './text/split-passages.ts'

/** What the content package calls a knowledge document. */
export interface DefaultDocument {
  /** Its stable name. */
  external_id: string
  title: string
  filename: string
  text: string
}

/** An uploaded file as a document, ready to be stored. */
export async function documentFromFile(
  file: File,
  { title, document_type_id }: { title?: string | undefined; document_type_id?: string | undefined },
): Promise<DocumentDraft> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = readText(bytes, file.name)
  // Only the last part of the name: browsers and scripts send paths at times.
  const filename = (file.name.split(/[\\/]/).at(-1) ?? '').replaceAll('\0', '').slice(0, 200) || 'document.txt'
  const named = title?.replaceAll('\0', '').trim() || firstHeading(text) || titleFromFilename(filename)
  const passages = splitPassages(text, named)
  if (passages.length === 0) throw new Refusal('document.empty')
  return {
    ...{ title: named, filename, size: bytes.length, source_key: null, passages },
    document_type_id: document_type_id ? Number(document_type_id) : documentTypeId.CURRICULUM,
  }
}

export const documentFromDefault = ({ external_id, title, filename, text }: DefaultDocument): DocumentDraft => ({
  ...{ title, filename, source_key: external_id },
  document_type_id: documentTypeId.CURRICULUM,
  size: Buffer.byteLength(text),
  passages: splitPassages(text, title),
})
