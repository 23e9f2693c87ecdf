import { buttonStyles } from '../parts/button/button.styles.ts'
import { coachFaceStyles } from '../parts/coach-face/coach-face.styles.ts'
import { iconStyles } from '../parts/icon/icon.styles.ts'
import { markdownStyles } from '../parts/markdown/markdown.styles.ts'
import { mathsStyles } from '../parts/maths/maths.styles.ts'
import { problemPanelStyles } from '../parts/problem-panel/problem-panel.styles.ts'
import { skeletonStyles } from '../parts/skeleton/skeleton.styles.ts'
import { baseStyles } from '../parts/styles/base.styles.ts'
import { composerStyles } from './styles/composer.styles.ts'
import { frameStyles } from './styles/frame.styles.ts'
import { logStyles } from './styles/log.styles.ts'

export const chatStyles = [
  baseStyles,
  buttonStyles,
  skeletonStyles,
  problemPanelStyles,
  iconStyles,
  coachFaceStyles,
  mathsStyles,
  markdownStyles,
  frameStyles,
  logStyles,
  composerStyles,
]
