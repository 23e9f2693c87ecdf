import type { CoachAdminKnowledge } from './coach-admin-knowledge/coach-admin-knowledge.element.ts'
import type { CoachAdminSites } from './coach-admin-sites/coach-admin-sites.element.ts'
import type { CoachChat } from './coach-chat/coach-chat.element.ts'
import type { CoachCheckout } from './coach-checkout/coach-checkout.element.ts'
import type { CoachChildAccount } from './coach-child-account/coach-child-account.element.ts'
import type { CoachChildManage } from './coach-child-manage/coach-child-manage.element.ts'
import type { CoachClassReport } from './coach-class-report/coach-class-report.element.ts'
import type { CoachContact } from './coach-contact/coach-contact.element.ts'
import type { CoachCourseList } from './coach-course-list/coach-course-list.element.ts'
import type { CoachDashboard } from './coach-dashboard/coach-dashboard.element.ts'
import type { CoachLiteAccess } from './coach-lite-access/coach-lite-access.element.ts'
import type { CoachLogin } from './coach-login/coach-login.element.ts'
import type { CoachMagicLink } from './coach-magic-link/coach-magic-link.element.ts'
import type { CoachOnboarding } from './coach-onboarding/coach-onboarding.element.ts'
import type { CoachParentDashboard } from './coach-parent-dashboard/coach-parent-dashboard.element.ts'
import type { CoachPassword } from './coach-password/coach-password.element.ts'
import type { CoachProfile } from './coach-profile/coach-profile.element.ts'
import type { CoachQuiz } from './coach-quiz/coach-quiz.element.ts'
import type { CoachRedeem } from './coach-redeem/coach-redeem.element.ts'
import type { CoachReferral } from './coach-referral/coach-referral.element.ts'
import type { CoachSessions } from './coach-sessions/coach-sessions.element.ts'
import type { CoachSetup } from './coach-setup/coach-setup.element.ts'
import type { CoachShop } from './coach-shop/coach-shop.element.ts'
import type { CoachSignup } from './coach-signup/coach-signup.element.ts'

/** A widget's class by its tag. Types alone: importing this file brings no widget. */
export interface WidgetClasses {
  'coach-admin-knowledge': typeof CoachAdminKnowledge
  'coach-admin-sites': typeof CoachAdminSites
  'coach-setup': typeof CoachSetup
  'coach-chat': typeof CoachChat
  'coach-class-report': typeof CoachClassReport
  'coach-contact': typeof CoachContact
  'coach-course-list': typeof CoachCourseList
  'coach-dashboard': typeof CoachDashboard
  'coach-login': typeof CoachLogin
  'coach-quiz': typeof CoachQuiz
  'coach-magic-link': typeof CoachMagicLink
  'coach-onboarding': typeof CoachOnboarding
  'coach-password': typeof CoachPassword
  'coach-signup': typeof CoachSignup
  'coach-child-account': typeof CoachChildAccount
  'coach-child-manage': typeof CoachChildManage
  'coach-checkout': typeof CoachCheckout
  'coach-lite-access': typeof CoachLiteAccess
  'coach-parent-dashboard': typeof CoachParentDashboard
  'coach-redeem': typeof CoachRedeem
  'coach-referral': typeof CoachReferral
  'coach-shop': typeof CoachShop
  'coach-profile': typeof CoachProfile
  'coach-sessions': typeof CoachSessions
}
