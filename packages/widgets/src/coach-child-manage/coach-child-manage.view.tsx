import { nameOf } from '../parts/children/child-choice.tsx'
import { Back } from '../parts/family/back.tsx'
import { LoadPanel } from '../parts/family/load-panel.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { ChildManageState } from './coach-child-manage.state.ts'
import { About, SigningIn } from './views/account.tsx'
import { FromCodes, Paid } from './views/paid.tsx'
import { Subjects } from './views/subjects.tsx'

export function ChildManageView({ state }: { state: ChildManageState }) {
  const { family, child, loadProblem, load, goTo, text } = state
  if (loadProblem.value) return <LoadPanel problem={loadProblem.value} text={text} retry={load} />
  if (!family.value) return <Skeleton words={text('loading')} lines={6} />
  const { role } = family.value
  if (role !== 'parent' && role !== 'student') {
    return (
      <section class="card family-narrow">
        <h1>{text('staff.title')}</h1>
        <p class="quiet">{text('staff.text')}</p>
      </section>
    )
  }
  return (
    <div class="family">
      <div class="family-head">
        <Back words={text('back')} onBack={() => goTo({ to: 'dashboard' })} />
        <h1>{child.value ? nameOf(child.value) : text('title.own')}</h1>
      </div>
      <div class={child.value ? 'manage' : 'stack'}>
        {child.value && (
          <div class="manage-column">
            <About state={state} />
            <SigningIn state={state} />
          </div>
        )}
        <div class="manage-column">
          <Paid state={state} />
          <FromCodes state={state} />
          <Subjects state={state} />
        </div>
      </div>
    </div>
  )
}
