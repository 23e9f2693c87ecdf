import { defineWidget } from '@coachkit/sdk'
import { signInSheets } from '../parts/sign-in/sign-in-sheets.ts'
import { passwordAttributes } from './coach-password.attributes.ts'
import { createPassword } from './coach-password.state.ts'
import { PasswordView } from './coach-password.view.tsx'
import { words } from './words/en.ts'

/** A forgotten password: asks where to mail the link, or sets a new password with the token of that link. */
export const CoachPassword = defineWidget({
  tag: 'coach-password',
  signsIn: true,
  attributes: passwordAttributes,
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: signInSheets,
  create: createPassword,
  view: PasswordView,
})
