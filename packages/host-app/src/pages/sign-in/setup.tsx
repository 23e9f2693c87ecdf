import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { PageTools } from '../../routes/route.ts'
import { CoachSetup } from '../../widgets.ts'
import { NotFound } from '../not-found.tsx'
import { Doorway } from './doorway.tsx'
import { cleanAddress } from './under-way.ts'
import { useSignIn } from './use-sign-in.ts'

/** The first set-up. The token stands behind the `#`, which no browser sends anywhere; here it leaves the address too. */
export function Setup(tools: PageTools) {
  const { pathname, hash } = useLocation()
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token'))
  const [isClosed, setClosed] = useState(false)
  const { wish } = useSignIn(tools)
  useEffect(() => cleanAddress(pathname), [pathname])
  if (isClosed) return <NotFound isPlanned={false} home={null} />
  return (
    <Doorway>
      <CoachSetup token={token} onCoachSetupClosed={() => setClosed(true)} onCoachNavigate={wish} />
    </Doorway>
  )
}
