import { ownedByFamily } from '../../kernel/people/grants.ts'
import { defineReach } from '../../kernel/people/reach-table.ts'

/** A child's course by a grant of the family's own: bought, given by a code or by a parent, not assigned by a school. */
export const reachOwnedCourse = defineReach('course:owned', ownedByFamily)
