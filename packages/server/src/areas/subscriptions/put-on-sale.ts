import type { CheckoutMode } from '@coachkit/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../kernel/db/database.ts'
import { price, product } from './schema.ts'

/** A course with its prices, in the currency's minor unit. The ids are the caller's, and stay. */
export interface NewProduct {
  id: string
  course_id: string
  name: string
  currency: string
  price_id: string
  amount: number
  annual_price_id: string
  annual_amount: number
}

export async function putOnSale(tx: Tx, products: readonly NewProduct[]): Promise<void> {
  for (const { id, course_id, name, currency, ...prices } of products) {
    await tx
      .insert(product)
      .values({ id, course_id, name })
      .onConflictDoUpdate({ target: product.id, set: { name, active: true } })
    await setPrice(tx, { product_id: id, mode: 'subscription', currency, id: prices.price_id, amount: prices.amount })
    await setPrice(tx, {
      ...{ product_id: id, mode: 'annual', currency },
      ...{ id: prices.annual_price_id, amount: prices.annual_amount },
    })
  }
}

interface NewPrice {
  id: string
  product_id: string
  mode: CheckoutMode
  amount: number
  currency: string
}

/** A price stands on invoices, so it is never changed: another one takes its place on sale. */
async function setPrice(tx: Tx, row: NewPrice): Promise<void> {
  await tx
    .update(price)
    .set({ active: false })
    .where(and(eq(price.product_id, row.product_id), eq(price.mode, row.mode), ne(price.id, row.id)))
  await tx.insert(price).values(row).onConflictDoNothing({ target: price.id })
}
