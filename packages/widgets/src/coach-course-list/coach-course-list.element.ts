import { defineWidget } from '@coachkit/sdk'
import { buttonStyles } from '../parts/button/button.styles.ts'
import { fieldStyles } from '../parts/field/field.styles.ts'
import { formStyles } from '../parts/form/form.styles.ts'
import { iconStyles } from '../parts/icon/icon.styles.ts'
import { problemPanelStyles } from '../parts/problem-panel/problem-panel.styles.ts'
import { skeletonStyles } from '../parts/skeleton/skeleton.styles.ts'
import { baseStyles } from '../parts/styles/base.styles.ts'
import { courseListAttributes } from './coach-course-list.attributes.ts'
import { createCourseList } from './coach-course-list.state.ts'
import { courseListStyles } from './coach-course-list.styles.ts'
import { CourseListView } from './coach-course-list.view.tsx'
import { words } from './words/en.ts'

/** The courses that are open to everybody, and one of them at a time. */
export const CoachCourseList = defineWidget({
  tag: 'coach-course-list',
  attributes: courseListAttributes,
  words,
  translations: { de: () => import('./words/de.ts'), es: () => import('./words/es.ts') },
  styles: [
    ...[baseStyles, buttonStyles, iconStyles, fieldStyles, formStyles, skeletonStyles, problemPanelStyles],
    courseListStyles,
  ],
  create: createCourseList,
  view: CourseListView,
})
