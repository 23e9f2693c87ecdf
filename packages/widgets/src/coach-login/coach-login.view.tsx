import { Button } from '../parts/button/button.tsx'
import { CodeField } from '../parts/form/code-field.tsx'
import { Form, FormProblem } from '../parts/form/form.tsx'
import { PasswordField } from '../parts/form/password-field.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import { SignInFrame } from '../parts/sign-in/sign-in-frame.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { LoginState } from './coach-login.state.ts'

const titleOf = {
  password: 'title',
  code: 'title',
  'code-sent': 'title.code',
  returning: 'title.returning',
} as const

export function LoginView({ state }: { state: LoginState }) {
  const { step, busy, problem, purpose, who, text } = state
  const now = step.value
  const atCheckout = purpose.value === 'checkout' && now !== 'code-sent'
  const lead = atCheckout ? text('lead.checkout') : now === 'code-sent' ? text('code.lead', { name: who() }) : null
  return (
    <SignInFrame
      title={text(atCheckout && now !== 'returning' ? 'title.checkout' : titleOf[now])}
      lead={lead}
      mood={busy.value || now === 'returning' ? 'thinks' : problem.value ? 'consoles' : 'idle'}
      side={{ title: text('side.title'), text: text('side.text') }}
      step={now}
    >
      <FormProblem>{problem.value}</FormProblem>
      {now === 'returning' ? (
        <Skeleton words={text('returning.wait')} />
      ) : now === 'code-sent' ? (
        <CodeForm state={state} />
      ) : (
        <>
          <NameForm state={state} />
          <OtherWays state={state} />
        </>
      )}
    </SignInFrame>
  )
}

/** The name, and with it the password, or the wish for a code. */
function NameForm({ state }: { state: LoginState }) {
  const { fields, step, busy, signIn, sendCode, goTo, text } = state
  const withPassword = step.value === 'password'
  return (
    <Form class="sign-in-form" onSubmit={withPassword ? signIn : sendCode}>
      <TextField id="name" label={text('name')} field={fields.name} autocomplete="username" maxLength={320} />
      {withPassword && (
        <div class="login-secret">
          <PasswordField
            id="password"
            label={text('password')}
            field={fields.password}
            autocomplete="current-password"
            words={{ show: text('form.show'), hide: text('form.hide') }}
          />
          <button type="button" class="link" onClick={() => goTo('forgotten-password')}>
            {text('forgotten')}
          </button>
        </div>
      )}
      <Button kind="main" type="submit" busy={busy.value === 'sign-in' || busy.value === 'code'}>
        {text(withPassword ? 'submit' : 'code.send')}
      </Button>
    </Form>
  )
}

function OtherWays({ state }: { state: LoginState }) {
  const { step, providers, busy, choose, goTo, startProvider, text } = state
  const withPassword = step.value === 'password'
  return (
    <>
      <div class="login-ways">
        <p class="sign-in-or">{text('or')}</p>
        {providers.value.map((provider) => (
          <Button key={provider.name} busy={busy.value === 'provider'} onClick={() => void startProvider(provider)}>
            <span class="login-provider" aria-hidden="true">
              {provider.title.slice(0, 1)}
            </span>
            {text('use.provider', { name: provider.title })}
          </Button>
        ))}
        <div class="login-pair">
          <Button onClick={() => choose(withPassword ? 'code' : 'password')}>
            {text(withPassword ? 'use.code' : 'use.password')}
          </Button>
          <Button onClick={() => goTo('magic-link')}>{text('use.link')}</Button>
        </div>
      </div>
      <div class="sign-in-links">
        <p>
          <span class="quiet">{text('new.question')}</span>
          <button type="button" class="link" onClick={() => goTo('signup')}>
            {text('new.link')}
          </button>
        </p>
      </div>
    </>
  )
}

function CodeForm({ state }: { state: LoginState }) {
  const { fields, busy, wait, isSentAgain, signIn, sendCode, choose, text } = state
  return (
    <Form class="sign-in-form" onSubmit={signIn}>
      {/* So that a password keeper knows whose code this is. */}
      <input class="heard-only" tabIndex={-1} aria-hidden="true" readOnly autocomplete="username" value={state.who()} />
      <CodeField id="code" label={text('code.label')} field={fields.code} />
      <Button kind="main" type="submit" busy={busy.value === 'sign-in'}>
        {text('submit')}
      </Button>
      <p class="quiet small" role="status">
        {isSentAgain.value ? text('code.sent-again') : ''}
      </p>
      <div class="sign-in-links">
        {wait.value > 0 ? (
          <p class="quiet sign-in-wait">{text('code.wait', { count: wait.value })}</p>
        ) : (
          <button type="button" class="link" onClick={() => void sendCode()}>
            {text('code.again')}
          </button>
        )}
        <button type="button" class="link" onClick={() => choose('code')}>
          {text('code.change')}
        </button>
        <button type="button" class="link" onClick={() => choose('password')}>
          {text('use.password')}
        </button>
      </div>
    </Form>
  )
}
