import type { SignedIn } from '@coachkit/sdk'
import { createWidgetComponent } from '@coachkit/sdk/react'
import { loadWidget } from './kit.ts'

const widget = <Props extends object>(tag: `coach-${string}`) =>
  createWidgetComponent<Props>(tag, () => loadWidget(tag))

/** The widgets that the host places, by their tags; it loads them as a partner's page does. */
export const CoachChat = widget<{ mode: 'inline' | 'page' | 'launcher' }>('coach-chat')
export const CoachQuiz = widget<{ 'quiz-id': string; 'question-id'?: string | null; demo?: boolean }>('coach-quiz')

/** Somebody signed in; `is_new` is an account that was made just now. */
export type SomebodySignedIn = SignedIn & { is_new: boolean; referral_code: string | null }
/** Another screen of signing in, with what was typed so far. */
export interface SignInWish {
  to: 'login' | 'signup' | 'magic-link' | 'forgotten-password'
  email?: string
  /** What another service said of somebody who has no account yet. */
  proof?: { login_token: string; email: string | null; first_name: string; last_name: string }
}
type OnWish = { onCoachNavigate: (event: CustomEvent<SignInWish>) => void }
type OnSignedIn = OnWish & { onCoachSignedIn: (event: CustomEvent<SomebodySignedIn>) => void }

export const CoachLogin = widget<
  OnSignedIn & {
    name?: string
    purpose?: 'page' | 'checkout'
    'hand-over'?: string
    binding?: string | null
    problem?: string | null
    onCoachProviderStart: (event: CustomEvent<{ url: string; binding: string }>) => void
  }
>('coach-login')
export const CoachSignup = widget<
  OnSignedIn & {
    lite: boolean
    course: string | null
    email: string
    'first-name': string
    'last-name': string
    'login-token': string | null
    'referral-code': string
    'terms-href': string
    'privacy-href': string
  }
>('coach-signup')
export const CoachPassword = widget<
  OnWish & { token?: string | null; email?: string; 'from-checkout': boolean; product: string }
>('coach-password')
export const CoachMagicLink = widget<
  OnSignedIn & { token?: string | null; email?: string; portal?: string | null; onCoachLinkSpent?: () => void }
>('coach-magic-link')
export const CoachOnboarding = widget<{
  'signed-in': boolean
  'referral-code': string | null
  'terms-href': string
  'privacy-href': string
  onCoachOnboardingDone: (event: CustomEvent<{ completion_ratio: number; is_skipped: boolean }>) => void
}>('coach-onboarding')
export const CoachDashboard = widget<{
  onCoachNavigate: (event: CustomEvent<{ to: 'quiz'; quiz_id: string; question_id?: string } | { to: 'chat' }>) => void
}>('coach-dashboard')
export const CoachClassReport = widget<object>('coach-class-report')
export const CoachAdminKnowledge = widget<object>('coach-admin-knowledge')
export const CoachAdminSites = widget<object>('coach-admin-sites')
export const CoachSetup = widget<{
  token: string | null
  onCoachSetupClosed: () => void
  onCoachNavigate: (event: CustomEvent<SignInWish>) => void
}>('coach-setup')
export const CoachContact = widget<object>('coach-contact')
export const CoachCourseList = widget<{
  'course-id': string | null
  joinable: boolean
  onCoachNavigate: (
    event: CustomEvent<
      | { to: 'course'; course_id: string }
      | { to: 'join'; course_id: string; title: string }
      | { to: 'list' | 'redeem' | 'coach' }
    >,
  ) => void
}>('coach-course-list')
export const CoachSessions = widget<object>('coach-sessions')
export const CoachProfile = widget<{ themes: boolean; 'theme-id': string | null }>('coach-profile')
