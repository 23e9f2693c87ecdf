import { defineWidget } from '@coachkit/sdk'
import { buttonStyles } from '../parts/button/button.styles.ts'
import { coachFaceStyles } from '../parts/coach-face/coach-face.styles.ts'
import { fieldStyles } from '../parts/field/field.styles.ts'
import { formStyles } from '../parts/form/form.styles.ts'
import { iconStyles } from '../parts/icon/icon.styles.ts'
import { baseStyles } from '../parts/styles/base.styles.ts'
import { createContact } from './coach-contact.state.ts'
import { contactStyles } from './coach-contact.styles.ts'
import { ContactView } from './coach-contact.view.tsx'
import { words } from './words/en.ts'

/** A message to the support: from a guest with the address for the answer, or from whoever is signed in. */
export const CoachContact = defineWidget({
  tag: 'coach-contact',
  attributes: {},
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [baseStyles, buttonStyles, iconStyles, coachFaceStyles, fieldStyles, formStyles, contactStyles],
  create: createContact,
  view: ContactView,
})
