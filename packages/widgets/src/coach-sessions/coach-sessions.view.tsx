import type { LoginSession } from '@coachkit/contract'
import { Button } from '../parts/button/button.tsx'
import { Icon } from '../parts/icon/icon.tsx'
import { iconLock } from '../parts/icon/icons.ts'
import { ProblemPanel } from '../parts/problem-panel/problem-panel.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { SessionsState } from './coach-sessions.state.ts'

export function SessionsView({ state }: { state: SessionsState }) {
  const { sessions, others, busy, problem, said, load, endOthers, text } = state
  return (
    <section class="sessions" aria-labelledby="sessions-title">
      <div class="sessions-head">
        <h1 id="sessions-title">{text('title')}</h1>
        <p class="quiet">{text('lead')}</p>
      </div>
      {problem.value && (
        <ProblemPanel
          title={text('problem.title')}
          sentence={problem.value}
          urgent
          {...(sessions.value ? {} : { retry: { words: text('retry'), onRetry: () => void load() } })}
        />
      )}
      <p class="quiet" role="status">
        {said.value}
      </p>
      {sessions.value ? (
        <>
          <ul class="sessions-list">
            {sessions.value.map((session) => (
              <Row key={session.id} session={session} state={state} />
            ))}
          </ul>
          {others.value.length > 0 ? (
            <div class="row">
              <Button busy={busy.value === 'all'} onClick={() => void endOthers()}>
                {text('end.all')}
              </Button>
            </div>
          ) : (
            !said.value && <p class="quiet">{text('alone')}</p>
          )}
        </>
      ) : (
        !problem.value && <Skeleton words={text('loading')} />
      )}
    </section>
  )
}

function Row({ session, state }: { session: LoginSession; state: SessionsState }) {
  const { busy, end, nameOf, dayOf, text } = state
  const device = nameOf(session)
  const day = dayOf(session)
  return (
    <li class="sessions-row">
      <Icon path={iconLock} />
      <p class="sessions-words">
        <strong>{device}</strong>
        <span class="quiet small">{text('since', { day })}</span>
      </p>
      {session.is_current ? (
        <span class="sessions-current">{text('current')}</span>
      ) : (
        <Button
          label={text('end.label', { device, day })}
          busy={busy.value === session.id}
          onClick={() => void end(session.id)}
        >
          {text('end')}
        </Button>
      )}
    </li>
  )
}
