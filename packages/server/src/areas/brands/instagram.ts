import type { AnswerOf, Calls } from '@coachkit/contract'
import * as z from 'zod/mini'
import { Refusal } from '../../kernel/refusal.ts'

export type InstagramProfile = AnswerOf<Calls, 'GET instagram/me'>['profile']

/** The fields of the account's own profile that anybody may see. */
const fields = ['username', 'name', 'biography', 'followers_count', 'media_count'] as const
const Answer = z.object({
  username: z.string().check(z.regex(/^[A-Za-z0-9._]{1,30}$/)),
  name: z.optional(z.string()),
  biography: z.optional(z.string()),
  followers_count: z.optional(z.int()),
  media_count: z.optional(z.int()),
})

/** Not in the spec: our choice. Followers need no newer count, and the service counts our calls. */
const freshFor = 15 * 60_000
/** After a failure the service is left in peace for so long, whoever asks. */
const restFor = 30_000
const patience = 5_000

/** The configured account's profile, asked for at most once in a quarter of an hour, whatever number of pages ask. */
export function createInstagram({
  base_url,
  token,
  now = Date.now,
}: {
  base_url: string
  token: string
  now?: () => number
}) {
  let known: InstagramProfile | null = null
  let askAgainAt = 0
  let asking: Promise<void> | null = null

  async function ask(): Promise<InstagramProfile> {
    const wanted = new URLSearchParams({ fields: fields.join(','), access_token: token })
    // The service takes its token in the address and nowhere else; ours is never logged.
    const answer = await fetch(`${base_url.replace(/\/+$/, '')}/me?${wanted}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new Error(`The profile’s service answered ${answer.status}`)
    }
    const { username, name, biography, followers_count, media_count } = z.parse(Answer, await answer.json())
    return {
      username,
      name: name ?? null,
      biography: biography ?? null,
      followers_count: followers_count ?? null,
      media_count: media_count ?? null,
      profile_url: `https://www.instagram.com/${username}/`,
    }
  }

  return {
    /** What was last known serves while the service fails; a refusal only where nothing ever came. */
    async profile(): Promise<InstagramProfile> {
      let cause: unknown
      if (now() >= askAgainAt) {
        asking ??= ask()
          .then((profile) => {
            known = profile
            askAgainAt = now() + freshFor
          })
          .catch((error) => {
            askAgainAt = now() + restFor
            cause = error
          })
          .finally(() => {
            asking = null
          })
        await asking
      }
      if (!known) throw new Refusal('instagram.unreachable', undefined, { cause })
      return known
    },
  }
}
export type Instagram = ReturnType<typeof createInstagram>
