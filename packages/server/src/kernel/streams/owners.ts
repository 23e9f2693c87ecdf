import type { Principal } from '../auth/principal.ts'
import { hashOf } from '../auth/tokens.ts'
import type { StreamOwner } from './streams.ts'

/** The secret id of a public chat or of a visitor's attempt, as it is stored. */
export const sessionOwner = (session_id: string): StreamOwner => `session:${hashOf(session_id)}`

/** Every name under which a caller can own a stream. */
export function ownersOf(user: Principal, session_id: string | undefined): StreamOwner[] {
  const owners: StreamOwner[] = []
  if (user.kind === 'person') owners.push(`person:${user.person_id}`)
  // Not in the spec: our choice. Whoever holds the operator token may resume what was begun with it.
  if (user.kind === 'operator') owners.push('person:operator')
  if (user.kind === 'visitor') owners.push(`visitor:${user.visitor_id}`)
  if (session_id !== undefined) owners.push(sessionOwner(session_id))
  return owners
}
