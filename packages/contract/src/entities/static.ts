import * as z from 'zod/mini'
import { Id } from '../shapes.ts'

/** What stands in most lists of static data. Identifiers of a deployment's own lists are text. */
export const Named = z.object({ id: Id, name: z.string() })
/** The same for the small fixed sets that are numbered. */
export const Numbered = z.object({ id: z.int(), name: z.string() })

export const TopicGroup = z.extend(Named, { subject_id: z.nullable(Id) })
export const Topic = z.extend(Named, { subject_id: z.nullable(Id), topic_group_id: z.nullable(Id) })
/** What a pupil can do who has mastered the topic. */
export const LearningOutcome = z.extend(Named, { subject_id: z.nullable(Id), topic_id: z.nullable(Id) })
/** Questions name these in `course_tagging_ids`. */
export const CourseTagging = z.extend(Named, { subject_id: z.nullable(Id), topic_id: z.nullable(Id) })

/** Not in the spec: our choice of names and numbers, as everywhere in this file where none is told. */
export const difficultyLevelId = { easy: 1, middling: 2, hard: 3 } as const
export const paperTypeId = { 'practice paper': 1, 'past paper': 2, 'mock exam': 3, 'topic test': 4 } as const

/** Prompt types: part 2 §3. The specification has two sets that disagree; both are accepted, the first is stored. */
export const promptTypeId = {
  MARKING: 1,
  QUESTION_GENERATION: 2,
  SCORING: 4,
  SOLUTION_GENERATION: 5,
  OBJECTIVE_GENERATION: 6,
  GENERATION_USER_REQUEST: 7,
} as const
export const secondPromptTypeId = { MARKING: 3, GENERATION: 8, GENERATION_USER_REQUEST: 9 } as const

/** A model that prompts of a type are answered by. */
export const PromptModel = z.object({ id: Id, name: z.string(), prompt_type_id: z.int(), is_default: z.boolean() })

/** What pages need to know of a subject. */
export const SubjectFlags = z.object({
  subject_id: Id,
  /** Answers are typed in a mathematics field. */
  maths_input: z.boolean(),
  /** Passages and questions can be listened to. */
  read_aloud: z.boolean(),
  /** Answers may be spoken. */
  oral_answers: z.boolean(),
  /** The subject has a learning path. */
  learning_path: z.boolean(),
})
export type SubjectFlags = z.infer<typeof SubjectFlags>

export const CollectibleTheme = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Null for a theme of all subjects. */
  subject_id: z.nullable(Id),
  collectible_count: z.int(),
})
export type CollectibleTheme = z.infer<typeof CollectibleTheme>

/** A sticker. */
export const Collectible = z.object({
  id: Id,
  name: z.string(),
  collectible_theme_id: Id,
  subject_id: z.nullable(Id),
  image_url: z.string(),
})
export type Collectible = z.infer<typeof Collectible>

/** What a badge counts: decisions.md, "Engagement". */
export const badgeMeasures = ['streak-days', 'xp-level', 'topics-mastered', 'boosters-finished'] as const

export const Badge = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  measure: z.enum(badgeMeasures),
  /** Earned when the measure reaches it. */
  threshold: z.int(),
  subject_id: z.nullable(Id),
})
export type Badge = z.infer<typeof Badge>
