import { defineWidget } from '@coachkit/sdk'
import { familySheets } from '../parts/family/family.styles.ts'
import { manageAttributes } from './coach-child-manage.attributes.ts'
import { createChildManage } from './coach-child-manage.state.ts'
import { manageStyles } from './coach-child-manage.styles.ts'
import { ChildManageView } from './coach-child-manage.view.tsx'
import { words } from './words/en.ts'

/** One child's account: names, year, picture, what it signs in with, and the subscriptions that are paid for it. */
export const CoachChildManage = defineWidget({
  tag: 'coach-child-manage',
  attributes: manageAttributes,
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [...familySheets, manageStyles],
  create: createChildManage,
  view: ChildManageView,
})
