import * as z from 'zod/mini'
import { contract } from '../call.ts'
import {
  Badge,
  Collectible,
  CollectibleTheme,
  CourseTagging,
  LearningOutcome,
  Named,
  Numbered,
  PromptModel,
  SubjectFlags,
  Topic,
  TopicGroup,
} from '../entities/static.ts'
import { Id } from '../shapes.ts'

const signedIn = { who: 'signed-in', reach: 'none' } as const

export const staticData = contract({
  'GET admin/academic-levels': {
    summary: 'The academic levels, from the lowest.',
    ...signedIn,
    answer: z.object({ academic_levels: z.array(Named) }),
  },
  'GET admin/collectible-themes': {
    summary: 'The themes of stickers.',
    ...signedIn,
    answer: z.object({ collectible_themes: z.array(CollectibleTheme) }),
  },
  'GET admin/collectible-themes/{id}/collectibles': {
    summary: 'The stickers of a theme.',
    ...signedIn,
    answer: z.object({ collectibles: z.array(Collectible) }),
  },
  'GET admin/collectible-themes/badges': {
    summary: 'The badges, and what each is earned by.',
    ...signedIn,
    answer: z.object({ badges: z.array(Badge) }),
  },
  'GET admin/collectibles/{id}': {
    summary: 'One sticker.',
    ...signedIn,
    answer: z.object({ collectible: Collectible }),
  },
  'POST collectibles': {
    summary: 'Adds a sticker to the theme of a subject; a subject’s first one begins its theme.',
    who: ['admin'],
    reach: 'none',
    form: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
      subject_id: Id,
      image: z.instanceof(File),
    }),
    answer: z.object({ collectible: Collectible }),
    errors: ['picture.unreadable'],
    limit: 6 * 1024 * 1024,
  },

  'GET static-data/subjects': {
    summary: 'The subjects.',
    ...signedIn,
    answer: z.object({ subjects: z.array(Named) }),
  },
  'GET static-data/topics': {
    summary: 'The topics of all subjects.',
    ...signedIn,
    answer: z.object({ topics: z.array(Topic) }),
  },
  'GET static-data/topic-groups': {
    summary: 'What topics are grouped by.',
    ...signedIn,
    answer: z.object({ topic_groups: z.array(TopicGroup) }),
  },
  'GET static-data/learning-outcomes': {
    summary: 'What a pupil can do after each topic.',
    ...signedIn,
    answer: z.object({ learning_outcomes: z.array(LearningOutcome) }),
  },
  'GET static-data/course-taggings': {
    summary: 'The tags that questions carry.',
    ...signedIn,
    answer: z.object({ course_taggings: z.array(CourseTagging) }),
  },
  'GET static-data/document-types': {
    summary: 'The types of knowledge and prompt documents.',
    ...signedIn,
    answer: z.object({ document_types: z.array(Numbered) }),
  },
  'GET static-data/paper-types': {
    summary: 'The types of exam papers.',
    ...signedIn,
    answer: z.object({ paper_types: z.array(Numbered) }),
  },
  'GET static-data/difficulty-levels': {
    summary: 'The levels of difficulty, the easiest first.',
    ...signedIn,
    answer: z.object({ difficulty_levels: z.array(Numbered) }),
  },
  'GET static-data/question-types': {
    summary: 'The types of question.',
    ...signedIn,
    answer: z.object({ question_types: z.array(Numbered) }),
  },
  'GET static-data/question-sub-types/question-types/{id}': {
    summary: 'The kinds within a type of question.',
    ...signedIn,
    answer: z.object({ question_sub_types: z.array(Numbered) }),
  },
  'GET static-data/prompt-models/{id}': {
    // Not in the spec: our reading. The id is a prompt type's, as the sub types' is a question type's.
    summary: 'The models that prompts of a type can be answered by.',
    ...signedIn,
    answer: z.object({ prompt_models: z.array(PromptModel) }),
  },

  'GET subjects/{id}/flags': {
    summary: 'What pages need to know of a subject.',
    ...signedIn,
    answer: z.object({ flags: SubjectFlags }),
  },
  'GET subjects/{id}/flags/public': {
    summary: 'The same without an account, for a subject that is shown to everyone.',
    who: 'public',
    scope: 'pages',
    reach: 'published',
    answer: z.object({ flags: SubjectFlags }),
  },
})
