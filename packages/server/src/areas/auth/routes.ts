import type { Passwords } from '../../kernel/auth/passwords.ts'
import { type Route, route } from '../../kernel/http/route.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { mustBePasswordLogin } from './rules.ts'
import type { AuthStore } from './store.ts'

export const authRoutes = (store: AuthStore, passwords: Passwords): Route[] => [
  route('POST auth/login', async ({ body, user_agent }) => {
    const { name, password } = mustBePasswordLogin(body)
    const account = await store.findAccount(name)
    // Checked in any case: neither answer nor time tells whether the account exists.
    const right = await passwords.isRight(account?.password_hash ?? null, password)
    if (!account || !right) throw new Refusal('auth.wrong-credentials')
    if (!account.active) throw new Refusal('auth.inactive')
    return store.signIn(account.id, user_agent)
  }),

  route('POST auth/logout', async ({ user }) => {
    await store.signOut(user.session_id)
    return { ok: true as const }
  }),

  route('POST auth/white-label', async ({ body }) => ({ brand: await store.findWhiteLabel(body.domain) })),
]
