import type { Answer, Attempt } from '@coachkit/contract'
import { type Keep, toJson } from '@coachkit/sdk'
import { saysTheSame } from './answer.ts'
import type { QuizServer } from './quiz-server.ts'
import { asideName, type createSaving } from './saving.ts'
import { isLocked } from './work.ts'
import type { Works } from './works.ts'

/** Lays what waits on this device over the server's attempt. */
export function layOver(
  { evaluations }: Attempt,
  source: QuizServer,
  works: Works,
  saving: Pick<ReturnType<typeof createSaving>, 'follow'>,
  keep: Keep,
) {
  for (const { evaluation_id, answer, again } of source.waiting(evaluations)) {
    const work = works.all.value.find(({ evaluation }) => evaluation.id === evaluation_id)
    if (!work || isLocked(work)) continue
    const question_id = work.question.id
    works.change(question_id, (now) => ({ ...now, answer, edits: 1, safety: 'device' }))
    void again().then((save) => saving.follow(question_id, 1, save))
  }
  for (const { evaluation_id, answer, forget } of source.refused(evaluations)) {
    // Refused while no page was here to hear it: kept, and offered below.
    keep.set(asideName(evaluation_id), toJson(answer))
    forget()
  }
  for (const { evaluation, answer, question } of works.all.value) {
    const aside = keep.get(asideName(evaluation.id))
    if (aside === null) continue
    const mine = JSON.parse(aside) as Answer
    if (saysTheSame(mine, answer)) keep.set(asideName(evaluation.id), null)
    else works.change(question.id, (work) => ({ ...work, set_aside: mine }))
  }
}
