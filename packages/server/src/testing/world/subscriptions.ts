import { price, product } from '../../areas/subscriptions/schema.ts'
import { newId } from '../../kernel/db/columns.ts'
import { course } from '../../kernel/people/schema.ts'
import type { TestServer } from '../server.ts'
import type { PeopleWorld } from './people.ts'

/** A course of no school with its product, at 12.99 a month and 129.00 a year. */
export async function addProduct({ database }: Pick<TestServer, 'database'>, name: string) {
  const ids = { course_id: newId(), product_id: newId(), price_id: newId(), annual_price_id: newId() }
  const { course_id, product_id } = ids
  await database.db.insert(course).values({ id: course_id, title: name, subject_id: '1' })
  await database.db.insert(product).values({ id: product_id, course_id, name })
  await database.db.insert(price).values([
    { id: ids.price_id, product_id, mode: 'subscription', amount: 1299, currency: 'GBP' },
    { id: ids.annual_price_id, product_id, mode: 'annual', amount: 12_900, currency: 'GBP' },
  ])
  return ids
}

/** Opens a checkout in the sandbox and pays it. */
export async function subscribe(
  { app, answer, origin }: TestServer,
  token: string,
  student_id: string,
  price_ids: string[],
): Promise<void> {
  const { checkout_url } = await answer(
    'POST subscription/checkout',
    { body: { app_domain: origin, student_id, price_ids, checkout_mode: 'subscription' } },
    token,
  )
  await app.kernel.sandbox?.pay(checkout_url.split('/').at(-1) ?? '')
}

/** The student's own subscription to two courses, and a third one that could be added. */
export async function subscriptionsWorld({ server, cast }: PeopleWorld) {
  const [first, second, third] = [
    await addProduct(server, 'First on sale'),
    await addProduct(server, 'Second on sale'),
    await addProduct(server, 'Third on sale'),
  ]
  await subscribe(server, cast.student.token, cast.student.id, [first.price_id, second.price_id])
  const { subscriptions } = await server.answer('GET subscription', { query: {} }, cast.student.token)
  const subscription_id = subscriptions[0]?.subscription_id
  if (!subscription_id) throw new Error('The sandbox made no subscription')
  return { subscription_id, subscribed_product: second, product_on_sale: third }
}
