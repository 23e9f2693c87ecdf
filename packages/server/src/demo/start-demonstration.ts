import { demonstrationContent } from '@coachkit/content'
import { groupTypeId } from '@coachkit/contract'
import type { Logger } from 'pino'
import type { App } from '../app.ts'
import type { Config } from '../kernel/config/config.ts'
import type { demoCourses } from './cast.ts'
import { fillDemonstration } from './fill-demonstration.ts'
import type { Origins } from './sites.ts'

/** Fills an empty database with people, sites, our own questions and quizzes, and the coach's documents. */
export async function startDemonstration(app: App, config: Config, origins: Origins, log: Logger): Promise<void> {
  const { database, questions, quiz, admin, kernel } = app
  await fillDemonstration({
    ...{ database, origins, log },
    data_dir: config.DATA_DIR,
    passwords: kernel.auth.passwords,
    addDefaultDocuments: admin.addDefaults,
    async publishContent(courses: typeof demoCourses) {
      const content = demonstrationContent()
      await database.withTx(async (tx) => {
        const { question_ids } = await questions.publishQuestions(
          tx,
          content.source_key,
          content.questions,
          content.passages,
        )
        await quiz.publisher.publish(
          tx,
          content.quizzes.map(({ subject, course, question_external_ids, ...outline }) => ({
            ...outline,
            source_key: content.source_key,
            group_type_id: groupTypeId['independent study'],
            course_id: courses[subject as keyof typeof courses]?.id ?? null,
            question_ids: question_external_ids.map((external_id) => {
              const id = question_ids.get(external_id)
              if (!id) throw new Error(`${outline.external_id} names ${external_id}, which ${course} does not have.`)
              return id
            }),
          })),
        )
      })
    },
  })
}
