import { defineWidget } from '@coachkit/sdk'
import { familySheets } from '../parts/family/family.styles.ts'
import { shopAttributes } from './coach-shop.attributes.ts'
import { createShop } from './coach-shop.state.ts'
import { shopStyles } from './coach-shop.styles.ts'
import { ShopView } from './coach-shop.view.tsx'
import { words } from './words/en.ts'

/** The courses on sale for one child, paid monthly or yearly, and the basket that they go into. */
export const CoachShop = defineWidget({
  tag: 'coach-shop',
  attributes: shopAttributes,
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [...familySheets, shopStyles],
  create: createShop,
  view: ShopView,
})
