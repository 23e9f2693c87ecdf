import type { SubscriptionProduct } from '@coachkit/contract'
import { Button } from '../parts/button/button.tsx'
import { payable, priceIn, savingOf, totalOf } from '../parts/cart/cart-rules.ts'
import { Back } from '../parts/family/back.tsx'
import { LoadPanel } from '../parts/family/load-panel.tsx'
import { Segments } from '../parts/family/segments.tsx'
import { Icon } from '../parts/icon/icon.tsx'
import { iconCheck, iconPlus } from '../parts/icon/icons.ts'
import { formatDay, formatMoney } from '../parts/money/money.ts'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { ShopState } from './coach-shop.state.ts'

type Props = { state: ShopState }

export function ShopView({ state }: Props) {
  const { family, found, problem, child, cart, isNotSold, load, pay, goTo, text, locale } = state
  if (problem.value) return <LoadPanel problem={problem.value} text={text} retry={load} />
  if (!found.value || !family.value) return <Skeleton words={text('loading')} lines={5} />
  const { products, periods } = found.value
  const { role } = family.value
  const { mode } = cart.value
  if (role === 'staff') {
    return (
      <section class="card family-narrow">
        <h1>{text('staff.title')}</h1>
        <p class="quiet">{text('staff.text')}</p>
      </section>
    )
  }
  const title = child.value
    ? text('title', { name: child.value.first_name })
    : text(role === 'student' ? 'title.own' : 'title.all')
  const day = (at: 'start' | 'end') => formatDay(periods[mode][at], locale.value)
  return (
    <div class="family">
      <div class="family-head">
        {role !== 'nobody' && <Back words={text('back')} onBack={() => goTo({ to: 'dashboard' })} />}
        <h1>{title}</h1>
        {products.length > 0 && <p class="quiet">{text('lead')}</p>}
      </div>
      {products.length === 0 ? (
        <section class="card">
          <h2>{text('empty.title')}</h2>
          <p class="quiet">{text('empty.text')}</p>
          <div>
            <Button onClick={() => goTo({ to: 'redeem' })}>{text('empty.redeem')}</Button>
          </div>
        </section>
      ) : (
        <>
          {isNotSold.value && (
            <section class="card">
              <p role="status">{text('chosen.none')}</p>
              <div>
                <Button onClick={() => goTo({ to: 'redeem' })}>{text('empty.redeem')}</Button>
              </div>
            </section>
          )}
          <Segments
            name="mode"
            legend={text('mode')}
            chosen={mode}
            options={[
              { value: 'subscription', label: text('mode.subscription') },
              { value: 'annual', label: text('mode.annual') },
            ]}
            onChoose={pay}
          />
          <ul class="shop-shelf">
            {products.map((product) => (
              <ProductCard key={product.product_id} product={product} state={state} />
            ))}
          </ul>
          <p class="quiet small">{text('period', { start: day('start'), end: day('end') })}</p>
        </>
      )}
      <Basket state={state} />
    </div>
  )
}

function ProductCard({ product, state }: Props & { product: SubscriptionProduct }) {
  const { cart, child, isChosen, toggle, text, locale } = state
  const { mode } = cart.value
  const { name, currency, course, already_subscribed } = product
  const price = priceIn(product, mode)
  const shown = price ?? { amount: product.amount }
  const saving = savingOf(product)
  const money = (amount: number) => formatMoney(amount, currency, locale.value)
  const chosen = isChosen(product)
  const inside = course.contents
  const owner = child.value?.first_name
  return (
    <li class="card shop-product" data-chosen={chosen || undefined}>
      <div class="line-words">
        <h2>{name}</h2>
        <p class="quiet small">{course.subject.name}</p>
        {course.description && <p class="small">{course.description}</p>}
        {inside && inside.quiz_count > 0 && (
          <p class="quiet small">
            {text('inside', { count: inside.quiz_count })}
            {inside.free_quiz_count > 0 && ` ${text('inside.free', { count: inside.free_quiz_count })}`}
          </p>
        )}
      </div>
      <p class="shop-price">
        <span class="shop-amount amount">{formatMoney(shown.amount, currency, locale.value)}</span>{' '}
        <span class="quiet">{text(price ? `each.${mode}` : 'each.subscription')}</span>
        {!price && <span class="tag">{text('annual.none')}</span>}
        {saving &&
          (mode === 'annual' ? (
            <span class="tag tag-good">{text('saves', { amount: money(saving.amount), percent: saving.percent })}</span>
          ) : (
            <span class="quiet small shop-saving">
              {text('saves.year', { amount: money(product.annual_amount ?? 0), saved: money(saving.amount) })}
            </span>
          ))}
      </p>
      {already_subscribed ? (
        <p class="tag tag-good shop-owned">
          <Icon path={iconCheck} /> {owner ? text('owned.of', { name: owner }) : text('owned')}
        </p>
      ) : (
        <Button
          kind={chosen ? 'plain' : 'quiet'}
          pressed={chosen}
          label={text(chosen ? 'added.of' : 'add.of', { name })}
          onClick={() => toggle(product)}
        >
          <Icon path={chosen ? iconCheck : iconPlus} /> {text(chosen ? 'added' : 'add')}
        </Button>
      )}
    </li>
  )
}

/** Stays in sight while somebody chooses: what it comes to, and the way on. */
function Basket({ state: { cart, child, goTo, text, locale } }: Props) {
  const { items, mode } = cart.value
  if (items.length === 0) return null
  const total = totalOf(payable(cart.value, child.value?.id ?? null), mode)
  return (
    <section class="shop-basket" aria-label={text('basket', { count: items.length })}>
      <p class="line-words" role="status">
        <span class="line-title">{text('basket', { count: items.length })}</span>
        {total && (
          <span class="quiet small">
            {child.value && `${child.value.first_name}: `}
            {formatMoney(total.amount, total.currency, locale.value)} {text(`each.${mode}`)}
          </span>
        )}
      </p>
      <Button kind="main" onClick={() => goTo({ to: 'checkout' })}>
        {text('checkout')}
      </Button>
    </section>
  )
}
