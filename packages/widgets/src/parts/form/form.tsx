import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { Icon } from '../icon/icon.tsx'
import { iconCircleAlert } from '../icon/icons.ts'

export interface FormProps {
  /** Checks and sends; whatever is wrong is written into the fields by the time it is done. */
  onSubmit: () => unknown
  children: ComponentChildren
  class?: string
}

/** A form that says what is wrong in the widget's own words, and leads the keyboard to the first wrong field. */
export function Form({ onSubmit, children, class: more }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      class={more ? `form ${more}` : 'form'}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        await onSubmit()
        // The sentences are drawn by the next frame.
        requestAnimationFrame(() =>
          form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus(),
        )
      }}
    >
      {children}
    </form>
  )
}

/** What concerns the whole form, at its head. It is heard when it appears. */
export function FormProblem({ children }: { children: ComponentChildren }) {
  if (!children) return null
  return (
    <div class="form-problem" role="alert">
      <Icon path={iconCircleAlert} />
      <p>{children}</p>
    </div>
  )
}
