import type { CheckoutMode, SubscriptionProduct } from '@coachkit/contract'

/** Part 1 §3. `child_id` is null while nobody was chosen, and for a student, who buys for themselves. */
export interface CartItem {
  product: SubscriptionProduct
  child_id: string | null
  child_name: string
}

/** Not in the spec: our choice. A whole cart is paid monthly or yearly, as one checkout's prices are all of one mode. */
export interface Cart {
  items: readonly CartItem[]
  mode: CheckoutMode
}

export const emptyCart: Cart = { items: [], mode: 'subscription' }

const isFor = (item: CartItem, child_id: string | null, course_id: string) =>
  item.child_id === child_id && item.product.course.id === course_id

/** A course stands in the cart once for each child. */
export const addItem = (items: readonly CartItem[], item: CartItem): readonly CartItem[] => [
  ...items.filter((one) => !isFor(one, item.child_id, item.product.course.id)),
  item,
]

export const removeItem = (items: readonly CartItem[], item: CartItem) =>
  items.filter((one) => !isFor(one, item.child_id, item.product.course.id))

const hasPrice = ({ product }: CartItem, price_ids: readonly string[]) =>
  price_ids.includes(product.price_id) ||
  (product.annual_price_id !== null && price_ids.includes(product.annual_price_id))

/** Every item of a price, monthly or annual, whoever it is for. */
export const removePrice = (items: readonly CartItem[], price_id: string) =>
  items.filter((item) => !hasPrice(item, [price_id]))

/** What a child has already: part 1 §4, once subscriptions load. */
export const removeCourses = (items: readonly CartItem[], child_id: string | null, course_ids: readonly string[]) =>
  items.filter((item) => item.child_id !== child_id || !course_ids.includes(item.product.course.id))

/** A cart may have waited for weeks: prices are those of today, and what is no longer on sale goes. */
export const renewProducts = (
  items: readonly CartItem[],
  child_id: string | null,
  products: readonly SubscriptionProduct[],
): readonly CartItem[] =>
  items.flatMap((item) => {
    if (item.child_id !== child_id) return item
    const product = products.find(({ product_id }) => product_id === item.product.product_id)
    return product ? { ...item, product } : []
  })

export interface Paid {
  student_id: string
  price_ids: readonly string[]
}

/** What the address of return says was paid; a student's own items name no child. */
export const removePaid = (items: readonly CartItem[], { student_id, price_ids }: Paid) =>
  items.filter((item) => !((item.child_id === null || item.child_id === student_id) && hasPrice(item, price_ids)))

/** Items that were chosen before anybody was are for this child; what the child's cart holds already stays once. */
export const giveTo = (items: readonly CartItem[], child: { id: string; name: string }): readonly CartItem[] =>
  items.reduce<readonly CartItem[]>(
    (given, item) =>
      addItem(given, item.child_id === null ? { ...item, child_id: child.id, child_name: child.name } : item),
    [],
  )

export const itemsOf = (items: readonly CartItem[], child_id: string | null) =>
  items.filter((item) => item.child_id === child_id)

export interface Buyer {
  role: 'nobody' | 'student' | 'parent'
  /** The selected child of a parent. */
  child_id: string | null
}

/** Part 1 §4: non-empty, and the buyer is logged out, a student, or has an item for the selected child. */
export function mayCheckOut({ items }: Cart, { role, child_id }: Buyer): boolean {
  if (items.length === 0) return false
  if (role !== 'parent') return true
  return child_id !== null && items.some((item) => item.child_id === child_id)
}

/** The price of a product in a mode; null where the course has none. */
export function priceIn({ price_id, amount, annual_price_id, annual_amount }: SubscriptionProduct, mode: CheckoutMode) {
  if (mode === 'subscription') return { price_id, amount }
  return annual_price_id !== null && annual_amount !== null
    ? { price_id: annual_price_id, amount: annual_amount }
    : null
}

/** What a year costs less when it is paid yearly, and that in per cent; null where it costs no less, or isn't on sale. */
export function savingOf({ amount, annual_amount }: Pick<SubscriptionProduct, 'amount' | 'annual_amount'>) {
  if (annual_amount === null || annual_amount >= amount * 12) return null
  const saved = amount * 12 - annual_amount
  return { amount: saved, percent: Math.floor((saved * 100) / (amount * 12)) }
}

/** What one payment takes: a child's items that have a price in the cart's mode. */
export const payable = ({ items, mode }: Cart, child_id: string | null) =>
  itemsOf(items, child_id).filter(({ product }) => priceIn(product, mode) !== null)

/** What one payment takes of several children at once. */
export const payableTogether = ({ items, mode }: Cart) =>
  items.filter(({ child_id, product }) => child_id !== null && priceIn(product, mode) !== null)

/** Items by child, in the order in which the children first stand in the basket. */
export function byChild(items: readonly CartItem[]): { child_id: string; name: string; items: CartItem[] }[] {
  const groups = new Map<string, { child_id: string; name: string; items: CartItem[] }>()
  for (const item of items) {
    if (item.child_id === null) continue
    const group = groups.get(item.child_id) ?? { child_id: item.child_id, name: item.child_name, items: [] }
    group.items.push(item)
    groups.set(item.child_id, group)
  }
  return [...groups.values()]
}

/** A sum in minor units; null over several currencies, which cannot be added. */
export function totalOf(items: readonly CartItem[], mode: CheckoutMode): { amount: number; currency: string } | null {
  const currencies = new Set(items.map(({ product }) => product.currency))
  const [currency] = currencies
  if (currency === undefined || currencies.size > 1) return null
  return { amount: items.reduce((sum, { product }) => sum + (priceIn(product, mode)?.amount ?? 0), 0), currency }
}
