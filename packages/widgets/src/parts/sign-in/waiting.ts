import type { WidgetTools } from '@coachkit/sdk'
import { signal } from '@preact/signals'

/** Not in the spec: our choice. Long enough for a mail to arrive, short enough for somebody who mistyped. */
const pause = 30

/** Seconds until one may ask again. */
export function createWaiting(later: WidgetTools['later']) {
  const seconds = signal(0)
  let stop = () => {}
  const tick = () => {
    seconds.value -= 1
    if (seconds.peek() > 0) stop = later(1000, tick)
  }
  return {
    seconds,
    begin() {
      stop()
      seconds.value = pause
      stop = later(1000, tick)
    },
    end() {
      stop()
      seconds.value = 0
    },
  }
}
