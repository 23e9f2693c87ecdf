import { blockStart, isDecided } from './block-start.ts'
import { codeBlock, heading, type Leaf, paragraph, type TableLeaf, table } from './leaves.ts'
import { type MarkdownOptions, make } from './surface.ts'

interface Container {
  kind: 'quote' | 'item'
  element: Element
  /** Columns that a line must be indented by to belong to a list item. */
  indent: number
}

/** Deeper nesting than a person reads is shown as text. */
const deepest = 12

export interface MarkdownStream {
  write(text: string): void
  /** Shows what was held back. Nothing can be written after it. */
  end(): void
}

/**
 * Writes Markdown into `root` as it comes. Nodes are only ever appended: the paragraph that a reader is on is never
 * built again, and syntax that is not complete is held back instead of flashing. No HTML is read, and none is written
 * as text, so the renderer works under Trusted Types.
 */
export function markdownStream(root: Element, options: MarkdownOptions): MarkdownStream {
  const containers: Container[] = []
  /** List element to the marker that continues it. */
  const lists = new WeakMap<Element, string>()
  let leaf: Leaf | null = null
  let fence: { mark: string; indent: number } | null = null
  /** A line that may be a table's header; the next line tells. */
  let header: { line: string; parent: Element } | null = null
  let line = ''
  /** The start of the current line was read; the rest goes straight to its leaf. */
  let begun = false

  const parent = () => containers.at(-1)?.element ?? root

  function closeLeaf() {
    leaf?.end()
    leaf = null
    fence = null
    if (header) {
      const { line: text, parent: into } = header
      header = null
      const shown = paragraph(into, options)
      shown.write(text)
      shown.end()
    }
  }

  function closeTo(depth: number) {
    if (containers.length > depth || leaf || header) closeLeaf()
    containers.length = depth
  }

  /** Takes off the marks of the containers that the line continues. */
  function strip(text: string): { rest: string; matched: number } {
    let rest = text
    let matched = 0
    for (const container of containers) {
      if (container.kind === 'quote') {
        const mark = /^ {0,3}> ?/.exec(rest)
        if (!mark) break
        rest = rest.slice(mark[0].length)
      } else {
        const indent = rest.length - rest.trimStart().length
        if (rest.trim() !== '' && indent < container.indent) break
        rest = rest.slice(Math.min(container.indent, indent))
      }
      matched++
    }
    return { rest, matched }
  }

  function openItem(marker: string, start: number, indent: number) {
    const into = parent()
    const last = into.lastElementChild
    let list = last && lists.get(last) === marker ? last : null
    if (!list) {
      const ordered = marker === '.' || marker === ')'
      list = make(ordered ? 'ol' : 'ul')
      if (ordered && start !== 1) (list as HTMLOListElement).start = start
      lists.set(list, marker)
      into.append(list)
    }
    const element = make('li')
    list.append(element)
    containers.push({ kind: 'item', element, indent })
  }

  /** Reads a line's start. `whole` is false while its end has not come. */
  function begin(text: string, whole: boolean) {
    let { rest, matched } = strip(text.replace(/^[ \t>]*/, (lead) => lead.replaceAll('\t', '    ')))
    const all = matched === containers.length
    if (fence && leaf && all) {
      const closing = rest.trim()
      const mark = fence.mark
      if (whole && closing.startsWith(mark) && closing === (mark[0] as string).repeat(closing.length))
        return closeLeaf()
      leaf.write(rest.slice(Math.min(fence.indent, rest.length - rest.trimStart().length)))
      return
    }
    if (leaf?.holdsNextLine?.() && rest.trim() !== '') return leaf.write(rest)

    for (;;) {
      const start = blockStart(rest)
      const depth = containers.length
      const lazy = leaf?.kind === 'paragraph' && matched <= depth
      if (start.kind === 'text' || (start.kind === 'row' && !whole)) {
        if (lazy) return leaf?.write(rest)
        closeTo(matched)
        leaf = paragraph(parent(), options)
        return leaf.write(rest.trimStart())
      }
      if (start.kind === 'blank') {
        // A blank line ends a paragraph, and a quotation that it does not carry the mark of.
        return closeTo(matched)
      }
      if (start.kind === 'row') return row(rest, matched)
      if (start.kind === 'item') {
        // As in CommonMark: a number in the middle of a sentence does not begin a list, nor does an empty item.
        const interrupts = start.rest !== '' && (start.start === 1 || !/[.)]/.test(start.marker))
        if ((lazy && matched === depth && !interrupts) || depth >= deepest) {
          if (lazy) return leaf?.write(rest)
          closeTo(matched)
          leaf = paragraph(parent(), options)
          return leaf.write(rest.trimStart())
        }
        closeTo(matched)
        openItem(start.marker, start.start, start.indent)
        rest = start.rest
      } else if (start.kind === 'quote' && depth < deepest) {
        closeTo(matched)
        const element = make('blockquote')
        parent().append(element)
        containers.push({ kind: 'quote', element, indent: 0 })
        rest = start.rest
      } else {
        closeTo(matched)
        if (start.kind === 'heading') {
          leaf = heading(parent(), start.level, options)
          leaf.write(start.text)
        } else if (start.kind === 'fence') {
          leaf = codeBlock(parent(), start.language, options)
          fence = start
        } else if (start.kind === 'rule') parent().append(make('hr'))
        else {
          leaf = paragraph(parent(), options)
          leaf.write(rest.trimStart())
        }
        return
      }
      matched = containers.length
      if (rest.trim() === '') return
    }
  }

  function row(text: string, matched: number) {
    if (leaf?.kind === 'table' && matched === containers.length) return (leaf as TableLeaf).row(text)
    if (header && matched === containers.length) {
      const { line: titles, parent: into } = header
      const made = table(into, titles, text, options)
      if (made) {
        header = null
        leaf = made
        return
      }
    }
    closeTo(matched)
    header = { line: text.trim(), parent: parent() }
  }

  function endLine() {
    if (!begun) begin(line, true)
    if (leaf?.kind === 'line') closeLeaf()
    else leaf?.newline()
    line = ''
    begun = false
  }

  const inCode = (text: string) => /[^\s>`~]/.test(text)

  return {
    write(text) {
      const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '\ufffd').split('\n')
      for (const [index, part] of lines.entries()) {
        if (index > 0) endLine()
        if (part === '') continue
        if (begun) {
          leaf?.write(part)
          continue
        }
        line += part
        // A header row or a heading is read whole; the last part has no end yet, the others are about to get theirs.
        if (index === lines.length - 1 && (fence ? inCode(line) : isDecided(line)) && !header) {
          begin(line, false)
          begun = true
        }
      }
    },
    end() {
      endLine()
      closeTo(0)
    },
  }
}

/** A finished text in one go, by the same renderer. */
export function renderMarkdown(root: Element, text: string, options: MarkdownOptions) {
  const stream = markdownStream(root, options)
  stream.write(text)
  stream.end()
}
