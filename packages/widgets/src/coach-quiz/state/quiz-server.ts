import type {
  Answer,
  Attempt,
  Calls,
  Evaluation,
  EventOf,
  HintRung,
  Passage,
  Quiz,
  ToldHints,
} from '@coachkit/contract'
import type { CallProblem } from '@coachkit/sdk'
import type { QuizCode } from './codes.ts'

export type QuizProblem = CallProblem<QuizCode>
export type Reply<T> = { ok: true; answer: T } | { ok: false; problem: QuizProblem }

/** One submission as it was first sent. A repeat has to be the same to the letter, or its key would be refused. */
export interface Submission {
  key: string
  attempt_id: string
  question_ids: readonly string[]
  /** JSON of `{ evaluation_id, answer }[]`. */
  evaluations: string
}

export type SubmitEvent =
  | EventOf<Calls, 'POST quiz/{id}/submit'>
  | { event: 'stream'; data: { stream_id: string } }
  | { event: 'problem'; data: QuizProblem }

export interface Saving {
  /** Resolves when the server has it; null where nothing is sent before it is handed in (a visitor's quiz). */
  sent: Promise<Reply<{ evaluation: Evaluation }>> | null
  /** Survives the page being closed. */
  durable: boolean
  /** It was refused and has been dealt with. */
  forget: () => void
}

/** A change that waits on this device. */
export interface Waiting {
  evaluation_id: string
  answer: Answer
  again: () => Promise<Saving>
}

/** A change that the server refused for good. */
export interface Refused {
  evaluation_id: string
  answer: Answer
  forget: () => void
}

/**
 * The quiz as the server has it, for a student or for a visitor. A verb that is null is one that the other side
 * does not offer; the screen then leaves its button out.
 */
export interface QuizServer {
  load(): Promise<Reply<Quiz>>
  begin(again: boolean): Promise<Reply<{ attempt: Attempt }>>
  evaluations(): Promise<Reply<{ evaluations: Evaluation[]; grading_completed: boolean }>>
  /** Resolves when the answer is durable on this device. */
  save(evaluation: Evaluation, answer: Answer): Promise<Saving>
  waiting(evaluations: readonly Evaluation[]): Waiting[]
  refused(evaluations: readonly Evaluation[]): Refused[]
  submit(submission: Submission): AsyncIterable<SubmitEvent>
  passage(id: string): Promise<Reply<{ passage: Passage }>>
  hint(eid: string, number: number, part_id: string | undefined): Promise<Reply<HintRung>>
  /** The rungs that were told before this page was opened. */
  toldHints(eid: string): Promise<Reply<ToldHints>>
  bookmark:
    | ((
        eid: string,
        question_id: string,
        on: boolean,
      ) => Promise<Reply<{ bookmarks: { evaluation_id: string; question_id: string }[] }>>)
    | null
  rate: ((eid: string, liked: boolean, disliked: boolean) => Promise<Reply<{ evaluation: Evaluation }>>) | null
}
