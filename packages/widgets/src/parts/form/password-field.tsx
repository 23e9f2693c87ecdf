import { useSignal } from '@preact/signals'
import { Icon } from '../icon/icon.tsx'
import { iconEye, iconEyeOff } from '../icon/icons.ts'
import { FieldFrame, type FieldFrameProps, tiedTo } from './field-frame.tsx'
import type { FormField } from './form-field.ts'

export interface PasswordFieldProps extends FieldFrameProps {
  field: FormField
  /** `new-password` lets a password keeper offer one. */
  autocomplete: 'current-password' | 'new-password'
  words: { show: string; hide: string }
}

/** A password that can be looked at: on a phone it is mistyped more often than it is stolen over a shoulder. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, field, hint, autocomplete, words } = props
  const shown = useSignal(false)
  return (
    <FieldFrame {...props}>
      <div class="field-secret">
        <input
          class="field-input"
          type={shown.value ? 'text' : 'password'}
          autocomplete={autocomplete}
          autocapitalize="off"
          spellcheck={false}
          maxLength={256}
          value={field.value.value}
          onInput={(event) => {
            field.value.value = event.currentTarget.value
            field.wrong.value = null
          }}
          {...tiedTo(id, field, hint)}
        />
        <button
          type="button"
          class="field-eye"
          aria-pressed={shown.value}
          aria-label={words.show}
          title={shown.value ? words.hide : words.show}
          onClick={() => {
            shown.value = !shown.value
          }}
        >
          <Icon path={shown.value ? iconEyeOff : iconEye} />
        </button>
      </div>
    </FieldFrame>
  )
}
