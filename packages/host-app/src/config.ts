/** What the server tells the host app about its deployment. Nothing in it is secret. */
export interface HostConfig {
  product: string
  main_brand: string
  default_brand: string
  /** The platform's own site key; the host loads widgets as a partner's page does. */
  site_key: string
  demonstration: boolean
}

export async function loadConfig(): Promise<HostConfig> {
  const answer = await fetch('/config.json')
  if (!answer.ok) throw new Error(`config.json answered ${answer.status}`)
  return (await answer.json()) as HostConfig
}
