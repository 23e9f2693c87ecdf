import type { Child, Course, Subscription } from '@coachkit/contract'
import type { CallProblem, WidgetTools } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import { cartOf } from '../parts/cart/cart.ts'
import type { FamilyEvents, FamilyWish } from '../parts/family/family.events.ts'
import { type Family, loadFamily } from '../parts/family/load-family.ts'
import { isRunning } from '../parts/family/subscriptions.ts'
import type { DashboardWords } from './words/en.ts'

/** A learner of the page: a parent's child, or the student alone. */
export interface Learner {
  id: string
  first_name: string
  last_name: string
  /** Null for the student's own line, which has nothing to manage but what is paid. */
  child: Child | null
  courses: readonly Course[]
  subscriptions: readonly Subscription[]
}

export type NextStep = 'child' | 'basket' | 'payment' | 'password' | 'courses' | 'friend'

/** What a family finds first: who learns what, what is paid, and what to do next. */
export function createParentDashboard({
  call,
  session,
  emit,
  text,
  locale,
}: WidgetTools<FamilyEvents, DashboardWords>) {
  const family = signal<Family | null>(null)
  const learners = signal<readonly Learner[]>([])
  const problem = signal<CallProblem | null>(null)
  const { cart, removeCourses } = cartOf(session)

  /** One clear next action. Not in the spec: our choice of the order. */
  const next = computed((): { step: NextStep; learner: Learner | null; count: number } => {
    const all = learners.value
    const first = (fits: (learner: Learner) => boolean) => all.find(fits) ?? null
    const count = cart.value.items.length
    if (all.length === 0) return { step: 'child', learner: null, count }
    const unpaid = first(({ subscriptions }) => subscriptions.some(({ status }) => status === 'past_due'))
    if (unpaid) return { step: 'payment', learner: unpaid, count }
    if (count > 0) return { step: 'basket', learner: null, count }
    const locked = first(({ child }) => child?.is_made_by_caller === true && !child.has_password)
    if (locked) return { step: 'password', learner: locked, count }
    const idle = first(({ courses }) => courses.length === 0)
    return idle ? { step: 'courses', learner: idle, count } : { step: 'friend', learner: null, count }
  })

  /** Free access is for who has neither it nor courses; a parent without children may begin with it. */
  const offersLite = computed(() => {
    const { role, me } = family.value ?? {}
    const isIdle = ({ courses, subscriptions }: Learner) => courses.length + subscriptions.length === 0
    if (role === 'student') return !me?.is_free_tier && learners.value.every(isIdle)
    return learners.value.length === 0 || learners.value.some((one) => isIdle(one) && !one.child?.is_free_tier)
  })

  async function load() {
    problem.value = null
    const found = await loadFamily({ call, session })
    if (!found.ok) {
      problem.value = found.problem
      return
    }
    const { role, me, children } = found.family
    if (!me || role === 'staff') {
      family.value = found.family
      return
    }
    const people = role === 'parent' ? children : [me]
    const [paid, ...courses] = await Promise.all([
      call('GET subscription'),
      ...people.map(({ id }) => call('GET courses/user', role === 'parent' ? { query: { child_id: id } } : {})),
    ])
    const missing = [paid, ...courses].find((reply) => !reply.ok)
    if (missing && !missing.ok) {
      problem.value = missing.problem
      return
    }
    const subscriptions = paid.ok ? paid.answer.subscriptions.filter(isRunning) : []
    learners.value = people.map((one, at) => {
      const reply = courses[at]
      const own = subscriptions.filter(({ student_id }) => student_id === one.id)
      removeCourses(
        role === 'parent' ? one.id : null,
        own.flatMap(({ course_ids }) => course_ids),
      )
      return {
        ...{ id: one.id, first_name: one.first_name, last_name: one.last_name },
        child: role === 'parent' ? (one as Child) : null,
        courses: reply?.ok ? reply.answer.courses : [],
        subscriptions: own,
      }
    })
    family.value = found.family
  }

  const goTo = (wish: FamilyWish) => emit('coach-navigate', wish)
  void load()
  return { family, learners, next, offersLite, problem, load, goTo, text, locale }
}
export type ParentDashboardState = ReturnType<typeof createParentDashboard>
