import type { Child } from '@coachkit/contract'
import type { FamilyEvents } from '../parts/family/family.events.ts'

export interface AccountEvents extends FamilyEvents {
  /** An account was made, or linked. A page that prevents it shows a screen of its own for what comes next. */
  'coach-child-added': { child: Child; is_linked: boolean }
}
