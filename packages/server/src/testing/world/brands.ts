import type { PeopleWorld } from './people.ts'

/** What rows of the area's calls are about. */
export async function brandsWorld(_world: PeopleWorld) {
  return {}
}
