import type { ProviderName } from '@coachkit/contract'
import type { IdentityKey } from '../sign-up/pending.ts'

/** A person as a provider tells us. */
export interface Identity extends IdentityKey {
  email: string | null
  /** The provider has seen that mail to this address reaches the person. */
  email_verified: boolean
  first_name: string
  last_name: string
}

/** What one way to a provider and back is recognised by. */
export interface Flow {
  redirect_uri: string
  state: string
  nonce: string
  /** PKCE: who answers must be who asked. */
  verifier: string
}

export interface Provider {
  name: ProviderName
  title: string
  /** Where the browser is sent. */
  start(flow: Flow): Promise<URL>
  /** Who came back, by what the provider put into the address or form. */
  finish(answer: URLSearchParams, flow: Flow): Promise<Identity>
  /** Who stands behind a token or code that a page or app got from the provider by itself. */
  redeem(secret: string, redirect_uri: string): Promise<Identity>
}

/** The answer as openid-client wants it: the redirect's address with what came. */
export function answerUrl(redirect_uri: string, answer: URLSearchParams): URL {
  const url = new URL(redirect_uri)
  url.search = answer.toString()
  return url
}
