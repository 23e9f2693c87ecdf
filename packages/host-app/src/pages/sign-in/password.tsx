import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { PageTools } from '../../routes/route.ts'
import { CoachPassword } from '../../widgets.ts'
import { Doorway } from './doorway.tsx'
import { cleanAddress } from './under-way.ts'
import { useSignIn } from './use-sign-in.ts'

export function ForgottenPassword(tools: PageTools) {
  const { wish, handed, fromCheckout } = useSignIn(tools)
  return (
    <Doorway>
      <CoachPassword
        email={handed.email ?? ''}
        from-checkout={fromCheckout}
        product={tools.product}
        onCoachNavigate={wish}
      />
    </Doorway>
  )
}

/** The mailed link has its token behind the `#`, which no browser sends anywhere; here it leaves the address too. */
export function ResetPassword(tools: PageTools) {
  const { pathname, hash } = useLocation()
  const [link] = useState(() => new URLSearchParams(hash.slice(1)))
  const checkout = link.get('to') === 'checkout'
  const { wish } = useSignIn(tools, { checkout })
  useEffect(() => cleanAddress(pathname), [pathname])
  return (
    <Doorway>
      <CoachPassword
        token={link.get('token')}
        from-checkout={checkout}
        product={tools.product}
        onCoachNavigate={wish}
      />
    </Doorway>
  )
}
