import { resetStyles } from './reset.styles.ts'

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** A constructed sheet belongs to one document: an element adopted by another (a frame, a pop-up) needs its own. */
function sheetOf(document: Document, text: string) {
  let known = sheets.get(document)
  if (!known) {
    known = new Map()
    sheets.set(document, known)
  }
  let sheet = known.get(text)
  if (!sheet) {
    const Sheet = (document.defaultView ?? window).CSSStyleSheet
    sheet = new Sheet()
    sheet.replaceSync(text)
    known.set(text, sheet)
  }
  return sheet
}

const joined = new WeakMap<readonly string[], string>()

/**
 * Gives a root the page's tokens and its widget's sheets, in this order. The sheets of one widget become one: a browser
 * pays for each of them in each root. The same text is parsed once per document.
 */
export function wearSheets(root: ShadowRoot, tokens: string, styles: readonly string[]) {
  let text = joined.get(styles)
  if (text === undefined) {
    text = resetStyles + styles.join('')
    joined.set(styles, text)
  }
  root.adoptedStyleSheets = [tokens, text].map((one) => sheetOf(root.ownerDocument, one))
}
