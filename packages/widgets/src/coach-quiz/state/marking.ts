import type { Evaluation } from '@coachkit/contract'
import type { WidgetTools } from '@coachkit/sdk'
import { toJson, uniqueId } from '@coachkit/sdk'
import { answerOf, isAnswered, saysTheSame } from './answer.ts'
import { isNotTaken, isPassing, type QuizCode } from './codes.ts'
import type { QuizProblem, QuizServer, Submission } from './quiz-server.ts'
import { isLocked, settle } from './work.ts'
import type { Works } from './works.ts'

/** Between looks at the server where no stream tells us. */
const lookAgain = 2000

interface Deps {
  server: () => QuizServer
  works: Works
  tools: Pick<WidgetTools, 'later' | 'keep'>
  onProblem: (problem: QuizProblem) => void
  onSubmit: (submission: Submission) => void
  onGraded: (evaluations: Evaluation[], attempt_id: string) => void
  /** A reply that arrives after another attempt was begun is nobody's. */
  isCurrent: (attempt_id: string) => boolean
  saveFirst: (question_id: string) => Promise<void>
}

const sendName = (eid: string) => `unsent.send:${eid}`

function readSubmission(text: string | null): Submission | null {
  try {
    return text === null ? null : (JSON.parse(text) as Submission)
  } catch {
    return null
  }
}

/**
 * The submission queue (part 2 §4). A submission is written down with its key before it is sent, where all tabs of
 * this page's site read it: a double click, a second tab and a reload in mid-marking find it and repeat it to the
 * letter, so the server sees one.
 */
export function createMarking(deps: Deps) {
  const { server, works, tools } = deps
  const running = new Set<string>()
  let watching = false

  const kept = (eid: string) => readSubmission(tools.keep.get(sendName(eid)))
  const idsOf = (question_ids: readonly string[]) =>
    question_ids.flatMap((id) => works.find(id)?.evaluation.id ?? []).map(sendName)
  const forget = (question_ids: readonly string[]) => {
    for (const name of idsOf(question_ids)) tools.keep.set(name, null)
  }

  /** Hands in the answers of these questions; those that are handed in already, or are empty, are left out. */
  async function submit(question_ids: readonly string[]) {
    const fresh: string[] = []
    for (const id of question_ids) {
      const work = works.find(id)
      if (!work || isLocked(work) || !isAnswered(work.question, work.answer)) continue
      // At once, before anything is awaited: a second click finds it taken.
      works.change(id, (now) => ({ ...now, queued: true, streaming: '', failed: null }))
      const other = kept(work.evaluation.id)
      if (other) void run(other)
      else fresh.push(id)
    }
    if (fresh.length === 0) return
    const sent = fresh.flatMap((id) => works.find(id) ?? [])
    const submission: Submission = {
      key: uniqueId(),
      attempt_id: sent[0]?.evaluation.attempt_id ?? '',
      question_ids: fresh,
      evaluations: toJson(sent.map(({ evaluation, answer }) => ({ evaluation_id: evaluation.id, answer }))),
    }
    for (const name of idsOf(fresh)) tools.keep.set(name, toJson(submission))
    deps.onSubmit(submission)
    await run(submission)
  }

  async function run(submission: Submission) {
    if (running.has(submission.key)) return
    running.add(submission.key)
    try {
      await Promise.all(submission.question_ids.map(deps.saveFirst))
      await listen(submission)
    } finally {
      running.delete(submission.key)
    }
    watch()
  }

  async function listen(submission: Submission) {
    const { attempt_id, question_ids } = submission
    let over = false
    for (const id of question_ids) works.change(id, (work) => ({ ...work, queued: true, streaming: '', failed: null }))
    for await (const message of server().submit(submission)) {
      if (!deps.isCurrent(attempt_id)) return
      if (message.event === 'queued') {
        for (const id of message.data.question_ids) works.change(id, (work) => ({ ...work, queued: true }))
      } else if (message.event === 'explanation') {
        const { question_id, delta } = message.data
        works.change(question_id, (work) => ({ ...work, streaming: work.streaming + delta }))
      } else if (message.event === 'evaluations') {
        over = true
        arrived(message.data.evaluations, attempt_id)
      } else if (message.event === 'error') {
        over = true
        // The same key would only tell the same story again.
        forget(question_ids)
        fail(message.data.question_ids.length > 0 ? message.data.question_ids : question_ids, 'quiz.marking-failed')
        deps.onProblem({ code: 'quiz.marking-failed', status: 0, detail: message.data.detail, data: message.data })
      } else if (message.event === 'problem') {
        over = true
        refused(submission, message.data)
      }
    }
    if (!over) void look()
  }

  /** Final evaluations: their questions leave the queue. */
  function arrived(evaluations: Evaluation[], attempt_id: string) {
    const final = evaluations.filter((one) => one.state === 'marked' && works.find(one.question_id))
    forget(final.map(({ question_id }) => question_id))
    for (const evaluation of final)
      works.change(evaluation.question_id, (work) => {
        // Handed in elsewhere first, with another answer: ours was not marked, and is kept for the pupil to see.
        const other = isAnswered(work.question, work.answer) && !saysTheSame(work.answer, answerOf(evaluation))
        return { ...settle(work, evaluation), set_aside: other ? work.answer : work.set_aside }
      })
    if (final.length > 0) deps.onGraded(final, attempt_id)
  }

  const fail = (question_ids: readonly string[], failed: QuizCode) => {
    for (const id of question_ids)
      works.change(id, (work) =>
        work.evaluation.state === 'marked' ? work : { ...work, queued: false, streaming: '', failed },
      )
  }

  function refused(submission: Submission, problem: QuizProblem) {
    const { code } = problem
    if (code === 'quiz.closed' || code === 'request.key-reused' || code === 'request.conflict') {
      // Another tab or device was first: what the server has counts.
      forget(submission.question_ids)
      for (const id of submission.question_ids) works.change(id, (work) => ({ ...work, queued: false }))
      void look()
      return
    }
    if (isNotTaken(code)) forget(submission.question_ids)
    fail(submission.question_ids, code)
    deps.onProblem(problem)
    if (isPassing(code) && code !== 'network.offline') tools.later(lookAgain * 2, () => retryFailed())
  }

  /** Reads what the server has; for a queue whose stream is not ours, again and again. */
  async function look() {
    const reply = await server().evaluations()
    if (!reply.ok) {
      deps.onProblem(reply.problem)
      return
    }
    for (const theirs of reply.answer.evaluations) {
      const work = works.find(theirs.question_id)
      if (!work || theirs.state === 'open' || work.evaluation.state === 'marked') continue
      if (theirs.state === 'marked') arrived([theirs], theirs.attempt_id)
      else works.change(theirs.question_id, (now) => ({ ...now, queued: true, failed: null }))
    }
  }

  function watch() {
    if (watching || !works.all.value.some(({ queued }) => queued)) return
    watching = true
    tools.later(lookAgain, async () => {
      watching = false
      if (running.size === 0) await look()
      watch()
    })
  }

  /** Once more with the same key where the first try may have arrived, with a new one where marking ended badly. */
  function retryFailed(
    question_ids = works.all.value.filter(({ failed }) => failed).map(({ question }) => question.id),
  ) {
    const fresh: string[] = []
    for (const id of question_ids) {
      const work = works.find(id)
      if (!work?.failed) continue
      const submission = kept(work.evaluation.id)
      if (submission) void run(submission)
      else fresh.push(id)
    }
    for (const id of fresh) works.change(id, (work) => ({ ...work, failed: null }))
    return submit(fresh)
  }

  /** After a reload: submissions that were under way go on. */
  function resume() {
    for (const { evaluation, answer } of works.all.value) {
      const submission = kept(evaluation.id)
      if (!submission) continue
      const mine = readAnswer(submission, evaluation.id)
      const stands = evaluation.state === 'queued' || (evaluation.state === 'open' && mine && saysTheSame(mine, answer))
      if (stands) void run(submission)
      else tools.keep.set(sendName(evaluation.id), null)
    }
    watch()
  }

  return { submit, retryFailed, resume, look }
}

function readAnswer({ evaluations }: Submission, eid: string) {
  const list = JSON.parse(evaluations) as { evaluation_id: string; answer: Parameters<typeof saysTheSame>[0] }[]
  return list.find(({ evaluation_id }) => evaluation_id === eid)?.answer ?? null
}
