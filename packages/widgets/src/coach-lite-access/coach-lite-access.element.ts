import { defineWidget } from '@coachkit/sdk'
import { familySheets } from '../parts/family/family.styles.ts'
import { liteAttributes } from './coach-lite-access.attributes.ts'
import { createLiteAccess } from './coach-lite-access.state.ts'
import { liteStyles } from './coach-lite-access.styles.ts'
import { LiteAccessView } from './coach-lite-access.view.tsx'
import { words } from './words/en.ts'

/** Turns on free access for a student or a parent's child; an activation code may bring its courses along. */
export const CoachLiteAccess = defineWidget({
  tag: 'coach-lite-access',
  attributes: liteAttributes,
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [...familySheets, liteStyles],
  create: createLiteAccess,
  view: LiteAccessView,
})
