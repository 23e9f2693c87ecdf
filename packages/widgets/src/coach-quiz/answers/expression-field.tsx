import type { Text } from '@coachkit/sdk'
import { useEffect, useRef } from 'preact/hooks'
import { Field } from '../../parts/field/field.tsx'
import { loadMaths, showMaths } from '../../parts/maths/maths.ts'
import type { Outcome } from '../state/work.ts'
import type { QuizWord, QuizWords } from '../words/en.ts'
import { typedToTex } from './typed-to-tex.ts'

interface Sign {
  face: string
  words: QuizWord
  /** What goes in before and after the cursor; what is selected comes to stand between. */
  before: string
  after: string
}

const keys: readonly Sign[] = [
  { face: '▢⁄▢', words: 'key.fraction', before: '(', after: ')/()' },
  { face: 'x²', words: 'key.power', before: '^(', after: ')' },
  { face: '√', words: 'key.root', before: 'sqrt(', after: ')' },
  { face: '( )', words: 'key.brackets', before: '(', after: ')' },
  { face: 'π', words: 'key.pi', before: 'π', after: '' },
  { face: '≤', words: 'key.less', before: '≤', after: '' },
  { face: '≥', words: 'key.greater', before: '≥', after: '' },
  { face: '±', words: 'key.plus-minus', before: '±', after: '' },
]

interface ExpressionFieldProps {
  id: string
  label: string
  value: string
  text: Text<QuizWords>
  locked: boolean
  outcome: Outcome | null
  onInput: (value: string) => void
}

/**
 * Mathematics is typed as text, which every keyboard and screen reader can do, and shown as it will be read.
 * The row of signs is one stop of the Tab key; arrows move along it.
 */
export function ExpressionField({ id, label, value, text, locked, outcome, onInput }: ExpressionFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const preview = useRef<HTMLSpanElement>(null)
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const holder = preview.current
    if (!holder) return
    const tex = typedToTex(value)
    holder.textContent = value
    if (value.trim()) showMaths(holder, `\\displaystyle ${tex}`, false)
  }, [value])

  function insert({ before, after }: Sign) {
    const field = input.current
    if (!field) return
    const from = field.selectionStart ?? field.value.length
    const to = field.selectionEnd ?? from
    const chosen = field.value.slice(from, to)
    field.setRangeText(before + chosen + after, from, to, 'end')
    // With nothing chosen the cursor waits inside; with something chosen it goes on after it, or below the fraction.
    const end = from + before.length + chosen.length + after.length
    const cursor = !chosen ? from + before.length : after.endsWith('()') ? end - 1 : end
    field.focus()
    field.setSelectionRange(cursor, cursor)
    onInput(field.value)
  }

  function moveAlong(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    if (!step || at < 0) return
    event.preventDefault()
    event.stopPropagation()
    const next = buttons[(at + step + buttons.length) % buttons.length]
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1
    next?.focus()
  }

  return (
    <div class="expression">
      {/* The library is fetched before the first sign is typed. */}
      <div onFocusIn={() => void loadMaths()}>
        <Field
          id={id}
          label={label}
          hint={locked ? undefined : text('question.expression-hint')}
          value={value}
          locked={locked}
          outcome={outcome}
          maxLength={400}
          inputRef={input}
          onInput={onInput}
        />
      </div>
      {!locked && (
        <div class="signs" role="toolbar" aria-label={text('key.row')} ref={row} onKeyDown={moveAlong}>
          {keys.map((sign, at) => (
            <button
              type="button"
              class="sign"
              key={sign.words}
              tabIndex={at === 0 ? 0 : -1}
              onClick={() => insert(sign)}
            >
              <span aria-hidden="true">{sign.face}</span>
              <span class="heard-only">{text(sign.words)}</span>
            </button>
          ))}
        </div>
      )}
      <figure class="preview">
        <figcaption class="small quiet">
          {text(value.trim() ? 'question.preview' : 'question.preview-empty')}
        </figcaption>
        <span class="preview-maths" dir="ltr" ref={preview} />
      </figure>
    </div>
  )
}
