import {
  Checkout,
  CreateChild,
  CreateLiteChild,
  Dashboard,
  LiteAccess,
  LiteChildMade,
  ManageChild,
  Redeem,
  Referral,
} from '../pages/family/family.tsx'
import type { HostRoute } from './route.ts'

/** The screens of families and of what they buy; each stands in the frame of whoever looks at it. */
export const familyScreens: Record<string, Pick<HostRoute, 'frame' | 'screen'>> = {
  '/redeem': { frame: 'own', screen: (tools) => <Redeem {...tools} /> },
  '/redeem/{code}': { frame: 'own', screen: (tools) => <Redeem {...tools} /> },
  '/{product}/dashboard': { frame: 'own', screen: (tools) => <Dashboard {...tools} /> },
  '/{product}/checkout/success': { frame: 'own', screen: (tools) => <Checkout step="success" {...tools} /> },
  '/{product}/checkout/cancelled': { frame: 'own', screen: (tools) => <Checkout step="cancelled" {...tools} /> },
  '/{product}/checkout/select-child': { frame: 'own', screen: (tools) => <Checkout step="select" {...tools} /> },
  '/{product}/product-redemption': { frame: 'own', screen: (tools) => <Redeem {...tools} /> },
  '/{product}/child/{childId}/manage': { frame: 'own', screen: (tools) => <ManageChild {...tools} /> },
  '/{product}/referral': { frame: 'own', screen: (tools) => <Referral page="code" {...tools} /> },
  '/{product}/referral/faq': { frame: 'own', screen: (tools) => <Referral page="faq" {...tools} /> },
  '/{product}/activate-lite-access': { frame: 'own', screen: (tools) => <LiteAccess {...tools} /> },
  '/{product}/create-child-account': { frame: 'own', screen: (tools) => <CreateChild {...tools} /> },
  '/{product}/{product}-lite-create-child-account': {
    frame: 'own',
    screen: (tools) => <CreateLiteChild {...tools} />,
  },
  '/{product}/{product}-lite-create-child-account/success': {
    frame: 'own',
    screen: (tools) => <LiteChildMade {...tools} />,
  },
}
