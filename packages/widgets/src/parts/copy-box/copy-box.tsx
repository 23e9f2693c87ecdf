import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconCheck, iconCopy } from '../icon/icons.ts'
import type { CopyWords } from './copy-box.words.ts'

/** The copied-to-clipboard flag: part 1 §9. */
const copiedFor = 1500

export interface CopyBoxProps {
  /** What is copied, and stands in the box. */
  value: string
  /** What it is, for the button's name. */
  label: string
  text: (key: keyof CopyWords) => string
}

/** A key or a line of code with a button that copies it. Where the browser refuses, it is marked to be copied by hand. */
export function CopyBox({ value, label, text }: CopyBoxProps) {
  const state = useSignal<'idle' | 'copied' | 'marked'>('idle')
  const code = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => () => clearTimeout(timer.current ?? undefined), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      state.value = 'copied'
      clearTimeout(timer.current ?? undefined)
      timer.current = setTimeout(() => {
        state.value = 'idle'
      }, copiedFor)
    } catch {
      // Pages without TLS have no clipboard.
      if (code.current) getSelection()?.selectAllChildren(code.current)
      state.value = 'marked'
    }
  }

  return (
    <div class="copy-box">
      <pre class="copy-value">
        <code ref={code}>{value}</code>
      </pre>
      <Button label={`${text('copy')}: ${label}`} onClick={() => void copy()}>
        <span class="copy-words">
          <Icon path={state.value === 'copied' ? iconCheck : iconCopy} />
          {text(state.value === 'copied' ? 'copied' : 'copy')}
        </span>
      </Button>
      <span class="heard-only" role="status">
        {state.value === 'copied' ? text('copied') : ''}
      </span>
      {state.value === 'marked' && (
        <p class="quiet small" role="status">
          {text('copy.by-hand')}
        </p>
      )}
    </div>
  )
}
