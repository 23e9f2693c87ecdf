import type { FamilyEvents } from '../parts/family/family.events.ts'

export interface RedeemEvents extends FamilyEvents {
  /** A code opened its courses for a student. */
  'coach-code-redeemed': { code: string; child_id: string; courses: { id: string; title: string }[] }
}
