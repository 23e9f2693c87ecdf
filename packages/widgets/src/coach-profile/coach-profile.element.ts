import { defineWidget } from '@coachkit/sdk'
import { choiceListStyles } from '../parts/choice-list/choice-list.styles.ts'
import { familySheets } from '../parts/family/family.styles.ts'
import { profileAttributes } from './coach-profile.attributes.ts'
import { createProfile } from './coach-profile.state.ts'
import { profileStyles } from './coach-profile.styles.ts'
import { ProfileView } from './coach-profile.view.tsx'
import { words } from './words/en.ts'

/** One's own account: name, year, picture, e-mail address, password, and for pupils a theme. */
export const CoachProfile = defineWidget({
  tag: 'coach-profile',
  attributes: profileAttributes,
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [...familySheets, choiceListStyles, profileStyles],
  create: createProfile,
  view: ProfileView,
})
