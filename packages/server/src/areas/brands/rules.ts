import type { WhiteLabelPicture } from '@coachkit/contract'
import { type BrandHosts, brandOfHost, hostName } from '../../kernel/brands/brand-of-host.ts'
import type { PictureSize } from '../../kernel/files/pictures.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** The greatest size of each picture in pixels, twice what pages show. Not in the spec: our choice. */
export const pictureSizes: Readonly<Record<WhiteLabelPicture, PictureSize>> = {
  logo: { width: 640, height: 192 },
  // Old browsers know no other icons than PNG.
  favicon: { width: 256, height: 256, format: 'png' },
  mascot: { width: 640, height: 640 },
  bookcover: { width: 900, height: 1200 },
  thumbnail: { width: 640, height: 480 },
  background: { width: 2400, height: 1600 },
  login: { width: 1600, height: 1600 },
  dashboard: { width: 2000, height: 1000 },
}

/** Hosts that are the platform's own, which no school can take: a page there would be somebody else's. */
export interface OwnHosts {
  base: string
  hosts: BrandHosts
  main_brand: string
  default_brand: string
}

export function mustBeFree(domain_name: string, own: OwnHosts): void {
  const isOurs = hostName(new URL(own.base).host) === domain_name || brandOfHost(domain_name, own).is_named
  if (isOurs) throw new Refusal('brand.reserved-domain')
}
