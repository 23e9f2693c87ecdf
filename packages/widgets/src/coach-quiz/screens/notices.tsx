import { Icon } from '../../parts/icon/icon.tsx'
import { iconCircleCheck, iconCloud, iconCloudOff, iconTriangleAlert } from '../../parts/icon/icons.ts'
import { ProblemPanel } from '../../parts/problem-panel/problem-panel.tsx'
import type { CoachQuizState } from '../coach-quiz.state.ts'
import type { Safety } from '../state/work.ts'

/** The line is gone: what is safe. */
export function Notices({ state }: { state: CoachQuizState }) {
  const { text, offline } = state
  if (offline.value) return <ProblemPanel title={text('offline.title')} sentence={text('offline.text')} />
  return null
}

const signs: { readonly [safety in Safety]?: string } = {
  typing: iconCloud,
  device: iconCloud,
  saved: iconCircleCheck,
  unsafe: iconTriangleAlert,
}

/** How safe the answer on the screen is. Its place is kept, so that nothing moves when the words change. */
export function SaveState({ state }: { state: CoachQuizState }) {
  const work = state.current.value
  const safety = work?.safety ?? 'untouched'
  if (state.screen.value !== 'question' || safety === 'untouched' || work?.evaluation.state === 'marked')
    return <p class="save" />
  const sign = safety === 'device' && state.offline.value ? iconCloudOff : signs[safety]
  return (
    <p class="save small" data-safety={safety}>
      {sign && <Icon path={sign} />}
      {state.text(`save.${safety}`)}
    </p>
  )
}
