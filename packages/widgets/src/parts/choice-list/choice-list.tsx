import type { ComponentChildren } from 'preact'

export interface Choice {
  value: string
  label: ComponentChildren
  /** What is heard where the label itself cannot be read out. */
  heard?: string | undefined
}

export interface ChoiceListProps {
  /** Unique in the shadow root: radio buttons of one group share it. */
  name: string
  legend: string
  /** The legend may stand on the screen already. */
  legendHidden?: boolean
  several?: boolean
  /** Big cards with a letter, or small chips in a row. */
  look?: 'cards' | 'chips'
  choices: readonly Choice[]
  chosen: readonly string[]
  /** No more changes; the colour of what was chosen. */
  locked?: boolean
  outcome?: 'right' | 'partly' | 'not-yet' | null
  describedBy?: string
  onChoose: (value: string) => void
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Arrow keys move among check boxes as the browser does it among radio buttons; both then feel alike. */
function moveAmong(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (!step) return
  const inputs = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLInputElement>('input')]
  const at = inputs.indexOf(event.target as HTMLInputElement)
  if (at < 0) return
  event.preventDefault()
  inputs[(at + step + inputs.length) % inputs.length]?.focus()
}

/** A group of radio buttons or check boxes, drawn as cards that are easy to hit. */
export function ChoiceList(props: ChoiceListProps) {
  const { name, legend, legendHidden, several = false, look = 'cards', choices, chosen, locked = false } = props
  return (
    <fieldset
      class={`choices choices-${look}`}
      aria-describedby={props.describedBy}
      onKeyDown={several ? moveAmong : undefined}
    >
      <legend class={legendHidden ? 'heard-only' : 'choices-legend'}>{legend}</legend>
      {choices.map(({ value, label, heard }, at) => {
        const checked = chosen.includes(value)
        return (
          <label class="choice" key={value} data-outcome={checked ? props.outcome : undefined}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              checked={checked}
              disabled={locked}
              aria-label={heard}
              onChange={() => props.onChoose(value)}
            />
            {look === 'cards' && (
              <span class={several ? 'choice-letter choice-box' : 'choice-letter'} aria-hidden="true">
                {letters[at]}
              </span>
            )}
            <span class="choice-label">{label}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
