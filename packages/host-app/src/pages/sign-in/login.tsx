import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import type { PageTools } from '../../routes/route.ts'
import { CoachLogin } from '../../widgets.ts'
import { Doorway } from './doorway.tsx'
import { cleanAddress, endUnderWay, findUnderWay } from './under-way.ts'
import { useSignIn } from './use-sign-in.ts'

export function Login(tools: PageTools) {
  const { arrive, wish, leave, handed } = useSignIn(tools)
  return (
    <Doorway>
      <CoachLogin
        name={handed.email ?? ''}
        problem={tools.query.get('problem')}
        onCoachSignedIn={arrive}
        onCoachNavigate={wish}
        onCoachProviderStart={leave}
      />
    </Doorway>
  )
}

/** Where a sign-in elsewhere comes back to: what stands in the address is good once, and for this browser alone. */
export function LoginValidation(tools: PageTools) {
  const [token] = useState(tools.params.token ?? '')
  const [begun] = useState(() => findUnderWay('elsewhere'))
  const query = new URLSearchParams(begun?.search)
  const { arrive, wish, leave } = useSignIn({ ...tools, query })
  useEffect(() => {
    cleanAddress(`/login${begun?.search ?? ''}`)
    endUnderWay('elsewhere')
  }, [begun])
  return (
    <Doorway>
      <CoachLogin
        hand-over={token}
        binding={begun?.binding ?? null}
        onCoachSignedIn={arrive}
        onCoachNavigate={wish}
        onCoachProviderStart={leave}
      />
    </Doorway>
  )
}

/** Somebody who is in already goes on to whom the courses are for. */
export function CheckoutLogin(tools: PageTools) {
  const { arrive, wish, leave, handed } = useSignIn(tools, { checkout: true })
  if (tools.user) return <Navigate replace to={`/${tools.product}/checkout/select-child`} />
  return (
    <Doorway>
      <CoachLogin
        purpose="checkout"
        name={handed.email ?? ''}
        onCoachSignedIn={arrive}
        onCoachNavigate={wish}
        onCoachProviderStart={leave}
      />
    </Doorway>
  )
}
