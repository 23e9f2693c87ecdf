import type { WidgetTools } from '@coachkit/sdk'
import { signal } from '@preact/signals'

/** The code by which a pupil lets a parent link the account. It is made when it is asked for, for ten minutes. */
export function createLinkCode({ call, locale }: Pick<WidgetTools, 'call' | 'locale'>) {
  const shown = signal<{ code: string; until: string } | null>(null)
  const busy = signal(false)
  const problem = signal<'link.problem' | 'link.refused' | null>(null)

  async function show() {
    if (busy.peek()) return
    busy.value = true
    problem.value = null
    const reply = await call('POST users/link-code')
    busy.value = false
    if (!reply.ok) {
      problem.value = reply.problem.code === 'session.role' ? 'link.refused' : 'link.problem'
      return
    }
    const { code, expires_at } = reply.answer
    const until = new Intl.DateTimeFormat(locale.peek(), { timeStyle: 'short' }).format(new Date(expires_at))
    shown.value = { code, until }
  }

  return { shown, busy, problem, show }
}
export type LinkCodeState = ReturnType<typeof createLinkCode>
