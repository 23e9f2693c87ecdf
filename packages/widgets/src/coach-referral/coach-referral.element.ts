import { defineWidget } from '@coachkit/sdk'
import { familySheets } from '../parts/family/family.styles.ts'
import { progressStyles } from '../parts/progress/progress.styles.ts'
import { referralAttributes } from './coach-referral.attributes.ts'
import { createReferral } from './coach-referral.state.ts'
import { referralStyles } from './coach-referral.styles.ts'
import { ReferralView } from './coach-referral.view.tsx'
import { words } from './words/en.ts'

/** A person's code for friends, how often it may be used and who used it; and a friend's code to use. */
export const CoachReferral = defineWidget({
  tag: 'coach-referral',
  attributes: referralAttributes,
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [...familySheets, progressStyles, referralStyles],
  create: createReferral,
  view: ReferralView,
})
