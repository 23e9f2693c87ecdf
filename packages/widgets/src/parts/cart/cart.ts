import type { CheckoutMode, SubscriptionProduct } from '@coachkit/contract'
import { type SessionView, toJson } from '@coachkit/sdk'
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { isVisitor } from '../family/is-visitor.ts'
import {
  addItem,
  type Cart,
  type CartItem,
  emptyCart,
  giveTo,
  type Paid,
  removeCourses,
  removeItem,
  removePaid,
  removePrice,
  renewProducts,
} from './cart-rules.ts'

/** The kit clears this name when somebody signs out, with all else that is the person's (part 1 §4). */
const storageName = 'coachkit-cart'

/** `owner` names the person; null is a visitor, whose cart goes along when they sign in. */
interface Kept {
  owner: string | null
  cart: Cart
}

const isItem = (item: unknown) => {
  const { product, child_name } = (item ?? {}) as Partial<CartItem>
  return typeof product?.price_id === 'string' && !!product.course?.id && typeof child_name === 'string'
}

/** What another version or another page left there counts only as far as it is a cart. */
function parse(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null
    if (!kept || !Array.isArray(kept.cart?.items)) return null
    const mode = kept.cart.mode === 'annual' ? 'annual' : 'subscription'
    const owner = typeof kept.owner === 'string' ? kept.owner : null
    return { owner, cart: { mode, items: kept.cart.items.filter(isItem) } }
  } catch {
    return null
  }
}

function read(): Kept | null {
  try {
    return parse(localStorage.getItem(storageName))
  } catch {
    return null
  }
}

function canStore() {
  try {
    localStorage.getItem(storageName)
    return true
  } catch {
    return false
  }
}

export interface CartStore {
  /** Empty until it is known whose it is. */
  readonly cart: ReadonlySignal<Cart>
  add(item: CartItem): void
  remove(item: CartItem): void
  removePrice(price_id: string): void
  removeCourses(child_id: string | null, course_ids: readonly string[]): void
  removePaid(paid: Paid): void
  giveTo(child: { id: string; name: string }): void
  renew(child_id: string | null, products: readonly SubscriptionProduct[]): void
  pay(mode: CheckoutMode): void
  empty(): void
}

function createCart(session: SessionView): CartStore {
  const held = signal<Kept | null>(read())
  const isHere = () => session.state.value === 'learner' || session.state.value === 'visitor'
  const owner = () => (isVisitor(session) ? null : session.partition.value)
  const cart = computed(() => {
    const kept = held.value
    return kept && isHere() && kept.owner === owner() ? kept.cart : emptyCart
  })

  function keep(next: Kept | null) {
    held.value = next
    try {
      if (next) localStorage.setItem(storageName, toJson(next))
      else localStorage.removeItem(storageName)
    } catch {
      // A browser that refuses storage still has the cart until the page is left.
    }
  }

  // A visitor who signs in keeps what was chosen, and nobody finds another person's. When somebody goes, the kit has
  // cleared it from the device before it is read here.
  effect(() => {
    const who = owner()
    if (!isHere()) return
    const kept = canStore() ? read() : held.peek()
    if (kept && who !== null && kept.owner !== who) keep(kept.owner === null ? { ...kept, owner: who } : null)
    else held.value = kept
  })
  addEventListener('storage', ({ key }) => {
    if (key === storageName || key === null) held.value = read()
  })

  const change = (next: Partial<Cart>) => keep({ owner: owner(), cart: { ...cart.peek(), ...next } })
  const items = () => cart.peek().items
  /** What loads may find nothing to take out, and then there is nothing to write. */
  const leave = (left: readonly CartItem[]) => {
    if (left.length < items().length) change({ items: left })
  }
  return {
    cart,
    add: (item) => change({ items: addItem(items(), item) }),
    remove: (item) => leave(removeItem(items(), item)),
    removePrice: (price_id) => leave(removePrice(items(), price_id)),
    removeCourses: (child_id, course_ids) => leave(removeCourses(items(), child_id, course_ids)),
    removePaid: (paid) => leave(removePaid(items(), paid)),
    giveTo: (child) => change({ items: giveTo(items(), child) }),
    renew: (child_id, products) => change({ items: renewProducts(items(), child_id, products) }),
    pay: (mode) => change({ mode }),
    empty: () => keep(null),
  }
}

const carts = new WeakMap<SessionView, CartStore>()

/** The one cart of a page's viewer, kept on this device and shared by all widgets and tabs. */
export function cartOf(session: SessionView): CartStore {
  const cart = carts.get(session) ?? createCart(session)
  carts.set(session, cart)
  return cart
}
