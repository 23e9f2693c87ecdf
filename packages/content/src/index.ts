export { type DemonstrationContent, demonstrationContent } from './demonstration/demonstration.ts'
export type {
  HintDraft,
  ImageDraft,
  ItemDraft,
  KnowledgeDraft,
  PassageDraft,
  QuestionDraft,
  QuizOutline,
} from './drafts/drafts.ts'
export { type ImportEvent, type ImportFile, type ImportReading, ImportRefusal } from './importers/import-event.ts'
export { importFormats, readImport } from './importers/read-import.ts'
export { packZip } from './zip/pack-zip.ts'
export { isZip, readZip, type ZipEntry, zipLimits } from './zip/read-zip.ts'
