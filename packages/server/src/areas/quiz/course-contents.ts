import type { CourseContents } from '@coachkit/contract'
import { and, asc, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/db/database.ts'
import type { FindCourseContents } from '../../kernel/ports.ts'
import { quiz } from './schema.ts'

/** Counts what is there: quizzes that are open to everyone, and those that come with their course. */
export const findCourseContents =
  ({ db }: Pick<Database, 'db'>): FindCourseContents =>
  async (course_ids) => {
    if (course_ids.length === 0) return new Map()
    const rows = await db
      .select({
        course_id: quiz.course_id,
        title: quiz.title,
        description: quiz.description,
        question_count: quiz.question_count,
        published_for: quiz.published_for,
      })
      .from(quiz)
      .where(and(inArray(quiz.course_id, [...course_ids]), inArray(quiz.published_for, ['everyone', 'course'])))
      .orderBy(asc(quiz.title), asc(quiz.id))
    const contents = new Map<string, CourseContents>()
    for (const { course_id, published_for, ...one } of rows) {
      if (course_id === null) continue
      const own = contents.get(course_id) ?? { quiz_count: 0, question_count: 0, free_quiz_count: 0, quizzes: [] }
      const is_free = published_for === 'everyone'
      contents.set(course_id, {
        quiz_count: own.quiz_count + 1,
        question_count: own.question_count + one.question_count,
        free_quiz_count: own.free_quiz_count + (is_free ? 1 : 0),
        quizzes: [...own.quizzes, { ...one, is_free }],
      })
    }
    return contents
  }
