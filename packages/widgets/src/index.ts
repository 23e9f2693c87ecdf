import type { WidgetClasses } from './classes.ts'

type Manifest = { readonly [Tag in keyof WidgetClasses]: () => Promise<{ element: WidgetClasses[Tag] }> }

/** Every widget, brought when it is needed. The only place where a tag gets its class. */
export const widgetManifest: Manifest = {
  'coach-admin-knowledge': async () => ({
    element: (await import('./coach-admin-knowledge/coach-admin-knowledge.element.ts')).CoachAdminKnowledge,
  }),
  'coach-admin-sites': async () => ({
    element: (await import('./coach-admin-sites/coach-admin-sites.element.ts')).CoachAdminSites,
  }),
  'coach-setup': async () => ({ element: (await import('./coach-setup/coach-setup.element.ts')).CoachSetup }),
  'coach-chat': async () => ({ element: (await import('./coach-chat/coach-chat.element.ts')).CoachChat }),
  'coach-class-report': async () => ({
    element: (await import('./coach-class-report/coach-class-report.element.ts')).CoachClassReport,
  }),
  'coach-contact': async () => ({ element: (await import('./coach-contact/coach-contact.element.ts')).CoachContact }),
  'coach-course-list': async () => ({
    element: (await import('./coach-course-list/coach-course-list.element.ts')).CoachCourseList,
  }),
  'coach-dashboard': async () => ({
    element: (await import('./coach-dashboard/coach-dashboard.element.ts')).CoachDashboard,
  }),
  'coach-login': async () => ({ element: (await import('./coach-login/coach-login.element.ts')).CoachLogin }),
  'coach-quiz': async () => ({ element: (await import('./coach-quiz/coach-quiz.element.ts')).CoachQuiz }),
  'coach-magic-link': async () => ({
    element: (await import('./coach-magic-link/coach-magic-link.element.ts')).CoachMagicLink,
  }),
  'coach-profile': async () => ({ element: (await import('./coach-profile/coach-profile.element.ts')).CoachProfile }),
  'coach-onboarding': async () => ({
    element: (await import('./coach-onboarding/coach-onboarding.element.ts')).CoachOnboarding,
  }),
  'coach-password': async () => ({
    element: (await import('./coach-password/coach-password.element.ts')).CoachPassword,
  }),
  'coach-signup': async () => ({
    element: (await import('./coach-signup/coach-signup.element.ts')).CoachSignup,
  }),
  'coach-child-account': async () => ({
    element: (await import('./coach-child-account/coach-child-account.element.ts')).CoachChildAccount,
  }),
  'coach-child-manage': async () => ({
    element: (await import('./coach-child-manage/coach-child-manage.element.ts')).CoachChildManage,
  }),
  'coach-checkout': async () => ({
    element: (await import('./coach-checkout/coach-checkout.element.ts')).CoachCheckout,
  }),
  'coach-lite-access': async () => ({
    element: (await import('./coach-lite-access/coach-lite-access.element.ts')).CoachLiteAccess,
  }),
  'coach-parent-dashboard': async () => ({
    element: (await import('./coach-parent-dashboard/coach-parent-dashboard.element.ts')).CoachParentDashboard,
  }),
  'coach-redeem': async () => ({
    element: (await import('./coach-redeem/coach-redeem.element.ts')).CoachRedeem,
  }),
  'coach-referral': async () => ({
    element: (await import('./coach-referral/coach-referral.element.ts')).CoachReferral,
  }),
  'coach-shop': async () => ({
    element: (await import('./coach-shop/coach-shop.element.ts')).CoachShop,
  }),
  'coach-sessions': async () => ({
    element: (await import('./coach-sessions/coach-sessions.element.ts')).CoachSessions,
  }),
}

/** Registers a tag from a page's own bundle; the script tag has a loader of its own, which checks every file. */
export async function loadWidget(tag: keyof WidgetClasses) {
  if (customElements.get(tag)) return
  const { element } = await widgetManifest[tag]()
  if (!customElements.get(tag)) customElements.define(tag, element as unknown as CustomElementConstructor)
}

export type { WidgetClasses } from './classes.ts'
export type { PreactTags, WidgetElements } from './tags.ts'
