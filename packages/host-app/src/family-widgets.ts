import { createWidgetComponent } from '@coachkit/sdk/react'
import { loadWidget } from './kit.ts'

const widget = <Props extends object>(tag: `coach-${string}`) =>
  createWidgetComponent<Props>(tag, () => loadWidget(tag))

/** Another screen of the family's, asked for by a widget. */
export type FamilyWish =
  | { to: 'dashboard' | 'child-account' | 'checkout' | 'referral' | 'referral-faq' | 'chat' | 'learning' }
  | { to: 'child' | 'shop'; child_id: string }
  | { to: 'redeem'; code?: string; child_id?: string }
  | { to: 'login'; code?: string }
  | { to: 'checkout-login' }
  | { to: 'lite-access'; child_id?: string }
type OnWish = { onCoachNavigate: (event: CustomEvent<FamilyWish>) => void }

/** The widgets of the family area, by their tags. */
export const CoachParentDashboard = widget<OnWish>('coach-parent-dashboard')
export const CoachChildAccount = widget<
  OnWish & {
    lite?: boolean
    step?: 'form' | 'done'
    'child-id'?: string | null
    onCoachChildAdded?: (event: CustomEvent<{ child: { id: string }; is_linked: boolean }>) => void
  }
>('coach-child-account')
export const CoachChildManage = widget<OnWish & { 'child-id': string }>('coach-child-manage')
export const CoachShop = widget<
  OnWish & { 'child-id'?: string | null; 'course-id'?: string | null; onCoachCoursePlaced?: () => void }
>('coach-shop')
export const CoachCheckout = widget<
  OnWish & {
    step?: 'select' | 'success' | 'cancelled'
    'app-domain': string
    'student-id'?: string | null
    'price-ids'?: string | null
    onCoachCheckoutOpen: (event: CustomEvent<{ checkout_url: string }>) => void
  }
>('coach-checkout')
export const CoachRedeem = widget<OnWish & { code?: string | null; 'child-id'?: string | null }>('coach-redeem')
export const CoachReferral = widget<OnWish & { page: 'code' | 'faq' }>('coach-referral')
export const CoachLiteAccess = widget<OnWish & { code?: string | null; 'child-id'?: string | null }>(
  'coach-lite-access',
)
