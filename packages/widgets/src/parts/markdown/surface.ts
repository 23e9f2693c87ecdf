/** Words that the renderer itself shows or says. */
export interface MarkdownWords {
  copy: string
  copied: string
  /** Names a table or code block that scrolls, for those who reach it by keyboard. */
  table: string
  code: string
  /** Names a citation's button; `{number}` is filled in. */
  source: string
}

export interface MarkdownOptions {
  words: MarkdownWords
  /** Makes `[1]` a button that leads to the source of that number; without it, it stays text. */
  cite?: (number: number) => void
  /** The address from which a picture may be loaded, or null; without it, only its alternative text is shown. */
  image?: (address: string) => string | null
  /** Shows TeX inside `element`, now or later. The source is already there. */
  maths?: (element: HTMLElement, tex: string, display: boolean) => void
}

export const make = (tag: string, className?: string): HTMLElement => {
  const element = document.createElement(tag)
  if (className) element.className = className
  return element
}

/** Adds to the last text node where there is one: a streamed paragraph stays one node. */
export function addText(into: Element, text: string) {
  if (text === '') return
  const last = into.lastChild
  if (last?.nodeType === Node.TEXT_NODE) (last as Text).appendData(text)
  else into.append(text)
}
