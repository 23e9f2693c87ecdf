import { useState } from 'react'
import type { PageTools } from '../../routes/route.ts'
import { findChosenCourse } from '../../session/chosen-course.ts'
import { CoachSignup } from '../../widgets.ts'
import { Doorway } from './doorway.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Also the lite one; a friend's code may stand in the address as `referral_code`. */
export function Signup({ lite = false, ...tools }: PageTools & { lite?: boolean }) {
  const { arrive, wish, handed } = useSignIn(tools)
  const { proof } = handed
  const [chosen] = useState(findChosenCourse)
  return (
    <Doorway>
      <CoachSignup
        lite={lite}
        course={chosen?.title ?? null}
        email={proof?.email ?? handed.email ?? ''}
        first-name={proof?.first_name ?? ''}
        last-name={proof?.last_name ?? ''}
        login-token={proof?.login_token ?? null}
        referral-code={tools.query.get('referral_code') ?? ''}
        terms-href="/terms-condition"
        privacy-href="/privacy-policy"
        onCoachSignedIn={arrive}
        onCoachNavigate={wish}
      />
    </Doorway>
  )
}
