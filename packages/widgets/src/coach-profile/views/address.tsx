import { Button } from '../../parts/button/button.tsx'
import { CodeField } from '../../parts/form/code-field.tsx'
import { Form } from '../../parts/form/form.tsx'
import { PasswordField } from '../../parts/form/password-field.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import type { ProfileState } from '../coach-profile.state.ts'
import { Said } from './said.tsx'

/** The e-mail address; another one counts once its code was typed. */
export function Address({ state }: { state: ProfileState }) {
  const { user, pending, address, busy, askForAddress, text } = state
  const email = user.value?.email
  return (
    <section class="card" aria-labelledby="email-title">
      <h2 id="email-title">{text('email.title')}</h2>
      <p>{email ? <span class="profile-address">{email}</span> : text('email.none')}</p>
      {pending.value ? (
        <Code state={state} email={pending.value} />
      ) : (
        <Form onSubmit={askForAddress}>
          <TextField
            id="email"
            kind="email"
            label={text(email ? 'email.new' : 'email.first')}
            field={address.email}
            autocomplete="email"
            maxLength={254}
          />
          <Said of="email" state={state} />
          <Button type="submit" busy={busy.value === 'email'}>
            {text('email.send')}
          </Button>
        </Form>
      )}
    </section>
  )
}

function Code({ state, email }: { state: ProfileState; email: string }) {
  const { proof, hasPassword, busy, confirmAddress, otherAddress, text } = state
  return (
    <Form onSubmit={confirmAddress}>
      <p>{text('email.sent', { email })}</p>
      <CodeField id="code" label={text('email.code')} field={proof.code} />
      {hasPassword.value && (
        <PasswordField
          id="code-password"
          label={text('password.present')}
          field={proof.password}
          autocomplete="current-password"
          words={{ show: text('form.show'), hide: text('form.hide') }}
        />
      )}
      <Said of="code" state={state} />
      <div class="row">
        <Button type="submit" busy={busy.value === 'code'}>
          {text('email.confirm')}
        </Button>
        <Button kind="plain" onClick={otherAddress}>
          {text('email.other')}
        </Button>
      </div>
    </Form>
  )
}
