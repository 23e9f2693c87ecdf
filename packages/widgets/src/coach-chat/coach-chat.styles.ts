import { signal } from '@preact/signals'
import { buttonStyles } from '../parts/button/button.styles.ts'
import { coachFaceStyles } from '../parts/coach-face/coach-face.styles.ts'
import { iconStyles } from '../parts/icon/icon.styles.ts'
import { problemPanelStyles } from '../parts/problem-panel/problem-panel.styles.ts'
import { skeletonStyles } from '../parts/skeleton/skeleton.styles.ts'
import { baseStyles } from '../parts/styles/base.styles.ts'
import { composerStyles } from './styles/composer.styles.ts'
import { frameStyles } from './styles/frame.styles.ts'
import { logStyles } from './styles/log.styles.ts'

const parts = [baseStyles, buttonStyles, skeletonStyles, problemPanelStyles, iconStyles, coachFaceStyles]
const own = [frameStyles, logStyles, composerStyles]

/** The sheets of all chats of the page; more come with the second part. */
export const chatStyles = signal<readonly string[]>([...parts, ...own])

/** Puts the second part's sheets where they belong: those of parts under the chat's own. */
export function wearMore({ laterParts, laterStyles }: { laterParts: readonly string[]; laterStyles: string }) {
  chatStyles.value = [...parts, ...laterParts, ...own, laterStyles]
}
