import type { Item } from '@coachkit/contract'
import { Button } from '../../parts/button/button.tsx'
import { Icon } from '../../parts/icon/icon.tsx'
import { iconLightbulb } from '../../parts/icon/icons.ts'
import type { CoachQuizState } from '../coach-quiz.state.ts'
import { letterOf } from '../state/answer.ts'
import { sentenceOf } from '../state/sentences.ts'
import { isLocked, type Work } from '../state/work.ts'
import { Prose } from './prose.tsx'

/** The rungs that were asked for. A question with parts has a ladder for each part, with its own button. */
export function Hints({ state, work }: { state: CoachQuizState; work: Work }) {
  const { text } = state
  const { question } = work
  const parts = question.sub_questions
  const told = Object.values(work.hints).some((rungs) => rungs.length > 0)
  const offered = !isLocked(work) ? parts.filter((part) => part.hint_count > 0) : []
  if (!told && offered.length === 0 && !work.hint_problem) return null
  return (
    <section class="hints" aria-label={text('hint.heading')}>
      {[question, ...parts].map((item, at) => (
        <Ladder state={state} work={work} item={item} letter={at > 0 ? letterOf(at - 1) : null} key={item.id} />
      ))}
      {offered.length > 0 && (
        <div class="row">
          {offered.map((part) => {
            const rungs = work.hints[part.id]?.length ?? 0
            if (rungs >= part.hint_count) return null
            const about = text('question.part', { letter: letterOf(parts.indexOf(part)) })
            return (
              <Button
                key={part.id}
                busy={work.hint_busy === part.id}
                onClick={() => void state.hint(question.id, part.id)}
              >
                <Icon path={iconLightbulb} />
                {`${about}: ${text(rungs > 0 ? 'hint.next' : 'hint.first')}`}
              </Button>
            )
          })}
        </div>
      )}
      {work.hint_problem && (
        <p class="nudge" role="alert">
          {text(sentenceOf(work.hint_problem))}
        </p>
      )}
    </section>
  )
}

interface LadderProps {
  state: CoachQuizState
  work: Work
  item: Item
  letter: string | null
}

function Ladder({ state, work, item, letter }: LadderProps) {
  const { text } = state
  // What is held says so only until the question is marked: then the explanation says more.
  const rungs = (work.hints[item.id] ?? []).filter(({ held }) => !held || !isLocked(work))
  if (rungs.length === 0) return null
  const lang = work.question.language
  const last = rungs.at(-1)
  return (
    <ol class="ladder" aria-live="polite" aria-relevant="additions">
      {rungs.map((rung) => (
        <li class="rung" key={rung.number}>
          <p class="rung-top">
            <Icon path={iconLightbulb} />
            <span>
              {letter && `${text('question.part', { letter })} · `}
              {text('hint.count', { number: rung.number, of: rung.of })}
              {rung.title && ` · ${rung.title}`}
            </span>
          </p>
          {rung.held ? <p class="quiet">{text('hint.held')}</p> : <Prose text={rung.text} lang={lang} say={text} />}
          {rung.asks && <p class="small quiet">{text('hint.asks')}</p>}
        </li>
      ))}
      {last && last.number >= last.of && <li class="small quiet">{text('hint.all')}</li>}
    </ol>
  )
}
