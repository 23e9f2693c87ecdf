import type { SessionView } from '@coachkit/sdk'

/**
 * Nobody in particular: no session, or a site's anonymous one, whose partition ends so. A parent is a person, though no
 * learner.
 */
export const isVisitor = ({ state, partition }: Pick<SessionView, 'state' | 'partition'>): boolean =>
  state.value === 'missing' || (state.value === 'visitor' && (partition.value ?? ':visitor').endsWith(':visitor'))
