import { Fragment } from 'preact'
import { Button } from '../../parts/button/button.tsx'
import { CoachFace } from '../../parts/coach-face/coach-face.tsx'
import { LoadPanel } from '../../parts/family/load-panel.tsx'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconBookOpen } from '../../parts/icon/icons.ts'
import { formatDay } from '../../parts/money/money.ts'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import type { ReturnedState } from '../returned.state.ts'

type Props = { state: ReturnedState }

export function Success({ state }: Props) {
  const { family, paid, isLate, cart, hasPrices, loadProblem, load, goTo, text, locale } = state
  if (loadProblem.value) return <LoadPanel problem={loadProblem.value} text={text} retry={load} />
  if (!family.value) return <Skeleton words={text('loading')} lines={4} />
  // Somebody typed the address: there was no payment to thank for.
  if (!hasPrices) return <Cancelled state={state} />
  const { children } = family.value
  const left = cart.value.items.length
  return (
    <section class="card-warm family-narrow checkout-end">
      <CoachFace mood="cheers" size={88} />
      <h1>{text('success.title')}</h1>
      {paid.value.length > 0 ? (
        paid.value.map((subscription) => {
          const child = children.find(({ id }) => id === subscription.student_id)
          return (
            <Fragment key={subscription.subscription_id}>
              <p>{child ? text('success.for', { name: child.first_name }) : text('success.own')}</p>
              <ul class="checkout-courses">
                {subscription.products.map((one) => (
                  <li key={one.product_id}>
                    <Icon path={iconBookOpen} /> {one.name}
                  </li>
                ))}
              </ul>
              <p class="quiet">
                {text('success.goes-on', { day: formatDay(subscription.current_period_end, locale.value) })}
              </p>
            </Fragment>
          )
        })
      ) : (
        <p role="status">{text(isLate.value ? 'success.late' : 'success.waiting')}</p>
      )}
      {left > 0 && <p>{text('success.next', { count: left })}</p>}
      <div class="row checkout-ways">
        {left > 0 && (
          <Button kind="main" onClick={() => goTo({ to: 'checkout' })}>
            {text('success.basket')}
          </Button>
        )}
        {family.value.role === 'student' && left === 0 ? (
          <Button kind="main" onClick={() => goTo({ to: 'learning' })}>
            {text('success.learn')}
          </Button>
        ) : (
          <Button kind={left > 0 ? 'quiet' : 'main'} onClick={() => goTo({ to: 'dashboard' })}>
            {text('success.home')}
          </Button>
        )}
      </div>
    </section>
  )
}

export function Cancelled({ state: { goTo, text } }: Props) {
  return (
    <section class="card-warm family-narrow checkout-end">
      <CoachFace mood="idle" size={88} />
      <h1>{text('cancelled.title')}</h1>
      <p>{text('cancelled.text')}</p>
      <div class="row checkout-ways">
        <Button kind="main" onClick={() => goTo({ to: 'checkout' })}>
          {text('cancelled.button')}
        </Button>
        <Button onClick={() => goTo({ to: 'dashboard' })}>{text('success.home')}</Button>
      </div>
    </section>
  )
}
