import { defineWidget } from '@coachkit/sdk'
import { familySheets } from '../parts/family/family.styles.ts'
import { redeemAttributes } from './coach-redeem.attributes.ts'
import { createRedeem } from './coach-redeem.state.ts'
import { redeemStyles } from './coach-redeem.styles.ts'
import { RedeemView } from './coach-redeem.view.tsx'
import { words } from './words/en.ts'

/** Redeems an activation code: it is checked first, then redeemed for oneself or for a chosen child. */
export const CoachRedeem = defineWidget({
  tag: 'coach-redeem',
  attributes: redeemAttributes,
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [...familySheets, redeemStyles],
  create: createRedeem,
  view: RedeemView,
})
