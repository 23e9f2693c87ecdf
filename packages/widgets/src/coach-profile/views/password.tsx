import { Button } from '../../parts/button/button.tsx'
import { Form } from '../../parts/form/form.tsx'
import { PasswordField } from '../../parts/form/password-field.tsx'
import type { ProfileState } from '../coach-profile.state.ts'
import { Said } from './said.tsx'

/** A new password, or the first one of somebody who has signed in by links so far. */
export function Password({ state }: { state: ProfileState }) {
  const { secret, hasPassword, busy, savePassword, text } = state
  const words = { show: text('form.show'), hide: text('form.hide') }
  return (
    <section class="card" aria-labelledby="password-title">
      <h2 id="password-title">{text('password.title')}</h2>
      <p class="quiet">{text(hasPassword.value ? 'password.lead' : 'password.none')}</p>
      <Form onSubmit={savePassword}>
        {hasPassword.value && (
          <PasswordField
            id="present"
            label={text('password.present')}
            field={secret.password}
            autocomplete="current-password"
            words={words}
          />
        )}
        <PasswordField
          id="new-password"
          label={text('password.new')}
          hint={text('form.password-hint')}
          field={secret.new_password}
          autocomplete="new-password"
          words={words}
        />
        <Said of="password" state={state} />
        <Button type="submit" busy={busy.value === 'password'}>
          {text('password.save')}
        </Button>
      </Form>
    </section>
  )
}
