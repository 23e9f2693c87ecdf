import type { Calls } from '@coachkit/contract'
import type { Key } from '../widget-types.ts'

type KeyedKey = { [K in Key]: Calls[K] extends { keyed: true } ? K : never }[Key]

/**
 * The calls whose repeats get the first answer again. The client takes only types from the contract, so the names
 * stand here once more; one too many or too few does not compile.
 */
const keyedCalls: Record<KeyedKey, true> = {
  'POST chat/stream': true,
  'POST chat/public/stream': true,
  'PATCH quiz/{id}/evaluations/{eid}': true,
  'POST quiz/{id}/submit': true,
  'POST quiz/test-submit/demo': true,
  'POST users/onboarding/{product}/parent/create-child-account': true,
  'POST users/onboarding/{product}/parent/link-child-account': true,
  'POST subscription/checkout': true,
  'POST admin/schools': true,
  'POST activation': true,
  'POST activation/codes': true,
}

export const isKeyed = (key: string) => Object.hasOwn(keyedCalls, key)
