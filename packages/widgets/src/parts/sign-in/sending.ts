import type { WidgetTools } from '@coachkit/sdk'
import { signal } from '@preact/signals'
import { createWaiting } from './waiting.ts'

/** What every screen knows that has a mail sent and then says "look in your mail". `form` is where the address is written. */
export function createSending<Step extends string>(start: Step, form: Step, later: WidgetTools['later']) {
  const step = signal<Step | 'sent'>(start)
  const busy = signal(false)
  const problem = signal<string | null>(null)
  const isSentAgain = signal(false)
  const waiting = createWaiting(later)

  return {
    ...{ step, busy, problem, isSentAgain, wait: waiting.seconds },
    /** One thing at a time; what was said before is over, also where the form is not ready for it. */
    async alone(work: () => Promise<unknown>, isReady = () => true) {
      if (busy.peek()) return
      problem.value = null
      isSentAgain.value = false
      if (!isReady()) return
      busy.value = true
      await work()
      busy.value = false
    },
    /** The mail is on its way, for the first time or once more. */
    sent() {
      isSentAgain.value = step.peek() === 'sent'
      step.value = 'sent'
      waiting.begin()
    },
    /** Back to the form, for another address. */
    change() {
      problem.value = null
      step.value = form
    },
  }
}
