import type { KnowledgeDraft, PassageDraft, QuestionDraft, QuizOutline } from '../drafts/drafts.ts'
import { knowledge } from './documents/knowledge.ts'
import { languageTopics } from './english/language.ts'
import { readingTopics } from './english/reading.ts'
import { draftsOf, quizOf, type Subject, type Topic } from './make.ts'
import { algebraTopics } from './mathematics/algebra.ts'
import { geometryTopics } from './mathematics/geometry-data.ts'
import { numberTopics } from './mathematics/number.ts'
import { biologyTopics } from './science/biology.ts'
import { chemistryTopics } from './science/chemistry.ts'
import { physicsTopics } from './science/physics.ts'

export interface DemonstrationContent {
  source_key: string
  subjects: { external_id: Subject; name: string }[]
  questions: QuestionDraft[]
  passages: PassageDraft[]
  /** One for each topic. */
  quizzes: (QuizOutline & { free: boolean; year: number })[]
  documents: KnowledgeDraft[]
}

export const topics: readonly Topic[] = [
  ...numberTopics,
  ...algebraTopics,
  ...geometryTopics,
  ...biologyTopics,
  ...chemistryTopics,
  ...physicsTopics,
  ...readingTopics,
  ...languageTopics,
]

/** CoachKit's own content, the same every time. */
export function demonstrationContent(): DemonstrationContent {
  return {
    source_key: 'demonstration',
    subjects: [
      { external_id: 'mathematics', name: 'Mathematics' },
      { external_id: 'science', name: 'Science' },
      { external_id: 'english', name: 'English' },
    ],
    questions: topics.flatMap(draftsOf),
    passages: topics.flatMap(({ passages }) => passages ?? []),
    quizzes: topics.map((topic) => ({
      external_id: topic.id,
      title: topic.title,
      description: topic.description,
      language: 'en-GB',
      subject: topic.subject,
      course: topic.course,
      source: { name: 'CoachKit', licence: 'MIT' },
      ...{ free: topic.free ?? false, year: topic.year },
      question_external_ids: quizOf(topic),
    })),
    documents: knowledge,
  }
}
