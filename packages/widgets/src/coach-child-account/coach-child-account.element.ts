import { defineWidget } from '@coachkit/sdk'
import { familySheets } from '../parts/family/family.styles.ts'
import { accountAttributes } from './coach-child-account.attributes.ts'
import { createChildAccount } from './coach-child-account.state.ts'
import { accountStyles } from './coach-child-account.styles.ts'
import { ChildAccountView } from './coach-child-account.view.tsx'
import { words } from './words/en.ts'

/** A parent makes an account for a child, or links one that the child has already, by a code or its password. */
export const CoachChildAccount = defineWidget({
  tag: 'coach-child-account',
  attributes: accountAttributes,
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [...familySheets, accountStyles],
  create: createChildAccount,
  view: ChildAccountView,
})
