import { Button } from '../parts/button/button.tsx'
import { ChildChoice } from '../parts/children/child-choice.tsx'
import { CoachFace } from '../parts/coach-face/coach-face.tsx'
import { Back } from '../parts/family/back.tsx'
import { LoadPanel } from '../parts/family/load-panel.tsx'
import { Form, FormProblem } from '../parts/form/form.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { LiteAccessState } from './coach-lite-access.state.ts'

type Props = { state: LiteAccessState }

export function LiteAccessView({ state }: Props) {
  const { family, loadProblem, paying, isDone, load, goTo, text } = state
  if (loadProblem.value) return <LoadPanel problem={loadProblem.value} text={text} retry={load} />
  if (!family.value) return <Skeleton words={text('loading')} lines={4} />
  const { role, me, children } = family.value
  if (role === 'staff' || role === 'nobody') {
    return (
      <section class="card family-narrow">
        <h1>{text('staff.title')}</h1>
        <p class="quiet">{text('staff.text')}</p>
      </section>
    )
  }
  if (isDone.value || (role === 'student' && me?.is_free_tier)) return <Done state={state} />
  const learners = role === 'parent' ? children : me ? [me] : []
  if (learners.length > 0 && learners.every(({ id }) => paying.value.includes(id))) {
    return (
      <section class="card family-narrow">
        <h1>{text('paid.title')}</h1>
        <p class="quiet">{text(role === 'parent' ? 'paid.family' : 'paid.own')}</p>
        <div>
          <Button onClick={() => goTo({ to: 'dashboard' })}>{text('done.home')}</Button>
        </div>
      </section>
    )
  }
  return (
    <div class="family family-narrow">
      <div class="family-head">
        <Back words={text('back')} onBack={() => goTo({ to: 'dashboard' })} />
        <h1>{text('title')}</h1>
        <p class="quiet">{text('lead')}</p>
      </div>
      {role === 'parent' && children.length === 0 ? (
        <section class="card-warm">
          <p>{text('child.none')}</p>
          <Button kind="main" onClick={() => goTo({ to: 'child-account' })}>
            {text('child.add')}
          </Button>
        </section>
      ) : (
        <LiteForm state={state} />
      )}
    </div>
  )
}

function LiteForm({ state }: Props) {
  const { family, child, child_id, paying, code, found, busy, problem, submit, choose, text } = state
  const children = (family.value?.children ?? []).filter(({ id }) => !paying.value.includes(id))
  const isChecked = found.value !== null || code.value.value.trim() === ''
  return (
    <Form class="card" onSubmit={submit}>
      <FormProblem>{problem.value}</FormProblem>
      {children.length > 0 && (
        <ChildChoice
          legend={text('child')}
          children={children}
          chosen={child_id.value}
          note={({ id }) => (children.find((one) => one.id === id)?.is_free_tier ? text('child.has') : null)}
          onChoose={choose}
        />
      )}
      <TextField
        id="code"
        label={text('code')}
        optional={text('form.optional')}
        hint={text('code.hint')}
        field={code}
        capitals="characters"
        maxLength={64}
      />
      <div class="lite-found" role="status">
        {found.value && (
          <>
            <p>{text('code.opens')}</p>
            <ul>
              {found.value.courses.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Button kind="main" type="submit" busy={busy.value}>
        {!isChecked
          ? text('check')
          : child.value
            ? text('submit.for', { name: child.value.first_name })
            : text('submit')}
      </Button>
    </Form>
  )
}

function Done({ state: { family, child, isDone, goTo, text } }: Props) {
  const isStudent = family.value?.role === 'student'
  return (
    <section class="card-warm family-narrow lite-done">
      <CoachFace mood="cheers" size={88} />
      <h1>{text(isDone.value ? 'done.title' : 'has.title')}</h1>
      <p>
        {!isDone.value
          ? text('has.text')
          : child.value
            ? text('done.for', { name: child.value.first_name })
            : text('done.own')}
      </p>
      <Button kind="main" onClick={() => goTo({ to: isStudent ? 'chat' : 'dashboard' })}>
        {text(isStudent ? 'done.learn' : 'done.home')}
      </Button>
    </section>
  )
}
