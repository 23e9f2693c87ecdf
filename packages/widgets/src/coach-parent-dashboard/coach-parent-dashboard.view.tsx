import { Button } from '../parts/button/button.tsx'
import { Avatar } from '../parts/children/avatar.tsx'
import { nameOf } from '../parts/children/child-choice.tsx'
import { CoachFace } from '../parts/coach-face/coach-face.tsx'
import type { FamilyWish } from '../parts/family/family.events.ts'
import { LoadPanel } from '../parts/family/load-panel.tsx'
import { Icon } from '../parts/icon/icon.tsx'
import { iconBookOpen, iconChevronRight, iconHeart, iconPlus, iconSparkles, iconStar } from '../parts/icon/icons.ts'
import { formatDay } from '../parts/money/money.ts'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { Learner, ParentDashboardState } from './coach-parent-dashboard.state.ts'

type Props = { state: ParentDashboardState }

export function ParentDashboardView({ state }: Props) {
  const { family, problem, load, goTo, text } = state
  if (problem.value) return <LoadPanel problem={problem.value} text={text} retry={load} />
  if (!family.value) return <Skeleton words={text('loading')} lines={6} />
  const { role, me } = family.value
  if (!me || role === 'staff') {
    return (
      <section class="card family-narrow">
        <h1>{text('staff.title')}</h1>
        <p class="quiet">{text('staff.text')}</p>
      </section>
    )
  }
  const isParent = role === 'parent'
  return (
    <div class="family">
      <div class="family-head">
        <h1>{isParent ? text('title', { name: me.first_name || me.username }) : text('title.student')}</h1>
        <p class="quiet">{text(isParent ? 'lead' : 'lead.student')}</p>
      </div>
      <NextCard state={state} />
      {state.learners.value.length > 0 && (
        <section class="stack">
          <div class="row">
            <h2 class={isParent ? undefined : 'heard-only'}>{text(isParent ? 'children' : 'title.student')}</h2>
            {isParent && (
              <Button class="push" onClick={() => goTo({ to: 'child-account' })}>
                <Icon path={iconPlus} /> {text('child.add')}
              </Button>
            )}
          </div>
          <ul class="dash-children">
            {state.learners.value.map((learner) => (
              <LearnerCard key={learner.id} learner={learner} state={state} />
            ))}
          </ul>
        </section>
      )}
      <More state={state} />
    </div>
  )
}

/** One clear next action, whatever the family has already. */
function NextCard({ state }: Props) {
  const { next, family, goTo, text } = state
  const { step, learner, count } = next.value
  const name = learner?.first_name ?? ''
  const isOwn = family.value?.role === 'student'
  const wish: FamilyWish = {
    child: { to: 'child-account' } as const,
    basket: { to: 'checkout' } as const,
    payment: { to: 'child', child_id: learner?.id ?? '' } as const,
    password: { to: 'child', child_id: learner?.id ?? '' } as const,
    courses: { to: 'shop', child_id: learner?.id ?? '' } as const,
    friend: { to: 'referral' } as const,
  }[step]
  return (
    <section class="card-warm dash-next">
      <CoachFace mood={step === 'payment' ? 'consoles' : step === 'friend' ? 'cheers' : 'idle'} size={64} />
      <div class="stack">
        <h2>{isOwn && step === 'courses' ? text('next.courses.own') : text(`next.${step}.title`, { name, count })}</h2>
        <p>{text(`next.${step}.text`, { name })}</p>
        <div>
          <Button kind="main" onClick={() => goTo(wish)}>
            {text(`next.${step}.button`)}
          </Button>
        </div>
      </div>
    </section>
  )
}

function LearnerCard({ learner, state }: Props & { learner: Learner }) {
  const { goTo, text, locale } = state
  const { child, courses, id, first_name } = learner
  const seen = child?.last_logged_in
  return (
    <li class="card">
      {child && (
        <div class="dash-child">
          <Avatar name={first_name} picture={child.profile_pic_url} size={56} />
          <div class="line-words">
            <h3>{nameOf(child)}</h3>
            <p class="quiet small">
              {seen ? text('child.seen', { day: formatDay(seen, locale.value) }) : text('child.unseen')}
            </p>
          </div>
          {child.is_free_tier && <span class="tag">{text('child.free')}</span>}
        </div>
      )}
      <div class="stack dash-tight">
        <p class="small quiet">{text('child.courses')}</p>
        {courses.length === 0 ? (
          <p>{text('child.no-courses')}</p>
        ) : (
          <ul class="dash-courses">
            {courses.map((course) => (
              <li class="tag" key={course.id}>
                <Icon path={iconBookOpen} /> {course.title}
              </li>
            ))}
          </ul>
        )}
      </div>
      <PaidLines learner={learner} state={state} />
      <div class="row dash-actions">
        <Button
          label={child ? text('child.manage.of', { name: first_name }) : undefined}
          onClick={() => goTo({ to: 'child', child_id: id })}
        >
          {text('child.manage')}
        </Button>
        <Button
          kind="plain"
          label={child ? text('child.shop.of', { name: first_name }) : undefined}
          onClick={() => goTo({ to: 'shop', child_id: id })}
        >
          <Icon path={iconPlus} /> {text('child.shop')}
        </Button>
      </div>
    </li>
  )
}

function PaidLines({ learner, state: { text, locale } }: Props & { learner: Learner }) {
  if (learner.subscriptions.length === 0) return null
  return (
    <ul class="stack dash-tight small">
      {learner.subscriptions.map((one) => {
        const day = formatDay(one.current_period_end, locale.value)
        const key = one.status === 'past_due' ? 'paid.failed' : one.cancel_at_period_end ? 'paid.ends' : 'paid.renews'
        return (
          <li key={one.subscription_id}>
            <span class="line-title">{one.products.map(({ name }) => name).join(', ')}</span>
            <br />
            <span class={key === 'paid.renews' ? 'quiet' : 'tag tag-warn'}>{text(key, { day })}</span>
          </li>
        )
      })}
    </ul>
  )
}

function More({ state: { offersLite, goTo, text } }: Props) {
  const links = [
    { words: text('more.redeem'), icon: iconSparkles, wish: { to: 'redeem' } },
    { words: text('more.friend'), icon: iconHeart, wish: { to: 'referral' } },
    ...(offersLite.value ? [{ words: text('more.lite'), icon: iconStar, wish: { to: 'lite-access' } as const }] : []),
  ] satisfies { words: string; icon: string; wish: FamilyWish }[]
  return (
    <section class="stack">
      <h2>{text('more.title')}</h2>
      <ul class="dash-more">
        {links.map(({ words, icon, wish }) => (
          <li key={wish.to}>
            <button type="button" class="dash-link" onClick={() => goTo(wish)}>
              <Icon path={icon} />
              <span>{words}</span>
              <Icon path={iconChevronRight} flips />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
