import type { Citation } from '@coachkit/contract'
import type { CoachingBrief } from '../../kernel/model/brief.ts'

/** Everything that was decided about an answer before its first word. */
export interface StoredPlan {
  brief: CoachingBrief
  /** `used`: the brief leans on it for sure. The others are cited when the text names their number. */
  citations: (Citation & { used: boolean })[]
  suggestions: string[]
}
