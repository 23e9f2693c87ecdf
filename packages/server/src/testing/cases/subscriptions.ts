import { eq } from 'drizzle-orm'
import { newId } from '../../kernel/db/columns.ts'
import { sign } from '../../kernel/payments/signature.ts'
import { deploymentSecret } from '../../kernel/secrets/schema.ts'
import type { World } from '../authorisation-world.ts'
import type { Principal } from '../table/people.ts'
import { type Case, type CasesOf, nobody, outsider, student } from './case.ts'

const none = { own: null, linked: null, 'same-school': null, 'other-school': null }

/** One student has a subscription; to everybody who has nothing to do with the student it is somebody's. */
function subscriptions({ subscription_id }: World, { name }: Principal) {
  const place = name === 'student' ? 'own' : name === 'linked parent' ? 'linked' : 'other-school'
  return { subscription: { ...none, [place]: subscription_id } }
}
const held: Case = {
  as: student,
  input: ({ subscription_id }) => ({ params: { id: subscription_id } }),
  outside: outsider,
  objects: subscriptions,
}

/** As a payment provider sends it, signed with the sandbox's own secret. */
async function signedEvent({ server, subscription_id }: World) {
  const body = { id: `evt_${newId()}`, type: 'customer.updated', created: 1, data: { object: { id: subscription_id } } }
  const { db } = server.database
  const [{ value: secret = '' } = {}] = await db
    .select()
    .from(deploymentSecret)
    .where(eq(deploymentSecret.name, 'payment-secret'))
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  return { body, headers: { 'stripe-signature': sign(bytes, secret, Date.now() / 1000) } }
}

export const subscriptionsCases = {
  'GET subscription/products': {
    as: student,
    input: ({ cast }) => ({ query: { student_id: cast.student.id } }),
    outside: outsider,
    bad: { input: { query: { student_id: 'not an id' } }, field: 'student_id' },
  },
  'POST subscription/checkout': {
    as: student,
    input: ({ server, cast, product_on_sale }) => ({
      body: {
        app_domain: server.origin,
        student_id: cast.student.id,
        price_ids: [product_on_sale.price_id],
        checkout_mode: 'subscription',
      },
    }),
    outside: outsider,
    bad: { input: { body: { price_ids: [] } }, field: 'price_ids' },
  },
  'GET subscription': {
    as: student,
    input: ({ cast }) => ({ query: { student_id: cast.student.id } }),
    outside: outsider,
    bad: { input: { query: { student_id: 'not an id' } }, field: 'student_id' },
  },
  'POST subscription/{id}/cancel': held,
  'POST subscription/{id}/resume': held,
  'POST subscription/{id}/products/{productId}': {
    ...held,
    input: ({ subscription_id, product_on_sale }) => ({
      params: { id: subscription_id, productId: product_on_sale.product_id },
    }),
  },
  'DELETE subscription/{id}/products/{productId}': {
    ...held,
    input: ({ subscription_id, subscribed_product }) => ({
      params: { id: subscription_id, productId: subscribed_product.product_id },
    }),
  },
  'POST payments/webhooks/stripe': {
    as: nobody,
    input: signedEvent,
    bad: { input: { headers: { 'stripe-signature': '' } }, field: 'stripe-signature' },
  },
} satisfies CasesOf<'subscription' | 'payments'>
