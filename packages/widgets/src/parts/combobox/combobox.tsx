import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { FieldFrame, type FieldFrameProps, tiedTo } from '../form/field-frame.tsx'
import type { FormField } from '../form/form-field.ts'
import { Icon } from '../icon/icon.tsx'
import { iconCheck, iconChevronDown } from '../icon/icons.ts'
import { type ComboboxOption, matching, moved } from './combobox-rules.ts'

export interface ComboboxProps extends FieldFrameProps {
  /** The chosen option's value; empty where none is. */
  field: FormField
  /** Asked for when the list is first opened: some lists take a while to make. */
  options: () => readonly ComboboxOption[]
  /** What stands in the field for a value, before the options were asked for. */
  labelOf: (value: string) => string
  placeholder: string
  words: { empty: string; show: string; count: (count: number) => string }
  autocomplete?: string
}

/** Without anchors the list stands below the field in the page's flow of layers, not in the top one. */
const hasAnchors = typeof CSS !== 'undefined' && CSS.supports('anchor-scope: --combobox')

/**
 * A field in which somebody types to find one of many: WAI-ARIA's editable combobox with a list. The focus stays in the
 * field; arrows, Home and End move through the list, Enter takes, Escape closes and then empties.
 */
export function Combobox(props: ComboboxProps) {
  const { id, label, field, hint, options, labelOf, placeholder, words, autocomplete = 'off' } = props
  const isOpen = useSignal(false)
  /** Null while nothing was typed since the last choice: then all options are shown. */
  const typed = useSignal<string | null>(null)
  const active = useSignal(-1)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const made = useSignal<readonly ComboboxOption[] | null>(null)
  // Another language has other labels.
  useMemo(() => {
    made.value = isOpen.peek() ? options() : null
  }, [options])
  const shown = useComputed(() => (made.value ? matching(made.value, typed.value ?? '') : []))
  const text = typed.value ?? (field.value.value ? labelOf(field.value.value) : '')

  function open() {
    if (isOpen.peek()) return
    made.value ??= options()
    active.value = shown.peek().findIndex(({ value }) => value === field.value.peek())
    isOpen.value = true
  }
  function close() {
    isOpen.value = false
    active.value = -1
  }
  function take({ value }: ComboboxOption) {
    field.value.value = value
    field.wrong.value = null
    typed.value = null
    close()
  }
  function empty() {
    field.value.value = ''
    typed.value = null
    close()
  }

  /** Who leaves with what is no option keeps the last choice; who emptied the field has chosen none. */
  function leave() {
    const left = typed.peek()
    close()
    if (left === null) return
    const [first, ...others] = left.trim() === '' ? [] : matching(made.peek() ?? options(), left)
    if (left.trim() === '') empty()
    else if (first && (others.length === 0 || first.label.toLowerCase() === left.trim().toLowerCase())) take(first)
    else typed.value = null
  }

  function press(event: KeyboardEvent) {
    if (event.isComposing || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (key === 'Escape') {
      if (!isOpen.peek() && text === '') return
      event.preventDefault()
      event.stopPropagation()
      if (!isOpen.peek()) return empty()
      typed.value = null
      return close()
    }
    if (key === 'Enter') {
      const option = shown.peek()[active.peek()]
      if (!isOpen.peek()) return
      // In a form, Enter takes the option and does not send.
      event.preventDefault()
      return option ? take(option) : close()
    }
    if (event.altKey && key === 'ArrowUp') return close()
    const isOpener = key === 'ArrowDown' || key === 'ArrowUp'
    // In a closed field Home and End are the text's.
    if (!isOpen.peek() && !isOpener) return
    if (!isOpen.peek()) {
      open()
      if (event.altKey || active.peek() >= 0) return event.preventDefault()
    }
    const next = moved(key, active.peek(), shown.peek().length)
    if (next === null) return
    event.preventDefault()
    active.value = next
  }

  useEffect(() => {
    const place = list.current
    if (!place || !hasAnchors) return
    if (isOpen.value) place.showPopover()
    else if (place.matches(':popover-open')) place.hidePopover()
  }, [isOpen.value])
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active.value, isOpen.value])

  const optionId = (at: number) => `${id}-option-${at}`
  return (
    <FieldFrame {...props}>
      <div class="combobox">
        <input
          {...tiedTo(id, field, hint)}
          ref={input}
          class="field-input combobox-input"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen.value}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen.value && active.value >= 0 ? optionId(active.value) : undefined}
          autocomplete={autocomplete}
          spellcheck={false}
          placeholder={placeholder}
          value={text}
          onInput={(event) => {
            typed.value = event.currentTarget.value
            open()
            active.value = typed.peek() && shown.peek().length > 0 ? 0 : -1
          }}
          onClick={open}
          onKeyDown={press}
          onBlur={leave}
        />
        <button
          type="button"
          class="combobox-button"
          tabIndex={-1}
          aria-label={words.show}
          // The focus stays in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus()
            if (isOpen.peek()) close()
            else open()
          }}
        >
          <Icon path={iconChevronDown} />
        </button>
        <div
          ref={list}
          class="combobox-list"
          popover={hasAnchors ? 'manual' : undefined}
          hidden={hasAnchors ? undefined : !isOpen.value}
          onPointerDown={(event) => event.preventDefault()}
        >
          <div role="listbox" id={`${id}-list`} aria-label={typeof label === 'string' ? label : words.show}>
            {isOpen.value &&
              shown.value.map((option, at) => (
                <div
                  key={option.value}
                  id={optionId(at)}
                  role="option"
                  tabIndex={-1}
                  class="combobox-option"
                  aria-selected={option.value === field.value.value}
                  data-active={at === active.value || undefined}
                  onClick={() => take(option)}
                  onKeyDown={press}
                >
                  <span class="combobox-words">
                    <span>{option.label}</span>
                    {option.note && <span class="quiet small">{option.note}</span>}
                  </span>
                  {option.value === field.value.value && <Icon path={iconCheck} />}
                </div>
              ))}
          </div>
          {isOpen.value && shown.value.length === 0 && <p class="combobox-empty quiet">{words.empty}</p>}
        </div>
        <p class="heard-only" role="status">
          {isOpen.value && typed.value !== null
            ? shown.value.length === 0
              ? words.empty
              : words.count(shown.value.length)
            : ''}
        </p>
      </div>
    </FieldFrame>
  )
}
