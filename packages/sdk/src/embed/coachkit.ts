import type { KitOptions, LoadedKit } from '../kit/options.ts'
import { boot } from './boot.ts'

// Apart from the call of `URL`, which a bundler would take for the address of an asset.
const here = import.meta.url

/** What `createCoachKit` of the npm package fetches: the same loading as the script tag's, as a module. */
export function begin(options: KitOptions & { nonce?: string }): Promise<LoadedKit> {
  const api = (options.api ?? location.origin).replace(/\/+$/, '')
  return boot({ ...options, api, embed: new URL('..', here).href }).kit()
}
