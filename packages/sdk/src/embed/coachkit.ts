import type { KitOptions, LoadedKit } from '../kit/options.ts'
import { boot } from './boot.ts'

/** What `createCoachKit` of the npm package fetches: the same loading as the script tag's, as a module. */
export function begin(options: KitOptions & { nonce?: string }): Promise<LoadedKit> {
  return boot({ ...options, embed: new URL('..', import.meta.url).href }).kit()
}
