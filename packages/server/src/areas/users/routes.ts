import { type Route, route } from '../../kernel/http/route.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { heartsLeft } from './hearts.ts'
import type { UserStore } from './store.ts'

export const usersRoutes = (store: UserStore, now: () => Date = () => new Date()): Route[] => [
  route('GET users/me', async ({ user }) => {
    const found = await store.findUser(user.person_id)
    if (!found) throw new Refusal('object.missing')
    return { user: found }
  }),

  route('PATCH users/has-agreed-policy', async ({ user }) => {
    await store.agreeToPolicy(user.person_id)
    return { ok: true as const }
  }),

  route('GET users/heart-status', async ({ user }) => {
    // Paying students have no limit.
    if (!user.is_free_tier) return { is_free_tier: false, hearts: null }
    const at = now()
    return { is_free_tier: true, hearts: heartsLeft(await store.findMistakes(user.person_id, at), at) }
  }),
]
