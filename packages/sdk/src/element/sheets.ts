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

/** Gives a root its sheets in this order; the same text is parsed once per document. */
export function wearSheets(root: ShadowRoot, texts: readonly string[]) {
  root.adoptedStyleSheets = texts.map((text) => sheetOf(root.ownerDocument, text))
}
