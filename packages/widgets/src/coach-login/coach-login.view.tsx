import { useSignal } from '@preact/signals'
import { Button } from '../parts/button/button.tsx'
import type { LoginState } from './coach-login.state.ts'
import { type LoginWords, words } from './coach-login.words.ts'

/** The sentence for a code; one that this page does not know yet has a calm general one. */
function sentenceKey(code: string): keyof LoginWords {
  if (code.startsWith('network.')) return 'problem.network'
  const key = `problem.${code}`
  return key in words ? (key as keyof LoginWords) : 'problem.other'
}

export function LoginView({ state }: { state: LoginState }) {
  const { name, password, busy, problem, missing, signIn, text } = state
  const shown = useSignal(false)
  return (
    <form
      class="login"
      // The widget says itself what is missing, in its own words.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void signIn()
      }}
    >
      <h1>{text('title')}</h1>
      {(missing.value || problem.value) && (
        <p class="login-problem" role="alert">
          {text(problem.value ? sentenceKey(problem.value.code) : 'missing')}
        </p>
      )}
      <div class="field">
        <label class="field-label" for="name">
          {text('name')}
        </label>
        <input
          id="name"
          class="field-input"
          autocomplete="username"
          autocapitalize="off"
          spellcheck={false}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value
          }}
        />
      </div>
      <div class="field">
        <label class="field-label" for="password">
          {text('password')}
        </label>
        <div class="login-secret">
          <input
            id="password"
            class="field-input"
            type={shown.value ? 'text' : 'password'}
            autocomplete="current-password"
            value={password.value}
            onInput={(event) => {
              password.value = event.currentTarget.value
            }}
          />
          <Button
            kind="plain"
            pressed={shown.value}
            onClick={() => {
              shown.value = !shown.value
            }}
          >
            {text(shown.value ? 'hide' : 'show')}
          </Button>
        </div>
      </div>
      <Button kind="main" type="submit" busy={busy.value}>
        {text('submit')}
      </Button>
    </form>
  )
}
