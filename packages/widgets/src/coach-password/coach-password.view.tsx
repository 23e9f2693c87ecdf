import { Button } from '../parts/button/button.tsx'
import { Form, FormProblem } from '../parts/form/form.tsx'
import { PasswordField } from '../parts/form/password-field.tsx'
import { TextField } from '../parts/form/text-field.tsx'
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
      {now === 'ask' && <Ask state={state} />}
      {now === 'reset' && <Reset state={state} />}
      {now === 'sent' && (
        <SentLinks
          wait={state.wait.value > 0 ? text('sent.wait', { count: state.wait.value }) : null}
          again={{ words: text('sent.again'), busy: busy.value, onClick: () => void state.ask() }}
          said={state.isSentAgain.value ? text('sent.done') : ''}
          links={[
            { words: text('sent.change'), onClick: state.change },
            { words: text('back.login'), onClick: state.toLogin },
          ]}
        />
      )}
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

function Ask({ state: { fields, busy, ask, toLogin, text } }: { state: PasswordState }) {
  return (
    <>
      <Form class="sign-in-form" onSubmit={ask}>
        <TextField
          id="email"
          label={text('email')}
          field={fields.email}
          kind="email"
          autocomplete="username"
          hint={text('email.hint')}
          maxLength={254}
        />
        <Button kind="main" type="submit" busy={busy.value}>
          {text('submit.ask')}
        </Button>
      </Form>
      <div class="sign-in-links">
        <button type="button" class="link" onClick={toLogin}>
          {text('back.login')}
        </button>
      </div>
    </>
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
