import { CoachFace } from '../../parts/coach-face/coach-face.tsx'
import type { CoachChat } from '../state/coach-chat.state.ts'
import { Chips } from './chips.tsx'

/** Nothing was said yet: the coach says who it is, and offers ways to begin. */
export const Empty = ({ state }: { state: CoachChat }) => (
  <div class="log-frame">
    <div class="log welcome">
      <CoachFace mood="cheers" size={88} />
      <h2>{state.text('greeting.title')}</h2>
      <p class="quiet">{state.text('greeting.text')}</p>
      <Chips label={state.text('starters')} words={state.starters.value} onChoose={state.submit} />
    </div>
  </div>
)
