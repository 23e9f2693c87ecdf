import { randomBytes } from 'node:crypto'
import type { Quiz } from '@coachkit/contract'
import { groupTypeId } from '@coachkit/contract'
import { type Route, route } from '../../kernel/http/route.ts'
import type { Caller } from '../../kernel/people/reach.ts'
import type { Learner } from '../../kernel/ports.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hintRoutes } from './hint-routes.ts'
import type { QuestionShelf } from './question-shelf.ts'
import { pupilOf, visitorOf } from './reach.ts'
import * as rules from './rules.ts'
import type { Asker } from './store/answers.ts'
import type { QuizStore } from './store.ts'
import type { Submit } from './submission.ts'
import { attemptOf, evaluationOf } from './wire.ts'

export interface RouteDeps {
  store: QuizStore
  shelf: QuestionShelf
  submit: Submit
}

export function quizRoutes({ store, shelf, submit }: RouteDeps): Route[] {
  async function readQuiz(caller: Caller | null, learner: Learner | null, id: string): Promise<Quiz> {
    const { quiz, attempt, evaluations, version_ids, bookmarks } = rules.mustExist(
      await store.quizzes.find(caller, learner, id),
    )
    const grading_completed = attempt?.grading_completed ?? false
    return {
      id: quiz.id,
      title: quiz.title,
      description: quiz.description,
      group_type_id: quiz.group_type_id,
      course_id: quiz.course_id,
      language: quiz.language,
      source: quiz.source,
      questions: await shelf.pupils(version_ids),
      attempt: attempt && attemptOf(attempt, evaluations),
      evaluations: evaluations.map(evaluationOf),
      scoring_rationale: rules.scoringRationale(evaluations, grading_completed),
      grading_completed,
      bookmarks,
    }
  }

  async function mustFind(asker: Asker, evaluation_id: string) {
    return rules.mustExist(await store.answers.find(asker, evaluation_id))
  }

  return [
    route('GET quiz', async ({ user, query }) => {
      const lines = await store.quizzes.list(user, pupilOf(user), {
        // A worksheet and the quiz made of it share their identifier. Not in the spec: our choice.
        id: query.worksheet_id,
        group_type_id: query.group_type_id,
        course_id: query.course_id,
      })
      return { quizzes: lines.map(rules.summaryOf) }
    }),

    route('GET quiz/{id}', async ({ user, params }) => {
      return readQuiz(user, pupilOf(user), params.id)
    }),

    route('POST quiz/{id}/attempts', async ({ user, params, body }) => {
      const begun = await store.attempts.start(user, pupilOf(user), params.id, body.again ?? false)
      const { attempt, evaluations } = rules.mustExist(begun)
      return { attempt: attemptOf(attempt, evaluations) }
    }),

    route('GET quiz/{id}/demo', ({ params }) => readQuiz(null, null, params.id)),

    route('POST quiz/{id}/demo/attempts', async ({ params, body }) => {
      // Only an id that the server gave out is gone on with; anything else gets a fresh one.
      const known = body.session_id !== undefined && (await store.attempts.knows(visitorOf(body.session_id)))
      const session_id = known && body.session_id ? body.session_id : randomBytes(16).toString('base64url')
      const begun = await store.attempts.start(null, visitorOf(session_id), params.id, false)
      const { attempt, evaluations } = rules.mustExist(begun)
      return { session_id, attempt: attemptOf(attempt, evaluations) }
    }),

    route('GET quiz/{id}/demo/evaluations', async ({ params, query }) => {
      const learner = visitorOf(query.session_id)
      const found = rules.mustExist(await store.quizzes.find(null, learner, params.id))
      const attempt = rules.mustExist(found.attempt)
      return { evaluations: found.evaluations.map(evaluationOf), grading_completed: attempt.grading_completed }
    }),

    route('GET quiz/courses/{id}/have-assignments', async ({ user, params }) => {
      const have = await store.quizzes.haveAssignments(user, pupilOf(user), params.id, groupTypeId.assignment)
      return { have_assignments: rules.mustExist(have) }
    }),

    route('GET quiz/{id}/evaluations', async ({ user, params, query }) => {
      // A pupil's own, whatever name the query gives: anybody else's does not exist.
      if (query.student_id !== undefined && query.student_id !== user.person_id) throw new Refusal('object.missing')
      const found = rules.mustExist(await store.quizzes.find(user, pupilOf(user), params.id, query.assignment_id))
      return {
        evaluations: found.evaluations.map(evaluationOf),
        grading_completed: found.attempt?.grading_completed ?? false,
      }
    }),

    route('PATCH quiz/{id}/evaluations/{eid}', async ({ user, params, body }) => {
      const asker = { caller: user, learner: pupilOf(user), quiz_id: params.id }
      const { revision, ...answer } = body.evaluation
      const saved = await store.answers.save(asker, params.eid, revision, answer)
      if (saved) return { evaluation: evaluationOf(saved) }
      return {
        evaluation: evaluationOf(rules.mustBeSaved(await store.answers.find(asker, params.eid), revision, answer)),
      }
    }),

    ...hintRoutes({ store, shelf }),

    route('POST quiz/{id}/submit', async ({ user, params, query, form }) => {
      // Spoken and drawn answers are not marked yet; taking them and dropping them would be worse than saying so.
      if (form.audio_file || form.file) throw new Refusal('request.media-type')
      const asker = { caller: user, learner: pupilOf(user), quiz_id: params.id }
      return submit(asker, form.evaluations, query.is_review ?? false)
    }),

    // `save_evaluations` is heeded as true: an answer that was marked is kept. Not in the spec: our choice.
    route('POST quiz/test-submit/demo', ({ query, body }) =>
      submit({ caller: null, learner: visitorOf(query.session_id) }, body.evaluations, false),
    ),

    route('POST quiz/{id}/evaluations/{eid}/feedback', async ({ user, params, body }) => {
      const asker = { caller: user, learner: pupilOf(user), quiz_id: params.id }
      return { evaluation: evaluationOf(rules.mustExist(await store.answers.giveFeedback(asker, params.eid, body))) }
    }),

    route('POST quiz/evaluations/{id}/bookmarks', async ({ user, params, body }) => {
      const asker = { caller: user, learner: pupilOf(user) }
      const { attempt_id } = await mustFind(asker, body.student_evaluation_id ?? params.id)
      const own = await mustFind(asker, params.id)
      if (own.attempt_id !== attempt_id) throw new Refusal('object.missing')
      const set = await store.bookmarks.set(attempt_id, body.question_id, body.is_bookmark)
      if (!set) throw new Refusal('object.missing')
      return { bookmarks: await store.bookmarks.ofAttempt(attempt_id) }
    }),

    route('GET quiz/bookmarks', async ({ user }) => {
      const rows = await store.bookmarks.list(user, pupilOf(user))
      const questions = await shelf.pupils(rows.map(({ question_version_id }) => question_version_id))
      return {
        bookmarks: rows.map(({ question_version_id, ...row }, at) => ({
          ...row,
          stem: questions[at]?.stem ?? '',
          language: questions[at]?.language ?? 'en',
        })),
      }
    }),

    route('GET quiz/evaluations/{id}/bookmarks', async ({ user, params }) => {
      const { attempt_id } = await mustFind({ caller: user, learner: pupilOf(user) }, params.id)
      return { bookmarks: await store.bookmarks.ofAttempt(attempt_id) }
    }),
  ]
}
