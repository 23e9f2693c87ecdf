import { User } from 'lucide-react'
import { NavLink } from 'react-router'
import { useDeployment } from '../deployment.ts'
import { accountPath } from '../pages/account-path.ts'
import type { SessionUser } from '../session/user.ts'

/** The person's own name leads to their account: name, picture, address, password, and where they are signed in. */
export function AccountLink({ user }: { user: SessionUser }) {
  const { product } = useDeployment().config
  return (
    <NavLink to={accountPath(user, product)} className="button quiet account">
      <User aria-hidden size={18} />
      <span className="heard-only">Your account: </span>
      <span className="narrow-heard">{user.first_name}</span>
    </NavLink>
  )
}
