import { CoachFace } from '../../parts/coach-face/coach-face.tsx'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconX } from '../../parts/icon/icons.ts'
import { further } from '../further.ts'
import type { CoachChat } from '../state/coach-chat.state.ts'

export function Header({ state }: { state: CoachChat }) {
  const { text } = state
  const later = further.value
  const current = state.current.value?.state.value
  const line = !state.online.value
    ? 'state.offline'
    : current === 'waiting'
      ? 'state.thinking'
      : current === 'streaming'
        ? 'state.writing'
        : 'state.ready'
  return (
    <div class="head">
      <CoachFace mood={state.mood.value} size={36} />
      <div class="head-words">
        <h2 id="coach-title">{text('title')}</h2>
        {!state.notSetUp.value && <p class={state.online.value ? 'state-line' : 'state-line offline'}>{text(line)}</p>}
      </div>
      {later && <later.KeptButton state={state} />}
      {state.pops.value && (
        <button type="button" class="action" aria-label={text('close')} onClick={state.hide}>
          <Icon path={iconX} />
        </button>
      )}
    </div>
  )
}
