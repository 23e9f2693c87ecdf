import { Refusal } from '../refusal.ts'

export interface Pace {
  /** So many may come at once. */
  burst: number
  perMinute: number
}

interface Bucket {
  left: number
  at: number
}

/** Not in the spec: our choice. Beyond this many the longest quiet one is forgotten, to its advantage. */
const most = 20_000

export class RateRefusal extends Refusal {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('request.rate')
    this.retryAfter = retryAfter
  }
}

/** Token buckets of one process: a brake on floods and guessing, not an account. */
export function createBuckets(now: () => number = Date.now) {
  const buckets = new Map<string, Bucket>()

  return {
    take(name: string, { burst, perMinute }: Pace): void {
      const at = now()
      const bucket = buckets.get(name) ?? { left: burst, at }
      bucket.left = Math.min(burst, bucket.left + ((at - bucket.at) * perMinute) / 60_000)
      bucket.at = at
      // The last used stands last.
      buckets.delete(name)
      buckets.set(name, bucket)
      if (buckets.size > most) buckets.delete(buckets.keys().next().value as string)

      if (bucket.left < 1) throw new RateRefusal(Math.ceil(((1 - bucket.left) * 60) / perMinute))
      bucket.left -= 1
    },

    /** What was taken for nothing. */
    giveBack(name: string): void {
      const bucket = buckets.get(name)
      if (bucket) bucket.left += 1
    },
  }
}
export type Buckets = ReturnType<typeof createBuckets>
