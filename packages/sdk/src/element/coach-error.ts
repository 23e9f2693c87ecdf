import type { ErrorCode } from '@coachkit/contract'
import type { MistakeCode } from '../mistakes/codes.ts'

/** What a call can end with of the page's own: no server said it. */
export type OwnProblemCode = 'network.offline' | 'network.failed' | 'answer.unreadable' | 'session.required'

/** Everything that `coach-error` can tell of. */
export type CoachErrorCode =
  | MistakeCode
  /** A file did not come, or is not the one that was built. */
  | 'file.refused'
  /** A widget's file did not come. */
  | 'widget.not-loaded'
  /** A widget failed; it shows a calm panel with a retry. */
  | 'widget.failed'
  /** A second version of CoachKit works through the first. */
  | 'sdk.second'
  /** A call was refused or did not arrive. */
  | ErrorCode
  | OwnProblemCode

/** What `coach-error` carries, whoever fires it. */
export interface CoachError {
  code: CoachErrorCode
  /** Names this failure in a report to us. */
  id: string
  tag: string | null
  /** A sentence for the developer of the page, in English; not for its visitors. */
  detail: string
  /** The data of the server's `error` event, where a stream ended with one. */
  data?: unknown
  cause?: unknown
  /** The server's own name of the call. */
  request_id?: string
}
