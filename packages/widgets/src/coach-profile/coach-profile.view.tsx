import { LoadPanel } from '../parts/family/load-panel.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { ProfileState } from './coach-profile.state.ts'
import { About } from './views/about.tsx'
import { Address } from './views/address.tsx'
import { Password } from './views/password.tsx'
import { Themes } from './views/themes.tsx'

export function ProfileView({ state }: { state: ProfileState }) {
  const { user, loadProblem, load, text } = state
  if (loadProblem.value) return <LoadPanel problem={loadProblem.value} text={text} retry={load} />
  if (!user.value) return <Skeleton words={text('loading')} lines={6} />
  return (
    <div class="family">
      <h1>{text('title')}</h1>
      <div class="profile">
        <About state={state} />
        <Address state={state} />
        <Password state={state} />
        <Themes state={state} />
      </div>
    </div>
  )
}
