import type { ActivationCode } from '@coachkit/contract'
import { Button } from '../parts/button/button.tsx'
import { ChildChoice } from '../parts/children/child-choice.tsx'
import { CoachFace } from '../parts/coach-face/coach-face.tsx'
import { LoadPanel } from '../parts/family/load-panel.tsx'
import { Form, FormProblem } from '../parts/form/form.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import { Icon } from '../parts/icon/icon.tsx'
import { iconBookOpen } from '../parts/icon/icons.ts'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { RedeemState } from './coach-redeem.state.ts'

type Props = { state: RedeemState }

export function RedeemView({ state }: Props) {
  const { family, loadProblem, found, done, load, text } = state
  if (loadProblem.value) return <LoadPanel problem={loadProblem.value} text={text} retry={load} />
  if (!family.value) return <Skeleton words={text('loading')} lines={4} />
  if (done.value) return <Done state={state} />
  return (
    <div class="family family-narrow">
      <div class="family-head">
        <h1>{text('title')}</h1>
        <p class="quiet">{text('lead')}</p>
      </div>
      {found.value ? <Found state={state} code={found.value} /> : <Check state={state} />}
    </div>
  )
}

function Check({ state: { fields, busy, problem, check, text } }: Props) {
  return (
    <Form class="card" onSubmit={check}>
      <FormProblem>{problem.value}</FormProblem>
      <TextField
        id="code"
        label={text('code')}
        hint={text('code.hint')}
        field={fields.code}
        capitals="characters"
        maxLength={64}
      />
      <Button kind="main" type="submit" busy={busy.value}>
        {text('check')}
      </Button>
    </Form>
  )
}

const Courses = ({ code, open }: { code: ActivationCode; open?: string }) => (
  <ul class="redeem-courses">
    {code.courses.map(({ id, title }) => (
      <li key={id}>
        <Icon path={iconBookOpen} /> {title}
        {open && code.already_open.includes(id) && <span class="tag">{open}</span>}
      </li>
    ))}
  </ul>
)

function Found({ state, code }: Props & { code: ActivationCode }) {
  const { family, child, isNothingNew, busy, comparing, problem, redeem, startAgain, goTo, text } = state
  const role = family.value?.role
  const isParent = role === 'parent'
  const hasChildren = (family.value?.children.length ?? 0) > 0
  return (
    <>
      <section class="card-warm" role="status">
        <CoachFace mood="cheers" size={56} />
        <h2>{text('found.title')}</h2>
        <p class="code">{code.code}</p>
        <p>{text('found.lead')}</p>
        <Courses code={code} open={text('found.open')} />
      </section>
      <FormProblem>{problem.value}</FormProblem>
      {isParent && hasChildren && <Whom state={state} />}
      {isParent && !hasChildren && <p>{text('no-child')}</p>}
      {role === 'staff' && <p>{text('staff.text')}</p>}
      {role === 'nobody' && <p class="quiet">{text('sign-in.text')}</p>}
      {/* It takes the place of the button, so that a finger on its way there meets nothing else. */}
      <p class="redeem-nothing" role="status">
        {isNothingNew.value &&
          (child.value ? text('nothing-new.for', { name: child.value.first_name }) : text('nothing-new'))}
      </p>
      <div class="row">
        {role === 'nobody' ? (
          <Button kind="main" onClick={() => goTo({ to: 'login', code: code.code })}>
            {text('sign-in')}
          </Button>
        ) : isParent && !hasChildren ? (
          <Button kind="main" onClick={() => goTo({ to: 'child-account' })}>
            {text('child.add')}
          </Button>
        ) : role !== 'staff' && !isNothingNew.value ? (
          <Button kind="main" busy={busy.value || comparing.value} onClick={() => void redeem()}>
            {child.value ? text('redeem.for', { name: child.value.first_name }) : text('redeem')}
          </Button>
        ) : null}
        <Button kind="plain" onClick={() => startAgain()}>
          {text('other')}
        </Button>
      </div>
    </>
  )
}

const Whom = ({ state: { family, child_id, choose, text } }: Props) => (
  <ChildChoice
    legend={text('child')}
    children={family.value?.children ?? []}
    chosen={child_id.value}
    onChoose={choose}
  />
)

function Done({ state: { done, child, family, startAgain, goTo, text } }: Props) {
  if (!done.value) return null
  const isStudent = family.value?.role === 'student'
  return (
    <section class="card-warm family-narrow redeem-done">
      <CoachFace mood="cheers" size={88} />
      <h1>{text('done.title')}</h1>
      <p>{child.value ? text('done.for', { name: child.value.first_name }) : text('done.own')}</p>
      <Courses code={done.value} />
      <div class="row redeem-ways">
        <Button kind="main" onClick={() => goTo({ to: isStudent ? 'learning' : 'dashboard' })}>
          {text(isStudent ? 'done.learn' : 'done.home')}
        </Button>
        <Button onClick={() => startAgain()}>{text('done.again')}</Button>
      </div>
    </section>
  )
}
