import { signal } from '@preact/signals'
import { buttonStyles } from '../parts/button/button.styles.ts'
import { choiceListStyles } from '../parts/choice-list/choice-list.styles.ts'
import { coachFaceStyles } from '../parts/coach-face/coach-face.styles.ts'
import { fieldStyles } from '../parts/field/field.styles.ts'
import { iconStyles } from '../parts/icon/icon.styles.ts'
import { problemPanelStyles } from '../parts/problem-panel/problem-panel.styles.ts'
import { progressStyles } from '../parts/progress/progress.styles.ts'
import { skeletonStyles } from '../parts/skeleton/skeleton.styles.ts'
import { baseStyles } from '../parts/styles/base.styles.ts'
import { quizStyles } from './styles/quiz.styles.ts'

const parts = [
  baseStyles,
  buttonStyles,
  fieldStyles,
  choiceListStyles,
  problemPanelStyles,
  skeletonStyles,
  progressStyles,
  iconStyles,
  coachFaceStyles,
]

/** The sheets of all quizzes of the page; more come with the second part. */
export const coachQuizStyles = signal<readonly string[]>([...parts, quizStyles])

/** Puts the second part's sheets where they belong: those of parts under the quiz's own. */
export function wearMore({ laterParts, laterStyles }: { laterParts: readonly string[]; laterStyles: string }) {
  coachQuizStyles.value = [...parts, ...laterParts, quizStyles, laterStyles]
}
