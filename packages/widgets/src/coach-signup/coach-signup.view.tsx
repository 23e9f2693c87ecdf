import { Button } from '../parts/button/button.tsx'
import { ChoiceList } from '../parts/choice-list/choice-list.tsx'
import { Agreement } from '../parts/form/agreement.tsx'
import { CheckField } from '../parts/form/check-field.tsx'
import { Form, FormProblem } from '../parts/form/form.tsx'
import { PasswordField } from '../parts/form/password-field.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import { SentLinks } from '../parts/sign-in/sent-links.tsx'
import { SignInFrame } from '../parts/sign-in/sign-in-frame.tsx'
import type { SignupState } from './coach-signup.state.ts'

export function SignupView({ state }: { state: SignupState }) {
  const { step, busy, problem, proof, lite, course, fields, text } = state
  const side = { title: text('side.title'), text: text('side.text') }
  if (step.value === 'sent') {
    return (
      <SignInFrame
        title={text('title.sent')}
        lead={text('lead.sent', { email: fields.email.value.value.trim() })}
        mood="cheers"
        side={side}
        step="sent"
      >
        <FormProblem>{problem.value}</FormProblem>
        <SentLinks state={state} again={() => void state.submit()} login={text('have.link')} />
      </SignInFrame>
    )
  }
  const chosen = course.value ? text('lead.course', { course: course.value }) : lite.value ? text('lead.lite') : null
  return (
    <SignInFrame
      title={text(proof.value ? 'title.proof' : lite.value ? 'title.lite' : 'title')}
      lead={proof.value ? text('lead.proof') : chosen}
      mood={busy.value ? 'thinks' : problem.value ? 'consoles' : 'idle'}
      side={side}
      step="form"
    >
      <FormProblem>{problem.value}</FormProblem>
      <SignupForm state={state} />
      <div class="sign-in-links">
        <p>
          <span class="quiet">{text('have.question')}</span>
          <button type="button" class="link" onClick={state.toLogin}>
            {text('have.link')}
          </button>
        </p>
      </div>
    </SignInFrame>
  )
}

function SignupForm({ state }: { state: SignupState }) {
  const { fields, busy, proof, submit, text } = state
  const role = fields.user_role
  return (
    <Form class="sign-in-form" onSubmit={submit}>
      <div class="signup-role" data-wrong={role.wrong.value ? true : undefined}>
        <ChoiceList
          name="user_role"
          legend={text('role')}
          look="chips"
          choices={[
            { value: 'student', label: text('role.student') },
            { value: 'parent', label: text('role.parent') },
          ]}
          chosen={[role.value.value]}
          describedBy={role.wrong.value ? 'role-wrong' : 'role-hint'}
          onChoose={(value) => {
            role.value.value = value
            role.wrong.value = null
          }}
        />
        {role.wrong.value ? (
          <p class="field-wrong" id="role-wrong">
            {role.wrong.value}
          </p>
        ) : (
          <p class="quiet small" id="role-hint">
            {text('role.hint')}
          </p>
        )}
      </div>
      <div class="form-pair">
        <TextField
          id="first_name"
          label={text('first_name')}
          field={fields.first_name}
          autocomplete="given-name"
          capitals="words"
          maxLength={80}
        />
        <TextField
          id="last_name"
          label={text('last_name')}
          field={fields.last_name}
          autocomplete="family-name"
          capitals="words"
          maxLength={80}
        />
      </div>
      <TextField
        id="email"
        label={text('email')}
        field={fields.email}
        kind="email"
        autocomplete="username"
        maxLength={254}
      />
      {!proof.value && (
        <PasswordField
          id="password"
          label={text('password')}
          field={fields.password}
          autocomplete="new-password"
          hint={text('form.password-hint')}
          words={{ show: text('form.show'), hide: text('form.hide') }}
        />
      )}
      <TextField
        id="mobile_number"
        label={text('mobile_number')}
        optional={text('form.optional')}
        field={fields.mobile_number}
        kind="tel"
        autocomplete="tel"
        hint={text('mobile_number.hint')}
        maxLength={32}
      />
      <TextField
        id="referral_code"
        label={text('referral_code')}
        optional={text('form.optional')}
        field={fields.referral_code}
        capitals="characters"
        maxLength={64}
      />
      <CheckField id="has_agreed_policy" field={fields.has_agreed_policy}>
        <Agreement
          sentence={text('agree')}
          links={{
            terms: { href: state.terms.value, words: text('agree.terms') },
            privacy: { href: state.privacy.value, words: text('agree.privacy') },
          }}
        />
      </CheckField>
      <Button kind="main" type="submit" busy={busy.value}>
        {text('submit')}
      </Button>
    </Form>
  )
}
