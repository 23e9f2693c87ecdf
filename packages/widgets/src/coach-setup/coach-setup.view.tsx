import { Button } from '../parts/button/button.tsx'
import { CopyBox } from '../parts/copy-box/copy-box.tsx'
import { FieldFrame } from '../parts/form/field-frame.tsx'
import { Form, FormProblem } from '../parts/form/form.tsx'
import { PasswordField } from '../parts/form/password-field.tsx'
import { SelectField } from '../parts/form/select-field.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import { SignInFrame } from '../parts/sign-in/sign-in-frame.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import { ownColour, type SetupState } from './coach-setup.state.ts'

const moods = { loading: 'idle', form: 'idle', done: 'cheers', closed: 'idle', failed: 'consoles' } as const

export function SetupView({ state }: { state: SetupState }) {
  const { step, busy, problem, load, toLogin, text } = state
  const now = step.value
  const lead = {
    loading: '',
    form: text('lead.form'),
    done: text('lead.done'),
    closed: text('lead.closed'),
    failed: '',
  }
  return (
    <SignInFrame
      title={text(`title.${now}`)}
      lead={lead[now]}
      mood={busy.value ? 'thinks' : problem.value ? 'consoles' : moods[now]}
      side={{ title: text('side.title'), text: text('side.text') }}
      step={now}
    >
      <FormProblem>{problem.value}</FormProblem>
      {now === 'loading' && <Skeleton words={text('loading')} lines={6} />}
      {now === 'form' && <SetupForm state={state} />}
      {now === 'done' && <Done state={state} />}
      {now === 'closed' && (
        <Button kind="main" onClick={toLogin}>
          {text('to.login')}
        </Button>
      )}
      {now === 'failed' && (
        <Button kind="main" onClick={() => void load()}>
          {text('retry')}
        </Button>
      )}
    </SignInFrame>
  )
}

function SetupForm({ state }: { state: SetupState }) {
  const { fields, brands, busy, isBrought, submit, text } = state
  return (
    <Form class="sign-in-form" onSubmit={submit}>
      {!isBrought && (
        <TextField id="token" label={text('token')} hint={text('token.hint')} field={fields.token} maxLength={210} />
      )}
      <TextField id="email" kind="email" label={text('email')} field={fields.email} autocomplete="username" />
      <PasswordField
        id="password"
        label={text('password')}
        field={fields.password}
        autocomplete="new-password"
        hint={text('form.password-hint')}
        words={{ show: text('form.show'), hide: text('form.hide') }}
      />
      <TextField
        id="school"
        label={text('school')}
        field={fields.school_name}
        autocomplete="organization"
        capitals="words"
        maxLength={120}
      />
      <TextField
        id="origins"
        kind="long"
        label={text('origins')}
        hint={text('origins.hint')}
        field={fields.origins}
        autocomplete="url"
      />
      <SelectField
        id="brand"
        label={text('brand')}
        none={text('brand.none')}
        options={[
          ...brands.value.map(({ name, title }) => ({ value: name, label: title })),
          { value: ownColour, label: text('brand.colour') },
        ]}
        field={fields.brand}
      />
      {fields.brand.value.value === ownColour && (
        <FieldFrame id="colour" label={text('colour')} field={fields.colour}>
          <input
            id="colour"
            type="color"
            class="field-input setup-colour"
            value={fields.colour.value.value}
            onInput={(event) => {
              fields.colour.value.value = event.currentTarget.value
            }}
          />
        </FieldFrame>
      )}
      <Button kind="main" type="submit" busy={busy.value}>
        {text('submit')}
      </Button>
    </Form>
  )
}

function Done({ state: { done, toLogin, text } }: { state: SetupState }) {
  const made = done.value
  if (!made) return null
  return (
    <div class="setup-done">
      <section class="stack" aria-labelledby="setup-line">
        <h2 id="setup-line">{text('line')}</h2>
        <CopyBox value={made.site.line} label={text('line')} text={text} />
        <p class="quiet small">{text('line.hint')}</p>
      </section>
      <section class="stack" aria-labelledby="setup-key">
        <h2 id="setup-key">{text('key.secret')}</h2>
        <CopyBox value={made.secret_key} label={text('key.secret')} text={text} />
        <p class="quiet small">{text('key.hint')}</p>
      </section>
      <Button kind="main" onClick={toLogin}>
        {text('to.login')}
      </Button>
    </div>
  )
}
