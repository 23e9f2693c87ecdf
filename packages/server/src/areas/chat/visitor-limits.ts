import type { Principal } from '../../kernel/auth/principal.ts'
import { type Buckets, RateRefusal } from '../../kernel/rates/pace.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** Turns of visitors in public chats. */
export interface TurnRates {
  /** A minute, of one visitor, from one address (a whole class may share it), and on one site. */
  visitor: number
  address: number
  site: number
  /** A day, on one site: what an answer costs is the operator's to pay. */
  day: number
}

export type VisitorLimits = (user: Principal, address: string) => Promise<void>

const dayLong = 24 * 60 * 60_000

/** The narrowest first: who asks too often uses up nothing of what others share. */
export function createVisitorLimits(buckets: Buckets, rates: TurnRates, now = Date.now): VisitorLimits {
  const perMinute = (count: number) => ({ burst: count, perMinute: count })

  /** From midnight to midnight UTC. Within a day hardly any of it comes back. */
  async function mustBeWithinDay(site_id: string): Promise<void> {
    const at = now()
    const name = `day ${site_id} ${Math.floor(at / dayLong)}`
    try {
      await buckets.mustTake(name, { burst: rates.day, perMinute: rates.day / (1000 * 24 * 60) })
    } catch (error) {
      if (!(error instanceof RateRefusal)) throw error
      throw new DayRefusal(dayLong - (at % dayLong))
    }
  }

  return async (user, address) => {
    if (user.kind !== 'visitor') return
    const { site_id } = user.site
    await buckets.mustTake(`visitor ${user.visitor_id}`, perMinute(rates.visitor))
    await buckets.mustTake(`address ${address} ${site_id}`, perMinute(rates.address))
    await buckets.mustTake(`site ${site_id}`, perMinute(rates.site))
    await mustBeWithinDay(site_id)
  }
}

class DayRefusal extends Refusal {
  readonly retryAfter: number

  constructor(wait: number) {
    super('chat.day-over')
    this.retryAfter = Math.max(1, Math.ceil(wait / 1000))
  }
}
