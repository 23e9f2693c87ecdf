import { stepAside } from '@coachkit/sdk'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { Button } from '../parts/button/button.tsx'
import { CoachFace } from '../parts/coach-face/coach-face.tsx'
import { ProblemPanel } from '../parts/problem-panel/problem-panel.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import { fetchFurther, further, furtherFailed, laterVerbs } from './further.ts'
import type { CoachChat } from './state/coach-chat.state.ts'
import { Composer } from './views/composer.tsx'
import { Empty } from './views/empty.tsx'
import { Header } from './views/header.tsx'
import { Panel } from './views/panel.tsx'

function Body({ state }: { state: CoachChat }) {
  const { text } = state
  if (state.notSetUp.value) {
    return (
      <div class="log welcome">
        <CoachFace size={72} />
        <h2>{text('setup.title')}</h2>
        <p class="quiet">{text('setup.text')}</p>
      </div>
    )
  }
  if (state.needsSignIn.value) {
    return (
      <div class="log welcome">
        <CoachFace size={72} />
        <h2>{text('sign-in.title')}</h2>
        <p class="quiet">{text('sign-in.text')}</p>
        <Button kind="main" onClick={state.signIn}>
          {text('sign-in.action')}
        </Button>
      </div>
    )
  }
  const isEmpty = state.isEmpty.value
  const later = further.value
  const noLine = state.away.value
  const noHistory = noLine || state.phase.value === 'failed'
  if (noHistory || (!isEmpty && !later && furtherFailed.value)) {
    const code = (!noLine && noHistory && state.problem.value?.code) || 'network.failed'
    return (
      <div class="log">
        <ProblemPanel
          title={text('failed.title')}
          sentence={text(laterVerbs.sentenceOf(code))}
          retry={{
            words: text('retry'),
            onRetry: () => void (noLine ? state.again() : noHistory ? state.load() : fetchFurther()),
          }}
        />
      </div>
    )
  }
  if (state.phase.value === 'loading' || !(isEmpty || later)) {
    return (
      <div class="log">
        <div class="waiting">
          <Skeleton words={text('loading')} lines={2} />
          <Skeleton words="" lines={3} />
        </div>
      </div>
    )
  }
  if (later && state.kept.isOpen.value) return <later.Kept state={state} />
  return later && !isEmpty ? <later.Log state={state} /> : <Empty state={state} />
}

const Chat = ({ state }: { state: CoachChat }) => (
  <div class={`frame ${state.mode.value}`}>
    <Header state={state} />
    <Body state={state} />
    {!state.kept.isOpen.value && !state.notSetUp.value && <Composer state={state} />}
  </div>
)

/** What a screen reader hears: at most two lines an answer, never the answer word by word. */
const Spoken = ({ state }: { state: CoachChat }) => (
  <div class="heard-only" role="log" aria-live="polite" aria-relevant="additions">
    {state.said.value.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
)

/** A page has one opener: the script tag's own launcher, or that of its first coach. */
function Opener({ state }: { state: CoachChat }) {
  const place = useRef<HTMLButtonElement>(null)
  const page = state.host.ownerDocument
  const firstCoach = page.querySelector('coach-chat:not([mode=inline], [mode=page], [mode=panel])')
  const isHere = !page.querySelector('[data-coach-launcher]') && (!firstCoach || firstCoach === state.host)

  useLayoutEffect(() => {
    const button = place.current
    if (!button) return
    const gone = new AbortController()
    const isLeft = () => state.host.getAttribute('position') === 'left'
    stepAside(state.host, isLeft, (to) => button.setAttribute('data-place', to), gone.signal)
    return () => gone.abort()
  }, [state, isHere])

  if (!isHere) return null
  const count = state.unread.value
  const label = count > 0 ? `${state.text('open')}. ${state.text('unread', { count })}` : state.text('open')
  return (
    <button
      type="button"
      class="opener"
      ref={place}
      aria-label={label}
      aria-expanded={state.open.value}
      onClick={() => (state.open.value ? state.hide() : state.show())}
    >
      <CoachFace mood={state.mood.value} size={44} />
      {count > 0 && <span class="unread">{count}</span>}
    </button>
  )
}

export function CoachChatView({ state }: { state: CoachChat }) {
  useEffect(() => {
    const view = state.host.ownerDocument.defaultView
    if (!view) return
    const tell = () => {
      state.connection(view.navigator.onLine)
      if (view.navigator.onLine && furtherFailed.peek()) void fetchFurther()
    }
    state.online.value = view.navigator.onLine
    // Two panels in one corner would lie on each other: the one that was opened last stays.
    const yieldTo = ({ target }: Event) => target !== state.host && state.hide()
    state.host.ownerDocument.addEventListener('coach-open', yieldTo)
    view.addEventListener('online', tell)
    view.addEventListener('offline', tell)
    return () => {
      state.host.ownerDocument.removeEventListener('coach-open', yieldTo)
      view.removeEventListener('online', tell)
      view.removeEventListener('offline', tell)
    }
  }, [state])

  return (
    <>
      {state.mode.value === 'launcher' && <Opener state={state} />}
      {state.pops.value ? (
        <Panel state={state}>
          <Chat state={state} />
        </Panel>
      ) : (
        <Chat state={state} />
      )}
      <Spoken state={state} />
    </>
  )
}
