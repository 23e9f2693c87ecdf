import type { ComponentChildren } from 'preact'
import type { FormField } from './form-field.ts'

export interface FieldFrameProps {
  id: string
  label: ComponentChildren
  /** Stands behind the label of a field that may stay empty. */
  optional?: string
  hint?: ComponentChildren
}

/** What ties a control to its hint and to the sentence about what is wrong. */
// biome-ignore lint/suspicious/noExplicitAny: the value's type is the control's business.
export function tiedTo(id: string, field: FormField<any>, hint: unknown) {
  const wrong = field.wrong.value !== null
  const told = [hint ? `${id}-hint` : '', wrong ? `${id}-wrong` : ''].filter(Boolean).join(' ')
  return { id, 'aria-invalid': wrong ? true : undefined, 'aria-describedby': told || undefined } as const
}

/** The sentence about what is wrong with a field. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export const FieldWrong = ({ id, field }: { id: string; field: FormField<any> }) =>
  field.wrong.value === null ? null : (
    <p class="field-wrong" id={`${id}-wrong`}>
      {field.wrong.value}
    </p>
  )

/** Label, control, hint and sentence of one field, always in that order. */
export function FieldFrame({
  id,
  label,
  optional,
  hint,
  field,
  children,
}: FieldFrameProps & {
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  field: FormField<any>
  children: ComponentChildren
}) {
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
        {optional && <span class="field-optional"> {optional}</span>}
      </label>
      {children}
      <FieldWrong id={id} field={field} />
      {hint && (
        <p class="quiet small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
