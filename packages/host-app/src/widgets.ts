import type { SignedIn } from '@coachkit/sdk'
import { createWidgetComponent } from '@coachkit/sdk/react'
import { loadWidget } from './kit.ts'

const widget = <Props extends object>(tag: `coach-${string}`) =>
  createWidgetComponent<Props>(tag, () => loadWidget(tag))

/** The widgets that the host places, by their tags; it loads them as a partner's page does. */
export const CoachChat = widget<{ mode: 'inline' | 'page' | 'launcher' }>('coach-chat')
export const CoachQuiz = widget<{ 'quiz-id': string; demo?: boolean }>('coach-quiz')
export const CoachLogin = widget<{ onCoachSignedIn: (event: CustomEvent<SignedIn>) => void }>('coach-login')
export const CoachDashboard = widget<{
  onCoachNavigate: (event: CustomEvent<{ to: 'quiz'; quiz_id: string } | { to: 'chat' }>) => void
}>('coach-dashboard')
export const CoachClassReport = widget<object>('coach-class-report')
export const CoachAdminKnowledge = widget<object>('coach-admin-knowledge')
export const CoachContact = widget<object>('coach-contact')
export const CoachCourseList = widget<{
  'course-id': string | null
  joinable: boolean
  onCoachNavigate: (
    event: CustomEvent<{ to: 'course'; course_id: string } | { to: 'list' | 'join' | 'redeem' | 'coach' }>,
  ) => void
}>('coach-course-list')
