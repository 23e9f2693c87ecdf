import type { BrandConfig } from '@coachkit/sdk'
import { createContext, useContext } from 'react'
import type { HostConfig } from './config.ts'

export interface PageBrand {
  /** What the page wears: a built-in brand's record or a white-label school's. */
  record: BrandConfig
  title: string
  is_main: boolean
  coming_soon: boolean
  /** The look has a record of its own for this domain. */
  is_white_label: boolean
  /** The chosen theme of a pupil changes pupils' screens: on for some brands only. */
  theme_feature: boolean
  logo_url: string
}

export interface Deployment {
  config: HostConfig
  brand: PageBrand
}

/** The built-in brands' drawings stand beside the app; the product's is not named by its slug. */
const drawingOf = (name: string, product: string) => `/brands/${name === product ? 'product' : name}/icon.svg`

export function pageBrandOf(config: HostConfig, record: BrandConfig): PageBrand {
  const is_white_label = record !== config.brand
  return {
    record,
    title: record.title ?? record.name,
    is_main: !is_white_label && record.name === config.main_brand,
    coming_soon: record.coming_soon ?? false,
    is_white_label,
    theme_feature: record.theme_feature ?? false,
    logo_url: record.logo_url ?? drawingOf(config.brand.name, config.product),
  }
}

/** What the server and the address say of this deployment; the same for the life of the page. */
export const DeploymentContext = createContext<Deployment | null>(null)

export function useDeployment(): Deployment {
  const deployment = useContext(DeploymentContext)
  if (!deployment) throw new Error('The deployment is given at the root.')
  return deployment
}
