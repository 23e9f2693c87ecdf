import type { Onboarding } from '@coachkit/contract'
import type { Principal } from '../../kernel/auth/principal.ts'
import { type Route, route } from '../../kernel/http/route.ts'
import type { Buckets } from '../../kernel/rates/pace.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { filledFields, isTimeZone, type OnboardingFields, recordView } from './onboarding-rules.ts'
import type { OnboardingStore } from './onboarding-store.ts'
import { paces } from './paces.ts'
import { plainEmail } from './rules.ts'

function mustBeFields(sent: Onboarding): OnboardingFields {
  const record = filledFields(sent)
  if (record.time_zone !== undefined && !isTimeZone(record.time_zone)) {
    throw new Refusal('request.invalid', { time_zone: 'is not a time zone' })
  }
  return record
}

export function onboardingRoutes(store: OnboardingStore, buckets: Buckets): Route[] {
  /** What the caller proves to be theirs of an address: their own record, a draft by its token, or nothing. */
  async function findProved(user: Principal, email: string, token: string | undefined) {
    if (user.kind === 'person' && user.site === null && (await store.emailOf(user.person_id)) === email) {
      return store.read(user.person_id)
    }
    return token === undefined ? null : store.findDraft(email, token)
  }

  return [
    route('GET users/onboarding', async ({ user }) => recordView(await store.read(user.person_id))),

    route('PUT users/onboarding', async ({ body, user }) => {
      const record = mustBeFields(body)
      await store.replace(user.person_id, record)
      return recordView(record)
    }),

    route('GET users/onboarding/{product}', async ({ query, user }) => {
      const found = await findProved(user, plainEmail(query.email), query.onboarding_token)
      return { ...recordView(found ?? {}), is_proved: found !== null }
    }),

    route('POST users/onboarding/{product}', async ({ body, user, address }) => {
      const sent = mustBeFields(body)
      if (user.kind === 'person') {
        const record = await store.fill(user.person_id, sent, body.onboarding_token)
        return { ...recordView(record), onboarding_token: null }
      }
      if (body.email === undefined) throw new Refusal('request.invalid', { email: 'is missing' })
      await buckets.mustTake(`draft ${address}`, paces.draft)
      const { record, token } = await store.keepDraft(plainEmail(body.email), sent, body.onboarding_token)
      return { ...recordView(record), onboarding_token: token }
    }),
  ]
}
