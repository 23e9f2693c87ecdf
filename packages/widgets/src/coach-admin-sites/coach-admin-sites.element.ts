import { defineWidget } from '@coachkit/sdk'
import { buttonStyles } from '../parts/button/button.styles.ts'
import { copyBoxStyles } from '../parts/copy-box/copy-box.styles.ts'
import { fieldStyles } from '../parts/field/field.styles.ts'
import { formStyles } from '../parts/form/form.styles.ts'
import { iconStyles } from '../parts/icon/icon.styles.ts'
import { problemPanelStyles } from '../parts/problem-panel/problem-panel.styles.ts'
import { skeletonStyles } from '../parts/skeleton/skeleton.styles.ts'
import { baseStyles } from '../parts/styles/base.styles.ts'
import { createAdminSites } from './coach-admin-sites.state.ts'
import { sitesStyles } from './coach-admin-sites.styles.ts'
import { AdminSitesView } from './coach-admin-sites.view.tsx'
import { words } from './words/en.ts'

/** Sites where the coach stands on others' pages: addresses, keys, the line to paste, and the check of a page. */
export const CoachAdminSites = defineWidget({
  tag: 'coach-admin-sites',
  attributes: {},
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [
    ...[baseStyles, buttonStyles, iconStyles, problemPanelStyles, skeletonStyles],
    ...[fieldStyles, formStyles, copyBoxStyles, sitesStyles],
  ],
  create: createAdminSites,
  view: AdminSitesView,
})
