import type { QuizProblem, QuizServer } from './quiz-server.ts'
import type { Works } from './works.ts'

interface Deps {
  server: () => QuizServer
  works: Works
  onProblem: (problem: QuizProblem) => void
}

/** Hints rung by rung, bookmarks, and what the pupil thinks of an explanation. */
export function createHelping({ server, works, onProblem }: Deps) {
  /** The next rung of an item's ladder; the server counts it. */
  async function hint(question_id: string, item_id: string) {
    const work = works.find(question_id)
    if (!work || work.hint_busy) return
    const told = work.hints[item_id] ?? []
    works.change(question_id, (now) => ({ ...now, hint_busy: item_id, hint_problem: null }))
    const reply = await server().hint(
      work.evaluation.id,
      told.length + 1,
      item_id === question_id ? undefined : item_id,
    )
    works.change(question_id, (now) => ({
      ...now,
      hint_busy: null,
      hint_problem: reply.ok ? null : reply.problem.code,
      hints: reply.ok ? { ...now.hints, [item_id]: [...told, reply.answer] } : now.hints,
    }))
    if (!reply.ok) onProblem(reply.problem)
  }

  /** Rungs told before a reload, on another device or in the chat stand on the screen again. */
  async function recall(question_id: string) {
    const work = works.find(question_id)
    if (!work || work.evaluation.hints_used === 0 || Object.keys(work.hints).length > 0) return
    const reply = await server().toldHints(work.evaluation.id)
    if (!reply.ok) return onProblem(reply.problem)
    // What was asked for meanwhile is newer.
    works.change(question_id, (now) => ({ ...now, hints: { ...reply.answer.hints, ...now.hints } }))
  }

  async function bookmark(question_id: string) {
    const work = works.find(question_id)
    const set = server().bookmark
    if (!work || !set) return
    const on = !work.bookmarked
    works.change(question_id, (now) => ({ ...now, bookmarked: on }))
    const reply = await set(work.evaluation.id, question_id, on)
    if (reply.ok) return
    works.change(question_id, (now) => ({ ...now, bookmarked: !on }))
    onProblem(reply.problem)
  }

  /** A second tap on the same thumb takes it back. */
  async function rate(question_id: string, thumb: 'liked' | 'disliked') {
    const work = works.find(question_id)
    const send = server().rate
    if (!work || !send) return
    const before = work.evaluation
    const liked = thumb === 'liked' && !before.liked
    const disliked = thumb === 'disliked' && !before.disliked
    works.change(question_id, (now) => ({ ...now, evaluation: { ...now.evaluation, liked, disliked } }))
    const reply = await send(before.id, liked, disliked)
    if (reply.ok) return
    const { liked: wasLiked, disliked: wasDisliked } = before
    works.change(question_id, (now) => ({
      ...now,
      evaluation: { ...now.evaluation, liked: wasLiked, disliked: wasDisliked },
    }))
    onProblem(reply.problem)
  }

  return { hint, recall, bookmark, rate }
}
