import { FieldFrame, type FieldFrameProps, tiedTo } from './field-frame.tsx'
import type { FormField } from './form-field.ts'

/** A one-time code: one field, so that a phone can fill it in from the message, and a paste with blanks is fine. */
export function CodeField(props: FieldFrameProps & { field: FormField; length?: number }) {
  const { id, field, hint, length = 6 } = props
  return (
    <FieldFrame {...props}>
      <input
        type="text"
        class="field-input field-code"
        inputMode="numeric"
        autocomplete="one-time-code"
        spellcheck={false}
        value={field.value.value}
        onInput={(event) => {
          const input = event.currentTarget
          field.value.value = input.value.replace(/\D/g, '').slice(0, length)
          // The signal may hold the same as before, and then nothing would be drawn.
          input.value = field.value.peek()
          field.wrong.value = null
        }}
        {...tiedTo(id, field, hint)}
      />
    </FieldFrame>
  )
}
