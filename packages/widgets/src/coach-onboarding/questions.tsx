import { ChoiceList } from '../parts/choice-list/choice-list.tsx'
import type { FormField } from '../parts/form/form-field.ts'
import { SelectField } from '../parts/form/select-field.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import type { OnboardingState } from './coach-onboarding.state.ts'

/** Not in the spec: our choice of what to offer. */
const minutes = [30, 60, 120, 180, 300]
const sources = ['friend', 'school', 'search', 'social', 'other'] as const

function toggle(field: FormField<readonly string[]>, value: string) {
  const chosen = field.value.peek()
  field.value.value = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
}

const Several = (props: {
  name: string
  legend: string
  field: FormField<readonly string[]>
  offered: readonly { id: string; name: string }[]
}) =>
  props.offered.length === 0 ? null : (
    <ChoiceList
      name={props.name}
      legend={props.legend}
      look="chips"
      several
      choices={props.offered.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={props.field.value.value}
      onChoose={(value) => toggle(props.field, value)}
    />
  )

/** Levels and subjects come with an account; without one these questions are left out. */
export function LearningQuestions({ state: { fields, levels, subjects, ask } }: { state: OnboardingState }) {
  if (levels.value.length === 0 && subjects.value.length === 0) return null
  return (
    <section class="onboarding-group" aria-labelledby="learning">
      <h2 id="learning">{ask('group.learning')}</h2>
      <Several
        name="academic_level_ids"
        legend={ask('academic_level_ids')}
        field={fields.academic_level_ids}
        offered={levels.value}
      />
      <Several name="subject_ids" legend={ask('subject_ids')} field={fields.subject_ids} offered={subjects.value} />
    </section>
  )
}

export function PlanQuestions({ state: { fields, ask, text } }: { state: OnboardingState }) {
  const { weekly_minutes } = fields
  const kept = weekly_minutes.value.value
  const offered = kept && !minutes.includes(Number(kept)) ? [...minutes, Number(kept)] : minutes
  return (
    <section class="onboarding-group" aria-labelledby="plans">
      <h2 id="plans">{ask('group.plans')}</h2>
      <TextField
        id="goals"
        label={ask('goals')}
        field={fields.goals}
        kind="long"
        capitals="sentences"
        placeholder={ask('goals.placeholder')}
        maxLength={1000}
      />
      <ChoiceList
        name="weekly_minutes"
        legend={ask('weekly_minutes')}
        look="chips"
        choices={offered.map((count) => ({ value: String(count), label: text('minutes', { count }) }))}
        chosen={[kept]}
        onChoose={(value) => {
          weekly_minutes.value.value = value
        }}
      />
      <SelectField
        id="heard_from"
        label={text('heard_from')}
        field={fields.heard_from}
        none={text('heard.none')}
        options={sources.map((source) => ({ value: source, label: text(`heard.${source}`) }))}
      />
    </section>
  )
}
