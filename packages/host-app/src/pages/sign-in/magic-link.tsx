import { useEffect, useState } from 'react'
import type { PageTools } from '../../routes/route.ts'
import { CoachMagicLink } from '../../widgets.ts'
import { Doorway } from './doorway.tsx'
import { cleanAddress, endUnderWay, findUnderWay, keepUnderWay } from './under-way.ts'
import { useSignIn } from './use-sign-in.ts'

/**
 * The portal travels with the link and comes back when it is used. Part 1 §3 names the two, `ai_create` and the
 * product, and gives neither an address of its own: both links end where the person belongs.
 */
export function MagicLink(tools: PageTools) {
  const { arrive, wish, handed } = useSignIn(tools)
  return (
    <Doorway>
      <CoachMagicLink
        email={handed.email ?? ''}
        portal={tools.query.get('portal')}
        onCoachSignedIn={arrive}
        onCoachNavigate={wish}
      />
    </Doorway>
  )
}

/**
 * Where a mailed link leads to. Its token goes from the address into the tab's own memory at once, and the address
 * becomes that of the confirmation, which a reload still finds. Opening it uses nothing up.
 */
export function MagicLinkValidation(tools: PageTools) {
  const token = tools.params.token ?? ''
  useEffect(() => {
    keepUnderWay('link', { token })
    cleanAddress('/magic-link/confirmation')
  }, [token])
  return <Confirmation {...tools} token={token} />
}

/** Without a link that was opened in this tab, it asks where to send one. */
export function MagicLinkConfirmation(tools: PageTools) {
  const [token] = useState(() => findUnderWay('link')?.token ?? null)
  return <Confirmation {...tools} token={token} />
}

function Confirmation({ token, ...tools }: PageTools & { token: string | null }) {
  const { arrive, wish } = useSignIn(tools)
  return (
    <Doorway>
      <CoachMagicLink
        token={token}
        onCoachLinkSpent={() => endUnderWay('link')}
        onCoachSignedIn={arrive}
        onCoachNavigate={wish}
      />
    </Doorway>
  )
}
