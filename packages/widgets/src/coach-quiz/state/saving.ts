import type { Answer, Evaluation } from '@coachkit/contract'
import type { WidgetTools } from '@coachkit/sdk'
import { toJson } from '@coachkit/sdk'
import { answerOf, saysTheSame } from './answer.ts'
import { isPassing, isSignedOut } from './codes.ts'
import type { QuizProblem, QuizServer, Reply, Saving } from './quiz-server.ts'
import { isLocked, settle, type Work } from './work.ts'
import type { Works } from './works.ts'

/** Typing rests this long before it is saved; someone who never rests is saved this often. The server has 2 s. */
const rest = 300
const longest = 900
const unsafeRetry = 2000

interface Deps {
  server: () => QuizServer
  works: Works
  tools: Pick<WidgetTools, 'later' | 'keep'>
  onProblem: (problem: QuizProblem) => void
}

export const asideName = (eid: string) => `unsent.aside:${eid}`

/** Takes each change to this device and from there to the server, and never loses one to a newer answer. */
export function createSaving({ server, works, tools, onProblem }: Deps) {
  const timers = new Map<string, { since: number; cancel: () => void }>()
  /** What this page sent, so that its own save is not taken for somebody else's. */
  const ours = new Map<string, Answer[]>()

  function change(question_id: string, answer: Answer, now = false) {
    works.change(question_id, (work) => ({ ...work, answer, edits: work.edits + 1, safety: 'typing' }))
    const since = timers.get(question_id)?.since ?? Date.now()
    timers.get(question_id)?.cancel()
    const wait = now ? 0 : Math.max(0, Math.min(rest, longest - (Date.now() - since)))
    timers.set(question_id, { since, cancel: tools.later(wait, () => void save(question_id)) })
  }

  /** Durable on this device when it resolves. */
  async function save(question_id: string) {
    timers.get(question_id)?.cancel()
    timers.delete(question_id)
    const work = works.find(question_id)
    // Also while it is in the submission queue: the outbox has every answer before it is handed in.
    if (work?.evaluation.state !== 'open' || (work.safety !== 'typing' && work.safety !== 'unsafe')) return
    const { answer, edits, evaluation } = work
    ours.set(question_id, [...(ours.get(question_id) ?? []).slice(-4), answer])
    try {
      const saving = await server().save(evaluation, answer)
      mark(question_id, edits, saving.durable ? 'device' : 'unsafe')
      follow(question_id, edits, saving)
    } catch (error) {
      mark(question_id, edits, 'unsafe')
      onProblem({ code: 'answer.unreadable', status: 0, detail: String(error) })
      tools.later(unsafeRetry, () => void save(question_id))
    }
  }

  const mark = (question_id: string, edits: number, safety: Work['safety']) =>
    works.change(question_id, (work) =>
      work.edits === edits && work.evaluation.state === 'open' ? { ...work, safety } : work,
    )

  function follow(question_id: string, edits: number, { sent, forget }: Saving) {
    void sent?.then((reply) => heard(question_id, edits, reply, forget))
  }

  function heard(question_id: string, edits: number, reply: Reply<{ evaluation: Evaluation }>, forget: () => void) {
    if (reply.ok) {
      const { evaluation } = reply.answer
      works.change(question_id, (work) =>
        work.evaluation.state === 'open' && evaluation.revision >= work.evaluation.revision
          ? { ...work, evaluation, safety: work.edits === edits ? 'saved' : work.safety }
          : work,
      )
      return
    }
    const { code } = reply.problem
    if (code === 'request.conflict' || code === 'quiz.closed') {
      void resolve(question_id).then(forget)
      return
    }
    // What could not be sent for the moment stays in the outbox: it is as safe as it says.
    if (!isPassing(code) && !isSignedOut(code)) mark(question_id, edits, 'unsafe')
    onProblem(reply.problem)
  }

  /** The server has a newer revision: our own, or somebody else's. */
  async function resolve(question_id: string) {
    const reply = await server().evaluations()
    if (!reply.ok) {
      onProblem(reply.problem)
      if (isPassing(reply.problem.code)) tools.later(unsafeRetry, () => void resolve(question_id))
      return
    }
    const theirs = reply.answer.evaluations.find((one) => one.question_id === question_id)
    const work = works.find(question_id)
    if (!theirs || !work || work.queued) return
    const known = [answerOf(work.evaluation), ...(ours.get(question_id) ?? [])]
    const isOurs = known.some((answer) => saysTheSame(answer, answerOf(theirs)))
    if (theirs.state === 'queued') works.change(question_id, (now) => ({ ...now, queued: true }))
    else if (saysTheSame(work.answer, answerOf(theirs))) works.change(question_id, (now) => settle(now, theirs))
    else if (isOurs && theirs.state === 'open') {
      works.change(question_id, (now) => ({ ...now, evaluation: theirs, safety: 'typing' }))
      await save(question_id)
    } else setAside(question_id, theirs)
  }

  /** The newer answer is shown; what was typed here is kept, through a reload too, until the pupil decides. */
  function setAside(question_id: string, theirs: Evaluation) {
    works.change(question_id, (work) => {
      tools.keep.set(asideName(theirs.id), toJson(work.answer))
      return { ...settle(work, theirs), set_aside: work.answer }
    })
  }

  function decide(question_id: string, which: 'mine' | 'theirs') {
    const work = works.find(question_id)
    if (!work?.set_aside) return
    tools.keep.set(asideName(work.evaluation.id), null)
    works.change(question_id, (now) => ({ ...now, set_aside: null }))
    if (which === 'mine' && !isLocked(work)) change(question_id, work.set_aside, true)
  }

  return {
    change,
    save,
    follow,
    resolve,
    setAside,
    decide,
    /** Everything that is only on the screen goes to this device now. */
    flush: () => Promise.all([...timers.keys()].map(save)),
    forget() {
      for (const { cancel } of timers.values()) cancel()
      timers.clear()
      ours.clear()
    },
  }
}
