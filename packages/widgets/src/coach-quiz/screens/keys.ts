import type { CoachQuizState } from '../coach-quiz.state.ts'
import { isLocked } from '../state/work.ts'

const typing = 'input[type=text], textarea, select, [contenteditable]'

/**
 * The keys of the question screen: 1–9 or a letter chooses an option, H asks for a hint, Enter checks or goes on, left
 * and right turn to the question before and after. In fields every key is a letter.
 */
export function quizKeys(state: CoachQuizState, event: KeyboardEvent) {
  const work = state.current.value
  if (state.screen.value !== 'question' || !work) return
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return
  const target = event.target as HTMLElement
  if (target.matches(typing)) return
  const here = event.currentTarget as HTMLElement

  const forward = getComputedStyle(here).direction === 'rtl' ? -1 : 1
  const turn = { ArrowRight: forward, ArrowLeft: -forward }[event.key]
  if (turn && !target.closest('fieldset, .map')) {
    event.preventDefault()
    return state.goTo(state.place.value + turn)
  }

  if (event.key === 'Enter') {
    // Buttons and inputs have their own Enter; a heading or the desk itself has none.
    if (!target.closest('button, a, input, summary'))
      here.querySelector<HTMLFormElement>('form.question')?.requestSubmit()
    return
  }
  if (isLocked(work)) return

  const groups = [...here.querySelectorAll<HTMLElement>('.choices-cards')]
  const group = target.closest<HTMLElement>('.choices-cards') ?? (groups.length === 1 ? groups[0] : undefined)
  const inputs = [...(group?.querySelectorAll<HTMLInputElement>('input') ?? [])]
  const key = event.key.toLowerCase()
  const at = /^[1-9]$/.test(key) ? Number(key) - 1 : /^[a-z]$/.test(key) ? key.charCodeAt(0) - 97 : -1
  const chosen = inputs[at]
  if (chosen) {
    event.preventDefault()
    chosen.focus()
    chosen.click()
  } else if (key === 'h') {
    const { question } = work
    const items = question.sub_questions.length > 0 ? question.sub_questions : [question]
    const item = items.find((one) => one.hint_count > (work.hints[one.id]?.length ?? 0))
    if (item) void state.hint(question.id, item.id)
  }
}
