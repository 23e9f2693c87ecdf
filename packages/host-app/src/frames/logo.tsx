import { useDeployment } from '../deployment.ts'

/** The brand's mark, which stands beside its name and says nothing itself; or the logo of a school, which is its name. */
export function Logo() {
  const { logo_url, record, title } = useDeployment().brand
  return <img className={record.logo_url ? 'logo school' : 'logo'} src={logo_url} alt={record.logo_url ? title : ''} />
}

/** A school's own mascot, where it gave one: decoration beside words that say the same. */
export function Mascot() {
  const { mascot_url } = useDeployment().brand.record
  return mascot_url ? <img className="mascot" src={mascot_url} alt="" /> : null
}

/** The name in letters, where it doesn't stand in the logo. */
export function BrandName({ className }: { className?: string }) {
  const { record, title } = useDeployment().brand
  return record.logo_url ? null : <span className={className}>{title}</span>
}
