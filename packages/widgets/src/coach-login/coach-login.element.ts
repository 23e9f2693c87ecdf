import { defineWidget } from '@coachkit/sdk'
import { buttonStyles } from '../parts/button/button.styles.ts'
import { fieldStyles } from '../parts/field/field.styles.ts'
import { baseStyles } from '../parts/styles/base.styles.ts'
import { createLogin } from './coach-login.state.ts'
import { loginStyles } from './coach-login.styles.ts'
import { LoginView } from './coach-login.view.tsx'
import { words } from './coach-login.words.ts'

/** Signs a person in with a password; the page gets `coach-signed-in` and keeps the token. */
export const CoachLogin = defineWidget({
  tag: 'coach-login',
  attributes: {},
  words,
  styles: [baseStyles, buttonStyles, fieldStyles, loginStyles],
  create: createLogin,
  view: LoginView,
})
