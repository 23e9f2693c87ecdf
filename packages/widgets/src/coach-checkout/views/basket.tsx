import { Button } from '../../parts/button/button.tsx'
import { byChild, type CartItem, priceIn } from '../../parts/cart/cart-rules.ts'
import { ChildChoice } from '../../parts/children/child-choice.tsx'
import { CoachFace } from '../../parts/coach-face/coach-face.tsx'
import { Back } from '../../parts/family/back.tsx'
import { LoadPanel } from '../../parts/family/load-panel.tsx'
import { Segments } from '../../parts/family/segments.tsx'
import { FormProblem } from '../../parts/form/form.tsx'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconPlus, iconTrash } from '../../parts/icon/icons.ts'
import { formatDay, formatMoney } from '../../parts/money/money.ts'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import type { BasketState } from '../coach-checkout.state.ts'

type Props = { state: BasketState }

export function Basket({ state }: Props) {
  const { family, role, cart, gone, loadProblem, load, goTo, text } = state
  if (loadProblem.value) return <LoadPanel problem={loadProblem.value} text={text} retry={load} />
  if (!family.value) return <Skeleton words={text('loading')} lines={5} />
  if (family.value.role === 'staff') {
    return (
      <section class="card family-narrow">
        <h1>{text('staff.title')}</h1>
        <p class="quiet">{text('staff.text')}</p>
      </section>
    )
  }
  if (cart.value.items.length === 0) return <Empty state={state} />
  const isParent = role.value === 'parent'
  return (
    <div class={isParent ? 'family' : 'family family-narrow'}>
      <div class="family-head">
        {role.value !== 'nobody' && <Back words={text('back')} onBack={() => goTo({ to: 'dashboard' })} />}
        <h1>{text('title')}</h1>
        <p class="quiet">{text(!isParent ? 'lead.alone' : state.isTogether.value ? 'lead' : 'lead.one')}</p>
      </div>
      {gone.value > 0 && (
        <p class="tag tag-warn" role="status">
          {text('gone', { count: gone.value })}
        </p>
      )}
      <div class={isParent ? 'checkout' : ''}>
        {isParent && <Whom state={state} />}
        <Summary state={state} />
      </div>
    </div>
  )
}

function Empty({ state: { role, family, gone, goTo, text } }: Props) {
  const own = family.value?.role === 'student' ? family.value.me?.id : undefined
  const only = family.value?.children.length === 1 ? family.value.children[0]?.id : undefined
  const id = own ?? only
  return (
    <section class="card-warm family-narrow checkout-end">
      <CoachFace size={72} />
      <h1>{text('empty.title')}</h1>
      <p>{gone.value > 0 ? text('gone', { count: gone.value }) : text('empty.text')}</p>
      <div>
        {id || role.value === 'nobody' ? (
          <Button kind="main" onClick={() => goTo({ to: 'shop', child_id: id ?? '' })}>
            {text('empty.button')}
          </Button>
        ) : (
          <Button kind="main" onClick={() => goTo({ to: 'dashboard' })}>
            {text('empty.home')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Part 1 §4: a parent pays for the selected child. */
function Whom({ state }: Props) {
  const { family, child_id, canTogether, wantsTogether, isTogether, choose, countFor, goTo, text } = state
  const children = family.value?.children ?? []
  if (children.length === 0) {
    return (
      <section class="card-warm">
        <h2>{text('no-child.title')}</h2>
        <p>{text('no-child.text')}</p>
        <Button kind="main" onClick={() => goTo({ to: 'child-account' })}>
          {text('child.add')}
        </Button>
      </section>
    )
  }
  return (
    <section class="stack">
      {canTogether.value && (
        <label class="check-line">
          <input
            type="checkbox"
            checked={wantsTogether.value}
            aria-describedby="together-hint"
            onChange={(event) => {
              wantsTogether.value = event.currentTarget.checked
            }}
          />
          <span class="line-words">
            {text('together')}
            <span class="quiet small" id="together-hint">
              {text('together.hint')}
            </span>
          </span>
        </label>
      )}
      {!isTogether.value && (
        <ChildChoice
          legend={text('child')}
          children={children}
          chosen={child_id.value}
          note={({ id }) => (countFor(id) > 0 ? text('child.items', { count: countFor(id) }) : text('child.none'))}
          onChoose={choose}
        />
      )}
      <div>
        <Button kind="plain" onClick={() => goTo({ to: 'child-account' })}>
          <Icon path={iconPlus} /> {text('child.add')}
        </Button>
      </div>
    </section>
  )
}

function Summary({ state }: Props) {
  const { cart, child, role, shown, total, isAllowed, periods, busy, problem, payBy, pay, empty, goTo, text, locale } =
    state
  const { mode } = cart.value
  const period = periods.value?.[mode]
  const shopFor = child.value?.id ?? (role.value === 'student' ? state.family.value?.me?.id : undefined)
  const { isTogether, saving } = state
  const groups = isTogether.value ? byChild(shown.value) : [{ child_id: '', name: '', items: [...shown.value] }]
  const words = isTogether.value
    ? text('pay.all')
    : child.value
      ? text('pay.for', { name: child.value.first_name })
      : text('pay')
  return (
    <section class="card" aria-label={text('title')}>
      {shown.value.length === 0 ? (
        <p class="quiet">{text(child.value ? 'child.none' : 'child')}</p>
      ) : (
        <>
          <Segments
            name="mode"
            legend={text('mode')}
            chosen={mode}
            options={[
              { value: 'subscription', label: text('mode.subscription') },
              { value: 'annual', label: text('mode.annual') },
            ]}
            onChoose={payBy}
          />
          {groups.map((group) => (
            <div key={group.child_id}>
              {group.name && <h2 class="checkout-child">{group.name}</h2>}
              <ul class="lines">
                {group.items.map((item) => (
                  <ItemLine key={`${item.child_id} ${item.product.product_id}`} item={item} state={state} />
                ))}
              </ul>
            </div>
          ))}
        </>
      )}
      {total.value && (
        <p class="total">
          <span>{text('total')}</span>
          <span class="amount">
            {text(`each.${mode}`, { amount: formatMoney(total.value.amount, total.value.currency, locale.value) })}
          </span>
        </p>
      )}
      {total.value && saving.value > 0 && (
        <p class={mode === 'annual' ? 'tag tag-good' : 'quiet small'}>
          {text(`saving.${mode}`, { amount: formatMoney(saving.value, total.value.currency, locale.value) })}
        </p>
      )}
      {total.value && period && (
        <p class="quiet small">
          {text('period', {
            start: formatDay(period.start, locale.value),
            end: formatDay(period.end, locale.value),
          })}
        </p>
      )}
      <FormProblem>{problem.value}</FormProblem>
      {isAllowed.value && (
        <>
          <Button kind="main" class="checkout-pay" busy={busy.value} onClick={() => void pay()}>
            {role.value === 'nobody' ? text('sign-in') : words}
          </Button>
          <p class="quiet small">{text('pay.note')}</p>
        </>
      )}
      <div class="row">
        {shopFor && (
          <Button kind="plain" onClick={() => goTo({ to: 'shop', child_id: shopFor })}>
            <Icon path={iconPlus} /> {text('more.shop')}
          </Button>
        )}
        <Button kind="plain" onClick={empty}>
          {text('remove.all')}
        </Button>
      </div>
    </section>
  )
}

function ItemLine({ item, state: { cart, remove, text, locale } }: Props & { item: CartItem }) {
  const { product } = item
  const price = priceIn(product, cart.value.mode)
  return (
    <li class="line checkout-line">
      <span class="line-words">
        <span class="line-title">{product.name}</span>
        {!price && <span class="quiet small">{text('monthly.only')}</span>}
      </span>
      <span class="amount">{price && formatMoney(price.amount, product.currency, locale.value)}</span>
      <button
        type="button"
        class="icon-button"
        aria-label={text('remove.of', { name: product.name })}
        onClick={() => remove(item)}
      >
        <Icon path={iconTrash} />
      </button>
    </li>
  )
}
