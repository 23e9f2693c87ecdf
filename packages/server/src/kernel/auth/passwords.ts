import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { Refusal } from '../refusal.ts'

/** OWASP's first choice for argon2id with 19 MiB: two passes, one lane. */
const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Both run in the pool of four threads that files and names are looked up in too: two stay free for those. */
const atOnce = 2
/** Of a password that nobody has, at the same cost: what is checked where there is no account. */
const decoy = '$argon2id$v=19$m=19456,t=2,p=1$m1UYrFIOzrpMdXt45kgtyQ$auxUeiTuz3U0uFRBA2C6jeH786gN36+Mes9FT/h6hDs'

/** About three seconds of waiting; whoever comes later is told to come again. */
const waitingLimit = 100

/** Hashes and checks passwords, a few at a time, so that a rush of logins slows nothing but logins. */
export function createPasswords() {
  const waiting: (() => void)[] = []
  let busy = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
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

  return {
    hash: (password: string) => inTurn(() => hash(password.normalize('NFKC'), cost)),
    /** With null, as for an account that does not exist, it takes the same time and says no. */
    async isRight(stored: string | null, password: string): Promise<boolean> {
      const matches = await inTurn(() => verify(stored ?? decoy, password.normalize('NFKC')))
      return matches && stored !== null
    },
  }
}
export type Passwords = ReturnType<typeof createPasswords>
