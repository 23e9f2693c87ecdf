import type { Onboarding } from '@coachkit/contract'
import { ownTimeZone } from '../parts/combobox/time-zones.ts'
import { createField } from '../parts/form/form-field.ts'

/** The eight fields of the record; `completion_ratio` is the share of them that is filled (part 1 §4). */
export const createRecord = () => ({
  country: createField(''),
  time_zone: createField(''),
  school_name: createField(''),
  academic_level_ids: createField<readonly string[]>([]),
  subject_ids: createField<readonly string[]>([]),
  goals: createField(''),
  weekly_minutes: createField(''),
  heard_from: createField(''),
})
export type RecordFields = ReturnType<typeof createRecord>

export function showRecord(fields: RecordFields, record: Onboarding): void {
  fields.country.value.value = record.country ?? ''
  fields.time_zone.value.value = record.time_zone ?? ownTimeZone()
  fields.school_name.value.value = record.school_name ?? ''
  fields.academic_level_ids.value.value = record.academic_level_ids ?? []
  fields.subject_ids.value.value = record.subject_ids ?? []
  fields.goals.value.value = record.goals ?? ''
  fields.weekly_minutes.value.value = record.weekly_minutes == null ? '' : String(record.weekly_minutes)
  fields.heard_from.value.value = record.heard_from ?? ''
}

const filled = (text: string) => text.trim() || null
const some = (names: readonly string[]) => (names.length > 0 ? [...names] : null)

export const readRecord = (fields: RecordFields): Onboarding => ({
  country: filled(fields.country.value.value),
  time_zone: filled(fields.time_zone.value.value),
  school_name: filled(fields.school_name.value.value),
  academic_level_ids: some(fields.academic_level_ids.value.value),
  subject_ids: some(fields.subject_ids.value.value),
  goals: filled(fields.goals.value.value),
  weekly_minutes: fields.weekly_minutes.value.value === '' ? null : Number(fields.weekly_minutes.value.value),
  heard_from: filled(fields.heard_from.value.value),
})

export const filledIn = (record: Onboarding): number => Object.values(record).filter((value) => value !== null).length
