import type { ComponentChildren } from 'preact'
import { FieldWrong, tiedTo } from './field-frame.tsx'
import type { FormField } from './form-field.ts'

/** Yes or no, with the words beside the box; the whole line can be hit. */
export function CheckField(props: { id: string; field: FormField<boolean>; children: ComponentChildren }) {
  const { id, field, children } = props
  return (
    <div class="check">
      <label class="check-line">
        <input
          type="checkbox"
          checked={field.value.value}
          onChange={(event) => {
            field.value.value = event.currentTarget.checked
            field.wrong.value = null
          }}
          {...tiedTo(id, field, null)}
        />
        <span>{children}</span>
      </label>
      <FieldWrong id={id} field={field} />
    </div>
  )
}
