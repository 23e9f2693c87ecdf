import { FieldFrame, type FieldFrameProps, tiedTo } from './field-frame.tsx'
import type { FormField } from './form-field.ts'

export interface TextFieldProps extends FieldFrameProps {
  field: FormField
  kind?: 'text' | 'email' | 'tel' | 'long'
  /** What a browser or a password keeper may fill in, such as `username` or `given-name`. */
  autocomplete?: string
  placeholder?: string
  maxLength?: number
  /** Names begin with a capital letter; addresses and codes have none. */
  capitals?: 'words' | 'characters' | 'sentences' | 'off'
}

/** One line of text, or a few, that keeps what was typed whatever happens. */
export function TextField(props: TextFieldProps) {
  const { id, field, hint, kind = 'text', autocomplete = 'off', capitals = 'off' } = props
  const shared = {
    class: kind === 'long' ? 'field-input field-long' : 'field-input',
    value: field.value.value,
    placeholder: props.placeholder,
    maxLength: props.maxLength,
    autocapitalize: capitals,
    autocomplete,
    onInput: (event: InputEvent) => {
      field.value.value = (event.currentTarget as HTMLInputElement).value
      field.wrong.value = null
    },
    ...tiedTo(id, field, hint),
  }
  return (
    <FieldFrame {...props}>
      {kind === 'long' ? (
        <textarea rows={3} {...shared} />
      ) : (
        // An address is checked by us; `type=email` would drop what a browser finds wrong with it.
        <input type={kind === 'tel' ? 'tel' : 'text'} inputMode={kind} spellcheck={false} {...shared} />
      )}
    </FieldFrame>
  )
}
