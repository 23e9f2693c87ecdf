import { useState } from 'react'
import {
  CoachCheckout,
  CoachChildAccount,
  CoachChildManage,
  CoachLiteAccess,
  CoachParentDashboard,
  CoachRedeem,
  CoachReferral,
  CoachShop,
} from '../../family-widgets.ts'
import type { PageTools } from '../../routes/route.ts'
import { findChosenCourse, forgetChosenCourse } from '../../session/chosen-course.ts'
import { placeOf } from './family-wishes.ts'

/** A wish is followed by the one table of places. */
const following = (tools: PageTools) => ({
  onCoachNavigate: ({ detail }: { detail: Parameters<typeof placeOf>[0] }) => tools.go(placeOf(detail, tools)),
})

export const Dashboard = (tools: PageTools) => <CoachParentDashboard {...following(tools)} />

/** A new address is a new screen: the widget of one child never becomes another's. */
export function ManageChild(tools: PageTools) {
  const id = tools.params.childId ?? ''
  return tools.query.get('show') === 'courses' ? (
    <CoachShop key={id} child-id={id} {...following(tools)} />
  ) : (
    <CoachChildManage key={id} child-id={id} {...following(tools)} />
  )
}

export const CreateChild = (tools: PageTools) => <CoachChildAccount {...following(tools)} />

const liteDone = ({ product }: PageTools) => `/${product}/${product}-lite-create-child-account/success`
export const CreateLiteChild = (tools: PageTools) => (
  <CoachChildAccount
    lite
    {...following(tools)}
    onCoachChildAdded={(event) => {
      // The success page has an address of its own.
      event.preventDefault()
      tools.go(`${liteDone(tools)}?${new URLSearchParams({ child: event.detail.child.id })}`)
    }}
  />
)
export const LiteChildMade = (tools: PageTools) => (
  <CoachChildAccount lite step="done" child-id={tools.query.get('child')} {...following(tools)} />
)

/** For somebody who says later whom the courses are for; what was chosen before an account was made comes first. */
function Shop(tools: PageTools) {
  const [chosen] = useState(findChosenCourse)
  return <CoachShop course-id={chosen?.id ?? null} onCoachCoursePlaced={forgetChosenCourse} {...following(tools)} />
}

export function Checkout({ step, ...tools }: PageTools & { step: 'select' | 'success' | 'cancelled' }) {
  if (step === 'select' && tools.query.get('show') === 'courses') return <Shop {...tools} />
  return (
    <CoachCheckout
      key={step}
      step={step}
      app-domain={location.origin}
      student-id={tools.query.get('student_id')}
      price-ids={tools.query.get('price_ids')}
      {...following(tools)}
      onCoachCheckoutOpen={({ detail }) => location.assign(detail.checkout_url)}
    />
  )
}

/** A code in the address is checked, and redeemed by the person's own step alone. */
export function Redeem(tools: PageTools) {
  const code = tools.params.code ?? tools.query.get('code')
  return <CoachRedeem key={code} code={code} child-id={tools.query.get('child')} {...following(tools)} />
}

export const Referral = ({ page, ...tools }: PageTools & { page: 'code' | 'faq' }) => (
  <CoachReferral key={page} page={page} {...following(tools)} />
)

/** Whoever has no child yet makes the account of one that is free from the start. */
export const LiteAccess = (tools: PageTools) => (
  <CoachLiteAccess
    code={tools.query.get('code')}
    child-id={tools.query.get('child')}
    onCoachNavigate={({ detail }) =>
      tools.go(
        detail.to === 'child-account'
          ? `/${tools.product}/${tools.product}-lite-create-child-account`
          : placeOf(detail, tools),
      )
    }
  />
)
