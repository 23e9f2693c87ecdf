import { buttonStyles } from '../button/button.styles.ts'
import { coachFaceStyles } from '../coach-face/coach-face.styles.ts'
import { fieldStyles } from '../field/field.styles.ts'
import { formStyles } from '../form/form.styles.ts'
import { iconStyles } from '../icon/icon.styles.ts'
import { skeletonStyles } from '../skeleton/skeleton.styles.ts'
import { baseStyles } from '../styles/base.styles.ts'
import { signInStyles } from './sign-in.styles.ts'

/** What every screen of signing in is drawn with. */
export const signInSheets = [
  baseStyles,
  buttonStyles,
  iconStyles,
  coachFaceStyles,
  skeletonStyles,
  fieldStyles,
  formStyles,
  signInStyles,
]
