import { directionOf, type Text } from '@coachkit/sdk'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { MarkdownStream } from '../../parts/markdown/markdown-stream.ts'
import { further, furtherFailed } from '../further.ts'
import type { QuizWords } from '../words/en.ts'

interface ProseProps {
  text: string
  say: Text<QuizWords>
  /** What it is written in, where that is not the widget's own language for certain. */
  lang?: string | undefined
  /** More of it is on its way. */
  streaming?: boolean
  class?: string
}

/** Signs that a reader should not see. */
export const marks = /[\\*_`#[|<>&]|\n/

/**
 * Markdown with mathematics. A text that grows is only ever added to, so that a reader's line never jumps. Until the
 * renderer is here the text keeps its place unseen, and is there for a screen reader.
 */
export function Prose({ text, say, lang, streaming = false, class: more }: ProseProps) {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef<{ stream: MarkdownStream; text: string; ended: boolean } | null>(null)
  const later = further.value
  const failed = furtherFailed.value

  useLayoutEffect(() => {
    if (!root.current) return
    if (!later) {
      root.current.textContent = text
      root.current.toggleAttribute('data-raw', !failed && marks.test(text))
      return
    }
    root.current.removeAttribute('data-raw')
    let now = shown.current
    if (!now || (now.ended ? text !== now.text : !text.startsWith(now.text))) {
      root.current.replaceChildren()
      const words = {
        copy: say('prose.copy'),
        copied: say('prose.copied'),
        table: say('prose.table'),
        code: say('prose.code'),
        source: say('prose.source'),
      }
      now = { stream: later.markdownStream(root.current, { words, maths: later.showMaths }), text: '', ended: false }
      shown.current = now
    }
    if (text.length > now.text.length) now.stream.write(text.slice(now.text.length))
    now.text = text
    if (!streaming && !now.ended) {
      now.stream.end()
      now.ended = true
    }
  }, [text, streaming, later, failed])

  return (
    <div class={more ? `prose ${more}` : 'prose'} lang={lang} dir={lang ? directionOf(lang) : undefined} ref={root} />
  )
}
