import { useDeployment } from '../deployment.ts'

/** The brand's mark, or the logo that a school gave. It stands beside the brand's name, so it says nothing itself. */
export function Logo() {
  const { logo_url } = useDeployment().brand
  return <img className="logo" src={logo_url} alt="" />
}
