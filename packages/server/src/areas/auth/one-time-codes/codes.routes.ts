import { type Route, route } from '../../../kernel/http/route.ts'
import type { Guesses } from '../guesses.ts'
import type { Post } from '../post/post.ts'
import { mustHaveName } from '../rules.ts'

export const codesRoutes = (post: Post, guesses: Guesses): Route[] => [
  route('POST auth/generate-otp', async ({ body, address }) => {
    const name = mustHaveName(body)
    await guesses.takeSending(name, address)
    await post.send({ what: 'code', name })
    return { ok: true as const }
  }),
]
