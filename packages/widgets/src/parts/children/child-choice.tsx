import type { ComponentChildren } from 'preact'
import { Avatar } from './avatar.tsx'

export interface ChosenChild {
  id: string
  first_name: string
  last_name: string
  profile_pic_url: string | null
}

export const nameOf = ({ first_name, last_name }: Pick<ChosenChild, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim()

/** Which child is meant: radio buttons drawn as people. `note` says more of one, and `taken` why one can't be chosen. */
export function ChildChoice(props: {
  legend: string
  legendHidden?: boolean
  children: readonly ChosenChild[]
  chosen: string | null
  note?: (child: ChosenChild) => ComponentChildren
  onChoose: (id: string) => void
}) {
  const { legend, legendHidden, children, chosen, note, onChoose } = props
  return (
    <fieldset class="people">
      <legend class={legendHidden ? 'heard-only' : 'people-legend'}>{legend}</legend>
      {children.map((child) => (
        <label class="person-choice" key={child.id}>
          <input
            type="radio"
            name="child"
            value={child.id}
            checked={chosen === child.id}
            onChange={() => onChoose(child.id)}
          />
          <Avatar name={child.first_name} picture={child.profile_pic_url} size={40} />
          <span class="person-words">
            <span class="person-name">{nameOf(child)}</span>
            {note && <span class="quiet small">{note(child)}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
