import type { Class } from '@coachkit/contract'
import { type Route, route } from '../../kernel/http/route.ts'
import type { Caller } from '../../kernel/people/reach.ts'
import type { QuestionBank } from '../../kernel/ports.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { ClassStore } from './class-store.ts'
import type { ReportStore } from './report-store.ts'
import { byNeed, mustBeSpan } from './rules.ts'

/** What the report says of other areas' rows. */
export interface ClassesNeighbours {
  bank: Pick<QuestionBank, 'findVersions'>
  /** Titles by quiz id; an unknown one is left out. */
  findQuizTitles(quiz_ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export function classesRoutes(
  classes: ClassStore,
  reports: ReportStore,
  { bank, findQuizTitles }: ClassesNeighbours,
): Route[] {
  async function getClass(user: Caller, class_id: string): Promise<Class> {
    const found = await classes.findClass(user, class_id)
    if (!found) throw new Refusal('object.missing')
    return found
  }

  return [
    route('GET classes', async ({ query, user }) => ({ classes: await classes.findClasses(user, query.user_id) })),

    route('GET classes/{id}/students', async ({ params, user }) => {
      const { id } = await getClass(user, params.id)
      return { students: await classes.findStudents(user, id) }
    }),

    route('GET classes/{classId}/report', async ({ params, query, user }) => {
      const span = mustBeSpan(query)
      const found = await getClass(user, params.classId)
      const students = await reports.byStudent(user, found.id, span)
      const answered = await reports.byQuestion(user, found.id, span)
      const versions = await bank.findVersions(answered.flatMap(({ version_id }) => version_id ?? []))
      const titles = await findQuizTitles([...new Set(answered.flatMap(({ quiz_id }) => quiz_id ?? []))])
      return {
        class: found,
        students: students.sort(byNeed),
        questions: answered.map(({ question_id, version_id, quiz_id, answered, avg_mark }) => ({
          question_id,
          quiz_title: titles.get(quiz_id ?? '') ?? '',
          stem: versions.get(version_id ?? '')?.stem ?? '',
          answered,
          avg_mark,
        })),
      }
    }),
  ]
}
