import type { ComponentChildren, Ref } from 'preact'

export interface FieldProps {
  id: string
  label: ComponentChildren
  /** The label may stand on the screen already. */
  labelHidden?: boolean
  value: string
  onInput: (value: string) => void
  /** Numbers stay text (`type=number` loses what it cannot read); the number keyboard comes up all the same. */
  kind?: 'text' | 'number' | 'long'
  hint?: string
  placeholder?: string
  locked?: boolean
  outcome?: 'right' | 'partly' | 'not-yet' | null
  maxLength?: number
  /** The element of one line, for whoever moves its cursor. */
  inputRef?: Ref<HTMLInputElement>
  onKeyDown?: (event: KeyboardEvent) => void
}

/** One line or a few lines of text with its label. */
export function Field(props: FieldProps) {
  const { id, label, labelHidden, value, kind = 'text', hint, locked = false } = props
  const shared = {
    id,
    class: `field-input field-${kind}`,
    'aria-describedby': hint ? `${id}-hint` : undefined,
    onInput: (event: InputEvent) => props.onInput((event.currentTarget as HTMLInputElement).value),
    onKeyDown: props.onKeyDown,
  }
  const typed = {
    value,
    placeholder: props.placeholder,
    readOnly: locked,
    maxLength: props.maxLength ?? 4000,
    autocomplete: 'off' as const,
    spellcheck: kind === 'long',
    'data-outcome': props.outcome ?? undefined,
  }
  return (
    <div class="field">
      <label class={labelHidden ? 'heard-only' : 'field-label'} for={id}>
        {label}
      </label>
      {kind === 'long' ? (
        <textarea rows={3} {...shared} {...typed} />
      ) : (
        <input
          type="text"
          ref={props.inputRef}
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          autocapitalize="off"
          {...shared}
          {...typed}
        />
      )}
      {hint && (
        <p class="quiet small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
