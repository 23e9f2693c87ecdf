import { defineWidget } from '@coachkit/sdk'
import { signInSheets } from '../parts/sign-in/sign-in-sheets.ts'
import { magicLinkAttributes } from './coach-magic-link.attributes.ts'
import { createMagicLink } from './coach-magic-link.state.ts'
import { magicLinkStyles } from './coach-magic-link.styles.ts'
import { MagicLinkView } from './coach-magic-link.view.tsx'
import { words } from './words/en.ts'

/** A link by mail instead of a password: asks for one, or says whose link was opened and signs in by the person's own press. */
export const CoachMagicLink = defineWidget({
  tag: 'coach-magic-link',
  signsIn: true,
  attributes: magicLinkAttributes,
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [...signInSheets, magicLinkStyles],
  create: createMagicLink,
  view: MagicLinkView,
})
