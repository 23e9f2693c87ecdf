import type { PeopleWorld } from './people.ts'

/** Codes for friends: the parent's own, and an outsider's. */
export async function usersWorld({ server, cast, outsider }: PeopleWorld) {
  const codeOf = async (token: string) => (await server.answer('GET users/referral', {}, token)).referral.referral_code
  return { referral: { own: await codeOf(cast.parent.token), strange: await codeOf(outsider.token) } }
}
