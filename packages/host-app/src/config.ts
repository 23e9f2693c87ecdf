import { askAgain, type BrandConfig } from '@coachkit/sdk'

/** What the server tells the host app about its deployment, for the address that asks. Nothing in it is secret. */
export interface HostConfig {
  product: string
  main_brand: string
  default_brand: string
  /** The brand that the address shows: by the settings, by its name, or the default one. */
  brand: BrandConfig
  /** The address names that brand, or is a local one; any other may be a white-label school's. */
  brand_is_named: boolean
  /** The platform's own site key; the host loads widgets as a partner's page does. */
  site_key: string
  demonstration: boolean
  /** Where `/redirector` may lead: a messenger's name and its address, with `{text}` where the text goes. */
  messengers: Readonly<Record<string, string>>
  /** Version and contents of what is served; null where the widgets were not built. */
  build: string | null
}

export async function loadConfig(): Promise<HostConfig> {
  const answer = await askAgain(() => fetch('/config.json'))
  if (!answer.ok) throw new Error(`config.json answered ${answer.status}`)
  return (await answer.json()) as HostConfig
}
