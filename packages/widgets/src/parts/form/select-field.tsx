import { FieldFrame, type FieldFrameProps, tiedTo } from './field-frame.tsx'
import type { FormField } from './form-field.ts'

export interface SelectFieldProps extends FieldFrameProps {
  field: FormField
  /** The first line, which stands for nothing chosen. */
  none: string
  options: readonly { value: string; label: string }[]
  autocomplete?: 'country' | 'off'
}

/** The platform's own list: it opens as the device's lists do, and works by keyboard. */
export function SelectField(props: SelectFieldProps) {
  const { id, field, hint, none, options, autocomplete = 'off' } = props
  return (
    <FieldFrame {...props}>
      <select
        class="field-input field-select"
        autocomplete={autocomplete}
        value={field.value.value}
        onChange={(event) => {
          field.value.value = event.currentTarget.value
          field.wrong.value = null
        }}
        {...tiedTo(id, field, hint)}
      >
        <option value="">{none}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
