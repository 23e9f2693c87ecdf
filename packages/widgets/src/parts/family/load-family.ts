import type { Child, User } from '@coachkit/contract'
import type { CallProblem, WidgetTools } from '@coachkit/sdk'
import { isVisitor } from './is-visitor.ts'

/** Who looks at the screen. `staff` stands for everybody who is neither a student nor a parent. */
export interface Family {
  role: 'nobody' | 'student' | 'parent' | 'staff'
  me: User | null
  /** A parent's. */
  children: readonly Child[]
}

type Loaded = { ok: true; family: Family } | { ok: false; problem: CallProblem }

/** User role ids: part 1 §3. */
const roles: Record<number, Family['role']> = { 1: 'student', 6: 'parent' }

/** The person who is signed in, and a parent's children; a visitor is nobody, and needs no call. */
export async function loadFamily({ call, session }: Pick<WidgetTools, 'call' | 'session'>): Promise<Loaded> {
  await session.ready
  if (isVisitor(session)) return { ok: true, family: { role: 'nobody', me: null, children: [] } }
  const found = await call('GET users/me', { cached: true })
  if (!found.ok) return found
  const me = found.answer.user
  const role = roles[me.user_role_id] ?? 'staff'
  if (role !== 'parent') return { ok: true, family: { role, me, children: [] } }
  const reply = await call('GET users/children')
  return reply.ok ? { ok: true, family: { role, me, children: reply.answer.children } } : reply
}
