import type { Leases } from '../../kernel/jobs/leases.ts'
import type { Streams } from '../../kernel/streams/streams.ts'
import { type MarkingPayload, markingTask } from './marking-job.ts'
import { learnerName } from './reach.ts'
import * as rules from './rules.ts'
import type { Asker, Submission } from './store/answers.ts'
import type { QuizStore } from './store.ts'

export interface SubmissionDeps {
  store: Pick<QuizStore, 'answers' | 'withTx'>
  streams: Pick<Streams, 'open'>
  leases: Pick<Leases, 'add' | 'nudge'>
}

export type Submit = ReturnType<typeof createSubmit>

/**
 * Hands answers in, for pupils and visitors alike. When it returns, the answers, their place in the queue, the stream
 * that tells of them and the work to be done are one committed fact.
 */
export function createSubmit({ store, streams, leases }: SubmissionDeps) {
  return async function submit(
    asker: Asker,
    sent: readonly Submission[],
    is_review: boolean,
    how: { plain?: true } = {},
  ) {
    const submissions = rules.eachOnce(sent)
    const evaluation_ids = submissions.map(({ evaluation_id }) => evaluation_id)
    const opened = await store.withTx(async (tx) => {
      const rows = await store.answers.lock(tx, asker, evaluation_ids)
      await store.answers.queue(tx, rules.mustBeSubmittable(submissions, rows))
      const { stream_id } = await streams.open(tx, learnerName(asker.learner))
      const payload: MarkingPayload = { stream_id, evaluation_ids, is_review, ...how }
      await leases.add(tx, markingTask, payload)
      return { stream_id }
    })
    leases.nudge()
    return opened
  }
}
