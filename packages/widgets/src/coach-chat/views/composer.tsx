import { computed, effect } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconArrowUp, iconSquare } from '../../parts/icon/icons.ts'
import { type CoachChat, longestMessage } from '../state/coach-chat.state.ts'

/** Browsers without `field-sizing` grow the field by measure. */
const growsByItself = () => CSS.supports('field-sizing', 'content')

export function Composer({ state }: { state: CoachChat }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, draft, busy } = state

  useEffect(() => {
    state.focusComposer.value = () => field.current?.focus({ preventScroll: true })
  }, [state])
  // The field has what is typed already: a key draws nothing again, except where the draft begins or ends.
  const isEmpty = useMemo(() => computed(() => draft.value === ''), [draft])
  const isBlank = useMemo(() => computed(() => draft.value.trim() === ''), [draft])
  useLayoutEffect(
    () =>
      effect(() => {
        const element = field.current
        const words = draft.value
        if (!element) return
        if (element.value !== words) element.value = words
        if (growsByItself()) return
        element.style.blockSize = 'auto'
        element.style.blockSize = `${element.scrollHeight}px`
      }),
    [draft],
  )

  const send = () => {
    state.submit()
    field.current?.focus({ preventScroll: true })
  }
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={field}
        rows={1}
        aria-label={text('write')}
        placeholder={text('placeholder')}
        maxLength={longestMessage}
        enterkeyhint="send"
        autocomplete="off"
        // Empty, the field takes the page's own direction, and so does the placeholder.
        dir={isEmpty.value ? undefined : 'auto'}
        onInput={(event) => state.write(event.currentTarget.value)}
        onKeyDown={(event) => {
          // While an input method composes a word, Enter chooses it.
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return
          event.preventDefault()
          send()
        }}
      />
      {busy.value ? (
        <button type="button" class="round stop" aria-label={text('stop')} onClick={() => void state.stop()}>
          <Icon path={iconSquare} />
        </button>
      ) : (
        <button type="submit" class="round" aria-label={text('send')} aria-disabled={isBlank.value}>
          <Icon path={iconArrowUp} />
        </button>
      )}
    </form>
  )
}
