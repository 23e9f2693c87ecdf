import { iconElement } from '../icon/icon-element.ts'
import { iconCopy } from '../icon/icons.ts'
import { alignments, cells } from './block-start.ts'
import { inlineWriter } from './inline.ts'
import { addText, type MarkdownOptions, make } from './surface.ts'

/** A block that holds text and no other block. */
export interface Leaf {
  kind: 'paragraph' | 'line' | 'code' | 'table'
  /** Text of the current line as it comes. */
  write(text: string): void
  /** The line ended. */
  newline(): void
  end(): void
  /** The next line belongs to this block, whatever it looks like. */
  holdsNextLine?(): boolean
}

/** How long a copy button says that it did: part 1 §9. */
const copiedFor = 1500

export function paragraph(parent: Element, options: MarkdownOptions): Leaf {
  const element = make('p')
  parent.append(element)
  const inline = inlineWriter(element, options)
  let lineEnded = false
  return {
    kind: 'paragraph',
    write(text) {
      // The break is written with the next line, because the last line of a paragraph has none.
      inline.write(lineEnded ? `\n${text.trimStart()}` : text)
      lineEnded = false
    },
    newline: () => {
      lineEnded = true
    },
    end: inline.end,
    holdsNextLine: inline.inMaths,
  }
}

/** Headings stay shallow: an answer is part of a page that has its own, so the level is one, and size tells the rest. */
export function heading(parent: Element, level: number, options: MarkdownOptions): Leaf {
  const element = make('h3', `level-${Math.min(level, 4)}`)
  parent.append(element)
  const inline = inlineWriter(element, options)
  return { kind: 'line', write: inline.write, newline: () => {}, end: inline.end }
}

export function codeBlock(parent: Element, language: string, options: MarkdownOptions): Leaf {
  const block = make('div', 'code')
  const bar = make('div', 'code-bar')
  const name = make('span')
  name.textContent = language.split(/\s/)[0]?.slice(0, 24) ?? ''
  const copy = make('button', 'copy') as HTMLButtonElement
  copy.type = 'button'
  const label = make('span')
  label.textContent = options.words.copy
  copy.append(iconElement(iconCopy), label)
  bar.append(name, copy)
  const frame = make('pre')
  frame.tabIndex = 0
  frame.setAttribute('role', 'group')
  frame.setAttribute('aria-label', options.words.code)
  const code = make('code')
  code.dir = 'ltr'
  frame.append(code)
  block.append(bar, frame)
  parent.append(block)
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent ?? '')
    } catch {
      return // The page has no right to the clipboard; the text can still be selected.
    }
    label.textContent = options.words.copied
    setTimeout(() => {
      label.textContent = options.words.copy
    }, copiedFor)
  })
  let breaks = ''
  return {
    kind: 'code',
    write(text) {
      addText(code, breaks + text)
      breaks = ''
    },
    // Written with the next line, so that a block does not end in an empty one.
    newline: () => {
      if (code.firstChild || breaks) breaks += '\n'
    },
    end: () => {},
  }
}

export interface TableLeaf extends Leaf {
  row(line: string): void
}

/** A table from its first two lines, or null when they are not one. */
export function table(parent: Element, header: string, delimiter: string, options: MarkdownOptions): TableLeaf | null {
  const align = alignments(delimiter)
  const titles = cells(header)
  if (!align || align.length !== titles.length) return null
  const scroller = make('div', 'table')
  scroller.tabIndex = 0
  scroller.setAttribute('role', 'group')
  scroller.setAttribute('aria-label', options.words.table)
  const element = make('table')
  const head = make('thead')
  const body = make('tbody')
  element.append(head)
  scroller.append(element)
  parent.append(scroller)

  const addRow = (into: Element, tag: 'th' | 'td', texts: string[]) => {
    const row = make('tr')
    for (const [index, side] of align.entries()) {
      const cell = make(tag, side === 'start' ? undefined : side)
      if (tag === 'th') cell.setAttribute('scope', 'col')
      const inline = inlineWriter(cell, options)
      inline.write(texts[index] ?? '')
      inline.end()
      row.append(cell)
    }
    into.append(row)
  }
  addRow(head, 'th', titles)
  return {
    kind: 'table',
    write: () => {},
    newline: () => {},
    end: () => {},
    row(line) {
      if (!body.parentNode) element.append(body)
      addRow(body, 'td', cells(line))
    },
  }
}
