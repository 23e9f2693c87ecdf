import { isReleasePortal } from '../brand/address.ts'
import { useDeployment } from '../deployment.ts'

/** On a release portal: which build this is, for whoever tries it out. */
export function Ribbon() {
  const { build } = useDeployment().config
  if (!isReleasePortal(location.hostname)) return null
  return <p className="ribbon">Release portal{build ? ` · build ${build}` : ''}</p>
}
