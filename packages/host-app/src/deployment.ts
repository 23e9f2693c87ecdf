import { createContext, useContext } from 'react'
import type { AddressBrand } from './brand/address.ts'
import type { HostConfig } from './config.ts'

export interface Deployment {
  config: HostConfig
  brand: AddressBrand & { title: string; coming_soon: boolean }
}

/** What the server and the address say of this deployment; the same for the life of the page. */
export const DeploymentContext = createContext<Deployment | null>(null)

export function useDeployment(): Deployment {
  const deployment = useContext(DeploymentContext)
  if (!deployment) throw new Error('The deployment is given at the root.')
  return deployment
}
