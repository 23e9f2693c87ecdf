import type { KnowledgeDraft } from '../../drafts/drafts.ts'
import { englishDocuments } from './english.ts'
import { mathematicsDocuments } from './mathematics.ts'
import { scienceDocuments } from './science.ts'

/** What the coach may cite from the first day. */
export const knowledge: KnowledgeDraft[] = [...mathematicsDocuments, ...scienceDocuments, ...englishDocuments]
