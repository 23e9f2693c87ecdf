import { type Route, route } from '../../../kernel/http/route.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Guesses } from '../guesses.ts'
import type { Post } from '../post/post.ts'
import { asEmail } from '../rules.ts'
import type { MagicLinks } from './magic-links.ts'

/** Part 1 §3: portals are ai_create and the product. */
export function mustBePortal(portal: string | undefined, product: string): string {
  if (portal === undefined || portal === product) return product
  if (portal !== 'ai_create') throw new Refusal('request.invalid', { portal: `must be ai_create or ${product}` })
  return portal
}

export interface MagicLinkDeps {
  links: MagicLinks
  post: Post
  guesses: Guesses
  product: string
  baseOf: (origin: string | null) => string
}

export const magicLinksRoutes = ({ links, post, guesses, product, baseOf }: MagicLinkDeps): Route[] => [
  route('POST auth/magic-link', async ({ body, origin, address }) => {
    const portal = mustBePortal(body.portal, product)
    const email = asEmail(body.email)
    await guesses.takeSending({ email }, address)
    await post.send({ what: 'magic-link', email, portal, base: baseOf(origin) })
    return { ok: true as const }
  }),

  route('GET auth/magic-link/{token}/validate', ({ params }) => links.look(params.token)),

  route('POST auth/magic-link/consume', ({ body, headers, user_agent }) =>
    links.consume(body.token, { user_agent, device_id: headers['x-device-id'] }),
  ),
]
