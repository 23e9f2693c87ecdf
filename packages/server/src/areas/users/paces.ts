import type { Pace } from '../../kernel/rates/pace.ts'

/** How often what a call does may be done. Not in the spec: our choice. */
export const paces = {
  /** Mail to an address that somebody only typed. */
  emailChange: { burst: 5, perMinute: 1 / 12 },
  /** A person's tries at codes and at a child's password. */
  proof: { burst: 10, perMinute: 1 },
  /** Wrong passwords at one child's account, whoever tries. */
  childPassword: { burst: 10, perMinute: 1 },
  contactFrom: { burst: 5, perMinute: 1 / 12 },
  /** All visitors of one address: there is no limit of all addresses together, which one of them could use up. */
  contactAddress: { burst: 20, perMinute: 1 },
  draft: { burst: 20, perMinute: 5 },
  referralCode: { burst: 60, perMinute: 10 },
  picture: { burst: 10, perMinute: 2 },
} as const satisfies Record<string, Pace>
