import type { Redeemer } from '@coachkit/contract'
import { Button } from '../parts/button/button.tsx'
import { Avatar } from '../parts/children/avatar.tsx'
import { CoachFace } from '../parts/coach-face/coach-face.tsx'
import { Back } from '../parts/family/back.tsx'
import { LoadPanel } from '../parts/family/load-panel.tsx'
import { Form } from '../parts/form/form.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import { Icon } from '../parts/icon/icon.tsx'
import { iconCheck, iconChevronRight, iconCopy } from '../parts/icon/icons.ts'
import { formatDay } from '../parts/money/money.ts'
import { ProgressBar } from '../parts/progress/progress-bar.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { ReferralState } from './coach-referral.state.ts'
import { Questions } from './questions.tsx'

type Props = { state: ReferralState }

export function ReferralView({ state }: Props) {
  const { page, own, rewardMonths, loadProblem, isAllowed, load, goTo, text } = state
  if (page.value === 'faq')
    return <Questions text={text} months={rewardMonths.value} onBack={() => goTo({ to: 'referral' })} />
  if (loadProblem.value) return <LoadPanel problem={loadProblem.value} text={text} retry={load} />
  if (!isAllowed.value) {
    return (
      <section class="card family-narrow">
        <h1>{text('staff.title')}</h1>
        <p class="quiet">{text('staff.text')}</p>
      </section>
    )
  }
  if (!own.value) return <Skeleton words={text('loading')} lines={5} />
  return (
    <div class="family family-narrow">
      <div class="family-head">
        <Back words={text('back')} onBack={() => goTo({ to: 'dashboard' })} />
        <h1>{text('title')}</h1>
        <p class="quiet">{text('lead')}</p>
      </div>
      <OwnCode state={state} />
      <Friends state={state} />
      <Enter state={state} />
      <button type="button" class="link" onClick={() => goTo({ to: 'referral-faq' })}>
        {text('faq')} <Icon path={iconChevronRight} flips />
      </button>
    </div>
  )
}

function OwnCode({ state: { own, isCopied, copy, text } }: Props) {
  if (!own.value) return null
  const { referral_code, quota, redeemed, remaining, reward_months } = own.value.referral
  const words = text('quota', { count: redeemed, of: quota })
  return (
    <section class="card-warm referral-own" aria-labelledby="own">
      <CoachFace mood={remaining === 0 ? 'cheers' : 'idle'} size={64} />
      <h2 id="own">{text('code')}</h2>
      <p>{reward_months > 0 ? text('reward', { count: reward_months }) : text('reward.none')}</p>
      <p class="code referral-code">{referral_code}</p>
      <Button kind="main" class="referral-copy" onClick={() => void copy()}>
        <Icon path={isCopied.value ? iconCheck : iconCopy} /> {text(isCopied.value ? 'copied' : 'copy')}
      </Button>
      <p class="heard-only" role="status">
        {isCopied.value ? text('copied') : ''}
      </p>
      <div class="referral-quota">
        <ProgressBar value={redeemed} max={quota} label={text('friends')} words={words} />
        <p class="small">{remaining === 0 ? text('full') : words}</p>
      </div>
    </section>
  )
}

const nameOf = ({ first_name, last_initial }: Redeemer) => `${first_name} ${last_initial}`.trim()

function Friends({ state: { own, text, locale } }: Props) {
  const redeemers = own.value?.redeemers ?? []
  return (
    <section class="stack" aria-labelledby="friends">
      <h2 id="friends">{text('friends')}</h2>
      {redeemers.length === 0 ? (
        <p class="quiet">{text('friends.none')}</p>
      ) : (
        <ul class="card lines">
          {redeemers.map((one) => (
            <li class="referral-friend" key={`${nameOf(one)} ${one.redeemed_at}`}>
              <Avatar name={one.first_name} size={40} />
              <span class="line-title">{nameOf(one)}</span>
              <span class="quiet small push">
                {text('friends.since', { day: formatDay(one.redeemed_at, locale.value) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A friend's code: looked at first, because it is used once in the life of an account. */
function Enter({ state: { own, fields, good, busy, submit, text } }: Props) {
  if (!own.value) return null
  const { redeemed, quota, referral_code } = own.value.used
  if (redeemed >= quota) {
    return (
      <p class="tag tag-good referral-used" role="status">
        <Icon path={iconCheck} /> {text('enter.done', { code: referral_code ?? '' })}
      </p>
    )
  }
  return (
    <section class="card" aria-labelledby="enter">
      <h2 id="enter">{text('enter')}</h2>
      <p class="quiet">
        {text('enter.text')}
        {own.value.referral.reward_months > 0 &&
          ` ${text('enter.reward', { count: own.value.referral.reward_months })}`}
      </p>
      <Form onSubmit={submit}>
        {good.value === null ? (
          <TextField id="code" label={text('enter.label')} field={fields.code} capitals="characters" maxLength={64} />
        ) : (
          <p role="status">
            <span class="code">{fields.code.value.value.trim().toUpperCase()}</span>
            <br />
            {text('enter.good', { count: good.value })}
          </p>
        )}
        <div>
          <Button type="submit" busy={busy.value}>
            {text(good.value === null ? 'enter.check' : 'enter.submit')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
