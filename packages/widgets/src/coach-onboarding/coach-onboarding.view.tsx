import { useMemo } from 'preact/hooks'
import { Button } from '../parts/button/button.tsx'
import { CoachFace } from '../parts/coach-face/coach-face.tsx'
import { Combobox } from '../parts/combobox/combobox.tsx'
import { countries, countryName } from '../parts/combobox/countries.ts'
import { cityOf, timeZones } from '../parts/combobox/time-zones.ts'
import { Agreement } from '../parts/form/agreement.tsx'
import { CheckField } from '../parts/form/check-field.tsx'
import { Form, FormProblem } from '../parts/form/form.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import { ProblemPanel } from '../parts/problem-panel/problem-panel.tsx'
import { ProgressBar } from '../parts/progress/progress-bar.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { OnboardingState } from './coach-onboarding.state.ts'
import { LearningQuestions, PlanQuestions } from './questions.tsx'

export function OnboardingView({ state }: { state: OnboardingState }) {
  const { step, problem, load, text } = state
  if (step.value === 'loading') return <Skeleton words={text('loading')} lines={6} />
  if (step.value === 'failed') {
    return (
      <ProblemPanel
        title={text('problem.load')}
        sentence={problem.value ?? ''}
        retry={{ words: text('retry'), onRetry: () => void load() }}
      />
    )
  }
  return (
    <div class="onboarding">
      <Head state={state} />
      <Form class="onboarding-form" onSubmit={state.save}>
        <FormProblem>{problem.value}</FormProblem>
        <WhereQuestions state={state} />
        <LearningQuestions state={state} />
        <PlanQuestions state={state} />
        <Foot state={state} />
      </Form>
    </div>
  )
}

function Head({ state: { isParent, ask, count, of, referral, text } }: { state: OnboardingState }) {
  const words = text('progress', { count: count.value, of })
  return (
    <div class="onboarding-head">
      <CoachFace size={72} mood={count.value === of ? 'cheers' : 'idle'} />
      <div class="onboarding-words">
        <h1>{text(isParent.value ? 'title.parent' : 'title')}</h1>
        <p class="quiet">{ask('lead')}</p>
      </div>
      <div class="onboarding-progress">
        <ProgressBar value={count.value} max={of} label={text('progress.label')} words={words} />
        <span class="quiet small" aria-hidden="true">
          {words}
        </span>
      </div>
      <p class="onboarding-referral" role="status">
        {referral.value}
      </p>
    </div>
  )
}

function WhereQuestions({ state: { fields, user, locale, ask, text } }: { state: OnboardingState }) {
  const at = locale.value
  const countryList = useMemo(() => () => countries(at), [at])
  const zoneList = useMemo(() => () => timeZones(at), [at])
  const words = {
    empty: text('combobox.empty'),
    show: text('combobox.show'),
    count: (count: number) => text('combobox.count', { count }),
  }
  return (
    <section class="onboarding-group" aria-labelledby="where">
      <h2 id="where">{text('group.where')}</h2>
      {!user.value && (
        <TextField
          id="email"
          label={text('email')}
          field={fields.email}
          kind="email"
          autocomplete="email"
          hint={text('email.hint')}
          maxLength={254}
        />
      )}
      <div class="form-pair">
        <Combobox
          id="country"
          label={text('country')}
          field={fields.country}
          placeholder={text('country.none')}
          options={countryList}
          labelOf={(code) => countryName(code, at)}
          words={words}
          autocomplete="country-name"
        />
        <Combobox
          id="time_zone"
          label={text('time_zone')}
          field={fields.time_zone}
          placeholder={text('time_zone.none')}
          options={zoneList}
          labelOf={cityOf}
          words={words}
          hint={ask('time_zone.hint')}
        />
      </div>
      <TextField
        id="school_name"
        label={ask('school_name')}
        field={fields.school_name}
        capitals="words"
        autocomplete="organization"
        maxLength={200}
      />
    </section>
  )
}

function Foot({ state }: { state: OnboardingState }) {
  const { fields, mustAgree, terms, privacy, busy, skip, text } = state
  return (
    <footer class="onboarding-foot">
      {mustAgree.value && (
        <CheckField id="has_agreed_policy" field={fields.has_agreed_policy}>
          <Agreement
            sentence={text('agree')}
            links={{
              terms: { href: terms.value, words: text('agree.terms') },
              privacy: { href: privacy.value, words: text('agree.privacy') },
            }}
          />
        </CheckField>
      )}
      <div class="row">
        <Button kind="main" type="submit" busy={busy.value}>
          {text('submit')}
        </Button>
        <Button kind="plain" onClick={skip}>
          {text('skip')}
        </Button>
      </div>
    </footer>
  )
}
