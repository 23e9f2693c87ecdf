import { type Route, route } from '../../kernel/http/route.ts'
import type { Buckets } from '../../kernel/rates/pace.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { CodeStore } from './code-store.ts'
import { mustBeExpiry, pageOf } from './rules.ts'
import type { ActivationStore } from './store.ts'

function mustFind<T>(found: T | null): T {
  if (found === null) throw new Refusal('object.missing')
  return found
}

/**
 * A class may redeem its codes at once from one address, and nobody guesses 60 bits at this pace. Not in the spec: our
 * choice.
 */
const guesses = { burst: 60, perMinute: 10 }

export const activationRoutes = (store: ActivationStore, codes: CodeStore, buckets: Buckets): Route[] => [
  route('GET activation/{code}', async ({ params, query, user, address }) => {
    await buckets.mustTake(`code ${user.kind === 'person' ? user.person_id : address}`, guesses)
    const { student_id } = query
    if (student_id !== undefined && user.kind !== 'person') throw new Refusal('object.missing')
    const student = student_id && user.kind === 'person' ? mustFind(await store.findStudent(user, student_id)) : null
    return mustFind(await store.findCode(params.code, student))
  }),

  route('POST activation', async ({ body, user }) => {
    await buckets.mustTake(`code ${user.person_id}`, guesses)
    const own = user.roles.includes('student') ? user.person_id : undefined
    const student_id = body.child_id ?? own
    if (student_id === undefined) throw new Refusal('request.invalid', { child_id: 'is missing' })
    return mustFind(await store.redeemFor(user, student_id, body.code))
  }),

  route('GET activation/courses', async ({ query, user }) => ({
    courses: mustFind(await store.findCourses(user, query.student_id)),
  })),

  route('POST activation/codes', async ({ body, user }) => {
    const ofSchool = user.roles.includes('admin') ? null : user.school_id
    return mustFind(
      await codes.make(user, {
        ...body,
        school_id: body.school_id ?? ofSchool,
        expires_at: body.expires_at === undefined ? undefined : mustBeExpiry(body.expires_at),
      }),
    )
  }),

  route('GET activation/codes', ({ query, user }) => codes.list(user, query.school_id, pageOf(query))),

  route('DELETE activation/codes/{id}', async ({ params, user }) => {
    if (!(await codes.revoke(user, params.id))) throw new Refusal('object.missing')
    return { ok: true as const }
  }),

  route('GET teachers/activation-codes', async ({ query, user }) => {
    const { activation_codes, total_count } = await codes.list(user, undefined, pageOf(query))
    // Whoever reads a code can spend it: that is for the school's admin to decide.
    const isOwner = user.roles.includes('teacher-admin')
    return {
      activation_codes: activation_codes.map(({ code, ...rest }) => ({ ...rest, code: isOwner ? code : null })),
      total_count,
    }
  }),
]
