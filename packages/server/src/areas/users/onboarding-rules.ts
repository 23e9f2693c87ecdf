import type { Onboarding } from '@coachkit/contract'

/** The fields that count, in the contract's order. */
const fields = [
  'country',
  'time_zone',
  'school_name',
  'academic_level_ids',
  'subject_ids',
  'goals',
  'weekly_minutes',
  'heard_from',
] as const satisfies readonly (keyof Onboarding)[]

type Filled = { [field in (typeof fields)[number]]: NonNullable<Onboarding[field]> }
/** As stored: what is filled, and nothing else. */
export type OnboardingFields = Partial<Filled>

const isFilled = (value: unknown) =>
  typeof value === 'number' || ((typeof value === 'string' || Array.isArray(value)) && value.length > 0)

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** The filled fields of what was sent, whatever else stands beside them. */
export function filledFields(sent: Onboarding): OnboardingFields {
  const pairs = fields.map((field) => [field, trimmed(sent[field])] as const).filter(([, value]) => isFilled(value))
  return Object.fromEntries(pairs) as OnboardingFields
}

/** The share of fields that are filled (part 1 §4). */
export const completionRatio = (record: OnboardingFields): number =>
  fields.filter((field) => isFilled(record[field])).length / fields.length

export const recordView = (record: OnboardingFields) => ({
  onboarding: record,
  completion_ratio: completionRatio(record),
})

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
