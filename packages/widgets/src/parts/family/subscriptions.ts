import type { Subscription } from '@coachkit/contract'

/** It holds its courses, whether or not its last payment went through: they can't be bought a second time. */
export const isRunning = ({ status }: Pick<Subscription, 'status'>) => status !== 'ended' && status !== 'incomplete'
