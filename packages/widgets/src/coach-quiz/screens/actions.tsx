import { Button } from '../../parts/button/button.tsx'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconArrowLeft, iconArrowRight, iconLightbulb } from '../../parts/icon/icons.ts'
import type { CoachQuizState } from '../coach-quiz.state.ts'
import { isAnswered } from '../state/answer.ts'
import { isLocked, nextOpen, type Work } from '../state/work.ts'

/** One clear next step; going back, skipping and a hint stand quietly beside it. */
export function Actions({ state, work }: { state: CoachQuizState; work: Work }) {
  const { text, place, works, totals, nudge } = state
  const { question } = work
  const locked = isLocked(work)
  const each = state.attributes.marking.value === 'each'
  const checks = each && !locked
  const { marked, of } = totals.value
  const open = nextOpen(works.value, place.value)
  const further = open !== null && (each || open > place.value)
  const onward = marked === of ? 'action.finish' : further ? 'action.next' : 'action.review'
  const asked = nudge.value
  const item = question.sub_questions.find((part) => part.hint_count > 0) ?? question
  const told = work.hints[item.id]?.length ?? 0
  const hints = question.sub_questions.length === 0 && item.hint_count > told && !locked

  return (
    <div class="actions">
      {asked && (
        <p class="nudge" role="alert">
          {text(asked.word, { letter: asked.letter })}
        </p>
      )}
      <div class="row">
        {place.value > 0 && (
          <Button kind="plain" onClick={() => state.goTo(place.value - 1)}>
            <Icon path={iconArrowLeft} flips />
            <span class="back-words">{text('action.back')}</span>
          </Button>
        )}
        {hints && (
          <Button busy={work.hint_busy === item.id} onClick={() => void state.hint(question.id, item.id)}>
            <Icon path={iconLightbulb} />
            {text(told > 0 ? 'hint.next' : 'hint.first')}
          </Button>
        )}
        <span class="push" />
        {checks && !isAnswered(question, work.answer) && (
          <Button kind="plain" onClick={state.next}>
            {text('action.skip')}
          </Button>
        )}
        <Button kind="main" type="submit" once>
          {text(checks ? 'action.check' : onward)}
          {!checks && <Icon path={iconArrowRight} flips />}
        </Button>
      </div>
    </div>
  )
}
