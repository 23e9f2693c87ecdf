import { Button } from '../parts/button/button.tsx'
import { FormProblem } from '../parts/form/form.tsx'
import { AskLink } from '../parts/sign-in/ask-link.tsx'
import { SentLinks } from '../parts/sign-in/sent-links.tsx'
import { SignInFrame } from '../parts/sign-in/sign-in-frame.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { MagicLinkState } from './coach-magic-link.state.ts'

const moods = { ask: 'idle', sent: 'cheers', looking: 'thinks', confirm: 'idle', spent: 'consoles' } as const

/** What the card says at each step; a confirmation says whose link it is. */
function headOf({ step, found, fields, text }: MagicLinkState) {
  const now = step.value
  if (now === 'looking') return { title: text('title.looking'), lead: null }
  if (now !== 'confirm' || !found.value)
    return {
      title: text(`title.${now === 'confirm' ? 'spent' : now}`),
      lead: text(`lead.${now === 'confirm' ? 'spent' : now}`, { email: fields.email.value.value.trim() }),
    }
  const { purpose, email, first_name } = found.value
  return {
    title: text(`title.${purpose}`, { name: first_name }),
    lead: text(`lead.${purpose}`, { name: first_name || email, email }),
  }
}

export function MagicLinkView({ state }: { state: MagicLinkState }) {
  const { step, busy, problem, text } = state
  const now = step.value
  return (
    <SignInFrame
      {...headOf(state)}
      mood={problem.value ? 'consoles' : busy.value ? 'thinks' : moods[now]}
      side={{ title: text('side.title'), text: text('side.text') }}
      step={now}
    >
      <FormProblem>{problem.value}</FormProblem>
      {now === 'ask' && <AskLink state={state} />}
      {now === 'looking' && <Looking state={state} />}
      {now === 'confirm' && <Confirm state={state} />}
      {now === 'sent' && <SentLinks state={state} again={() => void state.ask()} login={text('back.login')} />}
      {now === 'spent' && (
        <div class="sign-in-form magic-ways">
          <Button kind="main" onClick={state.change}>
            {text('to.ask')}
          </Button>
          <button type="button" class="link" onClick={state.toLogin}>
            {text('back.login')}
          </button>
        </div>
      )}
    </SignInFrame>
  )
}

const Looking = ({ state: { problem, busy, look, text } }: { state: MagicLinkState }) =>
  problem.value ? (
    <div class="row">
      <Button kind="main" busy={busy.value} onClick={() => void look()}>
        {text('retry')}
      </Button>
    </div>
  ) : (
    <Skeleton words={text('looking')} />
  )

function Confirm({ state }: { state: MagicLinkState }) {
  const { found, busy, confirm, toLogin, text } = state
  if (!found.value) return null
  const { purpose, children } = found.value
  return (
    <div class="sign-in-form magic-ways">
      {children.length > 0 && (
        <section class="magic-children">
          <h2 id="children">{text('children', { count: children.length })}</h2>
          <ul aria-labelledby="children">
            {children.map(({ id, first_name, last_name }) => (
              <li key={id}>
                <span class="magic-initial" aria-hidden="true">
                  {first_name.slice(0, 1)}
                </span>
                {first_name} {last_name}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button kind="main" busy={busy.value} onClick={() => void confirm()}>
        {text(`submit.${purpose}`)}
      </Button>
      <button type="button" class="link" onClick={toLogin}>
        {text('not-me')}
      </button>
    </div>
  )
}
