import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { Refusal } from '../refusal.ts'

/** OWASP's first choice for argon2id with 19 MiB: two passes, one lane. */
const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Both run in the pool of four threads that files and names are looked up in too: two stay free for those. */
const atOnce = 2
/** About three seconds of waiting; whoever comes later is told to come again. */
const waitingLimit = 100

/** Hashes and checks passwords, a few at a time, so that a rush of logins slows nothing but logins. */
export function createPasswords() {
  const waiting: (() => void)[] = []
  let busy = 0
  let decoy: Promise<string> | null = null

  async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= atOnce) {
      if (waiting.length >= waitingLimit) throw new Refusal('server.busy')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else busy += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }

  const hashPassword = (password: string) => oneAtATime(() => hash(password.normalize('NFKC'), cost))

  return {
    hash: hashPassword,
    /** With null, as for an account that does not exist, it takes the same time and says no. */
    async isRight(stored: string | null, password: string): Promise<boolean> {
      decoy ??= hashPassword('nobody has this password')
      const against = stored ?? (await decoy)
      const matches = await oneAtATime(() => verify(against, password.normalize('NFKC')))
      return matches && stored !== null
    },
    /** Ready before the first login, whose time would tell otherwise. */
    async warm() {
      decoy ??= hashPassword('nobody has this password')
      await decoy
    },
  }
}
export type Passwords = ReturnType<typeof createPasswords>
