import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import type { PageTools } from '../../routes/route.ts'
import { CoachLogin } from '../../widgets.ts'
import { Doorway } from './doorway.tsx'
import { cleanAddress, endUnderWay, findUnderWay } from './under-way.ts'
import { type HandedOn, loginPage, useSignIn } from './use-sign-in.ts'

export function Login(tools: PageTools) {
  return tools.query.has('problem') ? <Refused {...tools} /> : <LoginForm {...tools} />
}

function LoginForm(tools: PageTools) {
  const { arrive, wish, leave, handed } = useSignIn(tools)
  return (
    <Doorway>
      <CoachLogin
        name={handed.email ?? ''}
        problem={handed.problem ?? null}
        onCoachSignedIn={arrive}
        onCoachNavigate={wish}
        onCoachProviderStart={leave}
      />
    </Doorway>
  )
}

/** Another service signed nobody in: the way leads back to where it began, with what somebody had come with. */
function Refused({ query, product }: PageTools) {
  const [begun] = useState(() => findUnderWay('elsewhere'))
  useEffect(() => endUnderWay('elsewhere'), [])
  const state: HandedOn = { problem: query.get('problem') ?? '' }
  return <Navigate replace to={`${loginPage(product, begun?.checkout ?? false)}${begun?.search ?? ''}`} state={state} />
}

/** Where a sign-in elsewhere comes back to: what stands in the address is good once, and for this browser alone. */
export function LoginValidation(tools: PageTools) {
  const { product } = tools
  const [token] = useState(tools.params.token ?? '')
  const [begun] = useState(() => findUnderWay('elsewhere'))
  const checkout = begun?.checkout ?? false
  const query = new URLSearchParams(begun?.search)
  const { arrive, wish, leave } = useSignIn({ ...tools, query }, { checkout })
  useEffect(() => {
    cleanAddress(`${loginPage(product, checkout)}${begun?.search ?? ''}`)
    endUnderWay('elsewhere')
  }, [begun, product, checkout])
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
        problem={handed.problem ?? null}
        onCoachSignedIn={arrive}
        onCoachNavigate={wish}
        onCoachProviderStart={leave}
      />
    </Doorway>
  )
}
