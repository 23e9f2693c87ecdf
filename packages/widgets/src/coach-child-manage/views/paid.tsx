import type { Subscription } from '@coachkit/contract'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../parts/button/button.tsx'
import { FormProblem } from '../../parts/form/form.tsx'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconPlus, iconTrash } from '../../parts/icon/icons.ts'
import { formatDay, formatMoney } from '../../parts/money/money.ts'
import { Skeleton } from '../../parts/skeleton/skeleton.tsx'
import type { ChildManageState } from '../coach-child-manage.state.ts'
import type { Question } from '../subscriptions.state.ts'

type Props = { state: ChildManageState }
const namesOf = ({ products }: Subscription) => products.map(({ name }) => name).join(', ')

export function Paid({ state }: Props) {
  const { subscriptions, student_id, goTo, text } = state
  const { all, problem } = subscriptions
  return (
    <section class="card" aria-labelledby="paid">
      <div class="row">
        <h2 id="paid">{text('paid')}</h2>
        <Button class="push" onClick={() => goTo({ to: 'shop', child_id: student_id.value })}>
          <Icon path={iconPlus} /> {text('paid.add')}
        </Button>
      </div>
      <FormProblem>{problem.value}</FormProblem>
      {all.value.length === 0 ? (
        <p class="quiet">{text('paid.none')}</p>
      ) : (
        <ul class="lines">
          {all.value.map((one) => (
            <SubscriptionLine key={one.subscription_id} one={one} state={state} />
          ))}
        </ul>
      )}
      <Ask state={state} />
    </section>
  )
}

function SubscriptionLine({ one, state }: Props & { one: Subscription }) {
  const { subscriptions, text, locale } = state
  const { busy, ask, offer, resume } = subscriptions
  const day = formatDay(one.current_period_end, locale.value)
  const amount = formatMoney(one.amount, one.currency, locale.value)
  const { status } = one
  const going = one.cancel_at_period_end ? 'ends' : 'renews'
  const standing = status === 'active' || status === 'ended' ? going : status
  const names = namesOf(one)
  return (
    <li class="manage-subscription">
      <ul>
        {one.products.map((line) => (
          <li class="manage-product" key={line.product_id}>
            <span class="line-title">{line.name}</span>
            <span class="amount">{formatMoney(line.amount, one.currency, locale.value)}</span>
            {one.may_change && one.products.length > 1 && (
              <button
                type="button"
                class="icon-button"
                aria-label={text('remove.of', { name: line.name })}
                onClick={() => ask({ kind: 'remove', of: one, line })}
              >
                <Icon path={iconTrash} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p class="small">
        <span class="amount">{text(`paid.amount.${one.checkout_mode}`, { amount })}</span>
        {' · '}
        <span class={standing === 'renews' ? 'quiet' : ''}>{text(`paid.${standing}`, { day })}</span>
      </p>
      {one.may_change && status === 'active' && !one.cancel_at_period_end && (
        <Button label={text('add.of', { name: names })} onClick={() => void offer(one)}>
          <Icon path={iconPlus} /> {text('add')}
        </Button>
      )}
      {one.may_change ? (
        one.cancel_at_period_end ? (
          <Button
            busy={busy.value === one.subscription_id}
            label={text('resume.of', { name: names })}
            onClick={() => void resume(one)}
          >
            {text('resume')}
          </Button>
        ) : (
          <Button
            kind="plain"
            label={text('cancel.of', { name: names })}
            onClick={() => ask({ kind: 'cancel', of: one })}
          >
            {text('cancel')}
          </Button>
        )
      ) : (
        <p class="quiet small">{text('paid.theirs')}</p>
      )}
    </li>
  )
}

/** What can't be taken back at once is asked before it is done. */
function Ask({ state }: Props) {
  const { subscriptions, text, locale } = state
  const { question, busy, leave, answer } = subscriptions
  const dialog = useRef<HTMLDialogElement>(null)
  const asked = question.value
  useEffect(() => {
    if (asked && !dialog.current?.open) dialog.current?.showModal()
    if (!asked && dialog.current?.open) dialog.current.close()
  }, [asked])
  if (asked?.kind === 'add') {
    return (
      <dialog ref={dialog} class="manage-ask" aria-labelledby="ask" onClose={leave}>
        <h3 id="ask">{text('add.title')}</h3>
        <Offers state={state} asked={asked} />
        <div class="row">
          <Button onClick={() => dialog.current?.close()}>{text('cancel.no')}</Button>
        </div>
      </dialog>
    )
  }
  const kind = asked?.kind ?? 'cancel'
  const name = asked ? (asked.kind === 'remove' ? asked.line.name : namesOf(asked.of)) : ''
  const day = asked ? formatDay(asked.of.current_period_end, locale.value) : ''
  return (
    <dialog ref={dialog} class="manage-ask" aria-labelledby="ask" onClose={leave}>
      <h3 id="ask">{text(`${kind}.question`, { name, day })}</h3>
      <p>{text(`${kind}.text`)}</p>
      <div class="row">
        <Button onClick={() => dialog.current?.close()}>{text(kind === 'cancel' ? 'cancel.keep' : 'cancel.no')}</Button>
        <Button kind="plain" busy={busy.value !== null} onClick={() => void answer()}>
          {text(`${kind}.yes`)}
        </Button>
      </div>
    </dialog>
  )
}

function Offers({ state, asked }: Props & { asked: Extract<Question, { kind: 'add' }> }) {
  const { subscriptions, text, locale } = state
  const { busy, add } = subscriptions
  const { of, offers } = asked
  if (!offers) return <Skeleton words={text('loading')} lines={3} />
  if (offers.length === 0) return <p>{text('add.none')}</p>
  return (
    <>
      <p>{text('add.lead')}</p>
      <ul class="lines">
        {offers.map((one) => (
          <li class="line" key={one.product_id}>
            <span class="line-words">
              <span class="line-title">{one.name}</span>
              <span class="amount quiet small">
                {text(`paid.amount.${of.checkout_mode}`, {
                  amount: formatMoney(one.amount, of.currency, locale.value),
                })}
              </span>
            </span>
            <Button
              busy={busy.value !== null}
              label={text('add.one.of', { name: one.name })}
              onClick={() => void add(one)}
            >
              {text('add.one')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Courses that came by codes run as long as the code gave them; there is nothing to pay or to end. */
export function FromCodes({ state: { fromCodes, student_id, goTo, text, locale } }: Props) {
  return (
    <section class="card" aria-labelledby="codes">
      <div class="row">
        <h2 id="codes">{text('codes')}</h2>
        <Button class="push" onClick={() => goTo({ to: 'redeem', child_id: student_id.value })}>
          {text('codes.redeem')}
        </Button>
      </div>
      {fromCodes.value?.length === 0 && <p class="quiet">{text('codes.none')}</p>}
      {fromCodes.value && fromCodes.value.length > 0 && (
        <ul class="lines">
          {fromCodes.value.map((course) => (
            <li class="line" key={course.id}>
              <span class="line-title">{course.title}</span>
              <span class="quiet small">
                {text('codes.since', { day: formatDay(course.activated_at, locale.value) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
