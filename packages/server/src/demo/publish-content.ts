import { type DemonstrationContent, demonstrationContent } from '@coachkit/content'
import { groupTypeId } from '@coachkit/contract'
import type { QuestionsArea } from '../areas/questions/index.ts'
import type { Database } from '../kernel/db/database.ts'
import type { QuizPublisher } from '../kernel/ports.ts'
import { courseOf, type demoCourses } from './cast.ts'

/** Publishes our own questions and quizzes for the demonstration's courses; again changes nothing. */
export async function publishDemonstration(
  deps: {
    database: Pick<Database, 'withTx'>
    questions: Pick<QuestionsArea, 'publishQuestions'>
    quizzes: QuizPublisher
  },
  courses: typeof demoCourses,
  content: DemonstrationContent = demonstrationContent(),
): Promise<void> {
  const { source_key } = content
  await deps.database.withTx(async (tx) => {
    const { question_ids } = await deps.questions.publishQuestions(tx, source_key, content.questions, content.passages)
    await deps.quizzes.publish(
      tx,
      content.quizzes.map(({ subject, year, free, question_external_ids, ...quiz }) => ({
        ...{ source_key, external_id: quiz.external_id, title: quiz.title, description: quiz.description },
        ...{ language: quiz.language, source: quiz.source },
        group_type_id: groupTypeId['independent study'],
        course_id: courses[courseOf(subject, year)].id,
        audience: { published_for: free ? 'everyone' : 'course' },
        question_ids: question_external_ids.flatMap((name) => question_ids.get(name) ?? []),
      })),
    )
  })
}
