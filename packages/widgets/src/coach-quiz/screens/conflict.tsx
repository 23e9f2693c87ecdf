import { Button } from '../../parts/button/button.tsx'
import { plainText } from '../../parts/markdown/plain-text.ts'
import { ProblemPanel } from '../../parts/problem-panel/problem-panel.tsx'
import type { CoachQuizState } from '../coach-quiz.state.ts'
import { answerText } from '../state/answer-text.ts'
import { isLocked, type Work } from '../state/work.ts'

/** A newer answer came from elsewhere: both are shown, and the pupil says which one stays. */
export function Conflict({ state, work }: { state: CoachQuizState; work: Work }) {
  const { text } = state
  const { question, set_aside, answer } = work
  if (!set_aside) return null
  const closed = isLocked(work)
  const shown = (said: string) => <dd>{plainText(said) || '–'}</dd>
  return (
    <ProblemPanel
      title={text(closed ? 'conflict.closed' : 'conflict.title')}
      sentence={text(closed ? 'conflict.closed-text' : 'conflict.text')}
    >
      <dl class="both">
        <div>
          <dt>{text('conflict.mine')}</dt>
          {shown(answerText(question, set_aside))}
        </div>
        <div>
          <dt>{text('conflict.theirs')}</dt>
          {shown(answerText(question, answer))}
        </div>
      </dl>
      <div class="row">
        {!closed && <Button onClick={() => state.decide(question.id, 'mine')}>{text('conflict.use-mine')}</Button>}
        <Button onClick={() => state.decide(question.id, 'theirs')}>
          {text(closed ? 'conflict.fine' : 'conflict.keep')}
        </Button>
      </div>
    </ProblemPanel>
  )
}
