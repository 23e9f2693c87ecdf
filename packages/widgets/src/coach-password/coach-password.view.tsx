import { Button } from '../parts/button/button.tsx'
import { Form, FormProblem } from '../parts/form/form.tsx'
import { PasswordField } from '../parts/form/password-field.tsx'
import { AskLink } from '../parts/sign-in/ask-link.tsx'
import { SentLinks } from '../parts/sign-in/sent-links.tsx'
import { SignInFrame } from '../parts/sign-in/sign-in-frame.tsx'
import type { PasswordState } from './coach-password.state.ts'

const moods = { ask: 'idle', sent: 'cheers', reset: 'idle', done: 'cheers', spent: 'consoles' } as const

export function PasswordView({ state }: { state: PasswordState }) {
  const { step, busy, problem, fields, text } = state
  const now = step.value
  return (
    <SignInFrame
      title={text(`title.${now}`)}
      lead={text(`lead.${now}`, { email: fields.email.value.value.trim() })}
      mood={busy.value ? 'thinks' : problem.value ? 'consoles' : moods[now]}
      side={{ title: text('side.title'), text: text('side.text') }}
      step={now}
    >
      <FormProblem>{problem.value}</FormProblem>
      {now === 'ask' && <AskLink state={state} hint={text('email.hint')} />}
      {now === 'reset' && <Reset state={state} />}
      {now === 'sent' && <SentLinks state={state} again={() => void state.ask()} login={text('back.login')} />}
      {(now === 'done' || now === 'spent') && (
        <div class="sign-in-form">
          <Button kind="main" onClick={now === 'done' ? state.toLogin : state.change}>
            {text(now === 'done' ? 'to.login' : 'to.ask')}
          </Button>
        </div>
      )}
    </SignInFrame>
  )
}

const Reset = ({ state: { fields, busy, reset, text } }: { state: PasswordState }) => (
  <Form class="sign-in-form" onSubmit={reset}>
    <PasswordField
      id="new_password"
      label={text('new_password')}
      field={fields.new_password}
      autocomplete="new-password"
      hint={text('form.password-hint')}
      words={{ show: text('form.show'), hide: text('form.hide') }}
    />
    <Button kind="main" type="submit" busy={busy.value}>
      {text('submit.reset')}
    </Button>
  </Form>
)
