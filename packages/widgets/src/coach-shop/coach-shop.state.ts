import type { AnswerOf, Calls, SubscriptionProduct } from '@coachkit/contract'
import type { Attributes, CallProblem, WidgetTools } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import { cartOf } from '../parts/cart/cart.ts'
import { itemsOf } from '../parts/cart/cart-rules.ts'
import type { FamilyEvents, FamilyWish } from '../parts/family/family.events.ts'
import { type Family, loadFamily } from '../parts/family/load-family.ts'
import type { shopAttributes } from './coach-shop.attributes.ts'
import type { ShopWords } from './words/en.ts'

export interface ShopEvents extends FamilyEvents {
  /** The chosen course is in the basket, or can't be bought: the page can forget it. */
  'coach-course-placed': { course_id: string }
}

type Products = AnswerOf<Calls, 'GET subscription/products'>

/** The courses on sale for one child, for a student, or for a visitor, who says later whom they are for. */
export function createShop(
  { call, session, emit, text, locale }: WidgetTools<ShopEvents, ShopWords>,
  attributes: Attributes<typeof shopAttributes>,
) {
  const family = signal<Family | null>(null)
  const found = signal<Products | null>(null)
  const problem = signal<CallProblem | null>(null)
  /** Somebody chose a course that is not among these. */
  const isNotSold = signal(false)
  const store = cartOf(session)
  const { cart } = store

  /** Null for a student's own and for a visitor's choice. */
  const child = computed(() => family.value?.children.find(({ id }) => id === attributes.child_id.value) ?? null)
  const chosen = computed(() => itemsOf(cart.value.items, child.value?.id ?? null))
  const isChosen = ({ course }: SubscriptionProduct) =>
    chosen.value.some(({ product }) => product.course.id === course.id)

  async function load() {
    problem.value = null
    const known = await loadFamily({ call, session })
    if (!known.ok) {
      problem.value = known.problem
      return
    }
    const { role, me, children } = known.family
    const wanted = attributes.child_id.peek()
    if (role === 'parent' && wanted && !children.some(({ id }) => id === wanted)) {
      problem.value = { code: 'object.missing', status: 404, detail: '' }
      return
    }
    const student_id = role === 'student' ? me?.id : role === 'parent' ? (wanted ?? undefined) : undefined
    const reply = await call('GET subscription/products', student_id ? { query: { student_id } } : {})
    if (!reply.ok) {
      problem.value = reply.problem
      return
    }
    family.value = known.family
    found.value = reply.answer
    const owned = reply.answer.products.filter((one) => one.already_subscribed).map(({ course }) => course.id)
    store.removeCourses(child.peek()?.id ?? null, owned)
    store.renew(child.peek()?.id ?? null, reply.answer.products)
    placeChosen(reply.answer.products)
  }

  function placeChosen(products: readonly SubscriptionProduct[]) {
    const course_id = attributes.course_id.peek()
    if (!course_id) return
    const product = products.find(({ course }) => course.id === course_id)
    isNotSold.value = !product
    const mayBuy = family.peek()?.role !== 'staff' && product?.already_subscribed === false
    if (product && mayBuy && !isChosen(product)) toggle(product)
    emit('coach-course-placed', { course_id })
  }

  function toggle(product: SubscriptionProduct) {
    const item = { product, child_id: child.peek()?.id ?? null, child_name: child.peek()?.first_name ?? '' }
    if (isChosen(product)) store.remove(item)
    else store.add(item)
  }

  const goTo = (wish: FamilyWish) => emit('coach-navigate', wish)
  void load()
  return { family, found, problem, child, cart, isNotSold, isChosen, toggle, pay: store.pay, load, goTo, text, locale }
}
export type ShopState = ReturnType<typeof createShop>
