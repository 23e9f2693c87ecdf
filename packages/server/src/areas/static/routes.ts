import type { Files } from '../../kernel/files/files.ts'
import { reencode } from '../../kernel/files/pictures.ts'
import { type Route, route } from '../../kernel/http/route.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { difficultyLevels, documentTypes, paperTypes, promptModelsOf, questionTypes, subTypesOf } from './fixed-sets.ts'
import type { StaticStore } from './store.ts'

/** Stickers are shown at 256 px at most, twice that on a fine screen. Not in the spec: our choice. */
const stickerSize = { width: 512, height: 512 }

function mustBeThere<T>(found: T | null): T {
  if (found === null) throw new Refusal('object.missing')
  return found
}

interface StaticDeps {
  files: Pick<Files, 'keep'>
  /** The configured language model's name, if there is one. */
  modelName: string | undefined
}

export const staticRoutes = (store: StaticStore, { files, modelName }: StaticDeps): Route[] => [
  route('GET admin/academic-levels', async () => ({ academic_levels: await store.academicLevels() })),
  route('GET static-data/subjects', async () => ({ subjects: await store.subjects() })),
  route('GET static-data/topic-groups', async () => {
    const rows = await store.entries('topic-group')
    return { topic_groups: rows.map(({ parent_id: _, ...row }) => row) }
  }),
  route('GET static-data/topics', async () => {
    const rows = await store.entries('topic')
    return { topics: rows.map(({ parent_id, ...row }) => ({ ...row, topic_group_id: parent_id })) }
  }),
  route('GET static-data/learning-outcomes', async () => {
    const rows = await store.entries('learning-outcome')
    return { learning_outcomes: rows.map(({ parent_id, ...row }) => ({ ...row, topic_id: parent_id })) }
  }),
  route('GET static-data/course-taggings', async () => {
    const rows = await store.entries('course-tagging')
    return { course_taggings: rows.map(({ parent_id, ...row }) => ({ ...row, topic_id: parent_id })) }
  }),

  route('GET static-data/document-types', async () => ({ document_types: documentTypes })),
  route('GET static-data/paper-types', async () => ({ paper_types: paperTypes })),
  route('GET static-data/difficulty-levels', async () => ({ difficulty_levels: difficultyLevels })),
  route('GET static-data/question-types', async () => ({ question_types: questionTypes })),
  route('GET static-data/question-sub-types/question-types/{id}', async ({ params }) => ({
    question_sub_types: mustBeThere(subTypesOf(params.id)),
  })),
  route('GET static-data/prompt-models/{id}', async ({ params }) => ({
    prompt_models: mustBeThere(promptModelsOf(params.id, modelName)),
  })),

  route('GET subjects/{id}/flags', async ({ params }) => ({
    flags: mustBeThere(await store.findFlags(params.id, false)),
  })),
  route('GET subjects/{id}/flags/public', async ({ params }) => ({
    flags: mustBeThere(await store.findFlags(params.id, true)),
  })),

  route('GET admin/collectible-themes', async () => ({ collectible_themes: await store.themes() })),
  route('GET admin/collectible-themes/badges', async () => ({ badges: await store.badges() })),
  route('GET admin/collectible-themes/{id}/collectibles', async ({ params }) => ({
    collectibles: mustBeThere(await store.findCollectibles(params.id)),
  })),
  route('GET admin/collectibles/{id}', async ({ params }) => ({
    collectible: mustBeThere(await store.findCollectible(params.id)),
  })),
  route('POST collectibles', async ({ form }) => {
    const file_key = await files.keep(await reencode(form.image, stickerSize))
    const collectible = await store.addCollectible(form.name, form.subject_id, file_key)
    if (!collectible) throw new Refusal('request.invalid', { subject_id: 'is no subject' })
    return { collectible }
  }),
]
