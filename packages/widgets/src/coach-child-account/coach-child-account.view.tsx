import { Button } from '../parts/button/button.tsx'
import { Avatar } from '../parts/children/avatar.tsx'
import { CoachFace } from '../parts/coach-face/coach-face.tsx'
import { Back } from '../parts/family/back.tsx'
import { LoadPanel } from '../parts/family/load-panel.tsx'
import { Segments } from '../parts/family/segments.tsx'
import { CheckField } from '../parts/form/check-field.tsx'
import { Form, FormProblem } from '../parts/form/form.tsx'
import type { FormField } from '../parts/form/form-field.ts'
import { PasswordField } from '../parts/form/password-field.tsx'
import { SelectField } from '../parts/form/select-field.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { ChildAccountState } from './coach-child-account.state.ts'

type Props = { state: ChildAccountState }

export function ChildAccountView({ state }: Props) {
  const { isReady, isAllowed, loadProblem, done, way, lite, step, choose, load, goTo, text } = state
  if (loadProblem.value) return <LoadPanel problem={loadProblem.value} text={text} retry={load} />
  if (!isReady.value) return <Skeleton words={text('loading')} lines={6} />
  if (!isAllowed.value) {
    return (
      <section class="card family-narrow">
        <h1>{text('staff.title')}</h1>
        <p class="quiet">{text('staff.text')}</p>
      </section>
    )
  }
  if (done.value || step.value === 'done') return <Done state={state} />
  return (
    <div class="family family-narrow">
      <div class="family-head">
        <Back words={text('back')} onBack={() => goTo({ to: 'dashboard' })} />
        <h1>{text(lite.value ? 'title.lite' : 'title')}</h1>
        <p class="quiet">{text(lite.value ? 'lead.lite' : 'lead')}</p>
      </div>
      <Segments
        name="way"
        legend={text('way')}
        chosen={way.value}
        options={[
          { value: 'new', label: text('way.new') },
          { value: 'link', label: text('way.link') },
        ]}
        onChoose={choose}
      />
      {way.value === 'new' ? <NewForm state={state} /> : <LinkForm state={state} />}
    </div>
  )
}

function NewForm({ state: { made, mail, levels, busy, problem, consent, submitNew, text } }: Props) {
  return (
    <Form class="card" onSubmit={submitNew}>
      <FormProblem>{problem.value}</FormProblem>
      <div class="form-pair">
        <TextField id="first" label={text('first')} field={made.first_name} capitals="words" maxLength={80} />
        <TextField
          id="last"
          label={text('last')}
          optional={text('form.optional')}
          field={made.last_name}
          capitals="words"
          maxLength={80}
        />
      </div>
      {levels.value.length > 0 && (
        <SelectField
          id="level"
          label={text('level')}
          optional={text('form.optional')}
          field={made.academic_level_id}
          none={text('level.none')}
          options={levels.value.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextField
        id="username"
        label={text('username')}
        optional={text('form.optional')}
        hint={text('username.hint')}
        field={made.username}
        maxLength={40}
      />
      <PasswordField
        id="password"
        label={text('password')}
        optional={text('form.optional')}
        hint={text('password.hint')}
        field={made.password}
        autocomplete="new-password"
        words={{ show: text('form.show'), hide: text('form.hide') }}
      />
      <CheckField id="mail" field={mail}>
        {text('mail')}
      </CheckField>
      <Consent words={consent.value?.text ?? ''} field={made.consent} text={text} />
      <Button kind="main" type="submit" busy={busy.value}>
        {text('submit')}
      </Button>
    </Form>
  )
}

function LinkForm({ state: { linked, proof, busy, problem, consent, prove, submitLink, text } }: Props) {
  return (
    <Form class="card" onSubmit={submitLink}>
      <p>{text('link.lead')}</p>
      <div>
        <Segments
          name="proof"
          legend={text('proof')}
          chosen={proof.value}
          options={[
            { value: 'code', label: text('proof.code') },
            { value: 'password', label: text('proof.password') },
          ]}
          onChoose={prove}
        />
      </div>
      <FormProblem>{problem.value}</FormProblem>
      {proof.value === 'code' ? (
        <TextField
          id="code"
          label={text('code')}
          hint={text('code.hint')}
          field={linked.code}
          capitals="characters"
          maxLength={64}
        />
      ) : (
        <>
          <TextField id="link-username" label={text('link.username')} field={linked.username} maxLength={320} />
          <PasswordField
            id="link-password"
            label={text('link.password')}
            field={linked.password}
            autocomplete="current-password"
            words={{ show: text('form.show'), hide: text('form.hide') }}
          />
        </>
      )}
      <Consent words={consent.value?.text ?? ''} field={linked.consent} text={text} />
      <Button kind="main" type="submit" busy={busy.value}>
        {text('link.submit')}
      </Button>
    </Form>
  )
}

/** The wording is the server's, word for word: it is what is put on record. */
function Consent({
  words,
  field,
  text,
}: { words: string; field: FormField<boolean> } & Pick<ChildAccountState, 'text'>) {
  return (
    <section class="account-consent">
      <h2>{text('consent.title')}</h2>
      <p>{words}</p>
      <CheckField id="consent" field={field}>
        {text('consent')}
      </CheckField>
    </section>
  )
}

function Done({ state: { done, lite, again, goTo, text } }: Props) {
  if (!done.value) {
    return (
      <section class="card-warm family-narrow account-done">
        <CoachFace size={72} />
        <h1>{text('none.title')}</h1>
        <Button kind="main" onClick={() => goTo({ to: 'child-account' })}>
          {text('title')}
        </Button>
      </section>
    )
  }
  const { child, is_linked } = done.value
  const name = child.first_name
  return (
    <section class="card-warm family-narrow account-done">
      <Avatar name={name} picture={child.profile_pic_url} size={88} />
      <h1>{text('done.title', { name })}</h1>
      {is_linked ? (
        <p>{text('done.linked', { name })}</p>
      ) : (
        <>
          <dl class="account-name">
            <dt class="quiet small">{text('done.username')}</dt>
            <dd class="code">{child.username}</dd>
          </dl>
          <p>{text(child.has_password ? 'done.password' : 'done.locked', { name })}</p>
        </>
      )}
      <div class="row account-ways">
        {!is_linked && !child.has_password ? (
          <Button kind="main" onClick={() => goTo({ to: 'child', child_id: child.id })}>
            {text('done.set')}
          </Button>
        ) : lite.value ? (
          <Button kind="main" onClick={() => goTo({ to: 'dashboard' })}>
            {text('done.home')}
          </Button>
        ) : (
          <Button kind="main" onClick={() => goTo({ to: 'shop', child_id: child.id })}>
            {text('done.courses')}
          </Button>
        )}
        <Button onClick={again}>{text('done.again')}</Button>
      </div>
    </section>
  )
}
