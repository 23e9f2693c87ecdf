// The reference: a chat box as somebody would write it by hand for one page. It asks for the same session, looks much the
// same, sends, and knows nothing of brands, languages, lost connections, history or screen readers' needs.
const sheet = new CSSStyleSheet()
sheet.replaceSync(`
:host { display: block; block-size: 480px; font: 16px/1.5 system-ui, sans-serif; color: #222; }
.frame { display: flex; flex-direction: column; block-size: 100%; border: 1px solid #ddd; border-radius: 16px; background: #fff; }
header { display: flex; gap: 12px; align-items: center; padding: 10px 16px; border-bottom: 1px solid #ddd; }
h2, p { margin: 0; } h2 { font-size: 16px; } header p { font-size: 13px; color: #666; }
.log { flex: 1; overflow-y: auto; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 12px; }
.chips { display: flex; flex-direction: column; gap: 8px; list-style: none; padding: 0; margin: 0; }
.chip { min-height: 44px; padding: 8px 16px; border: 1px solid #e0b48a; border-radius: 22px; background: #fff6ee; font: inherit; }
form { display: flex; gap: 4px; margin: 0 12px 12px; padding: 4px; border: 1px solid #999; border-radius: 27px; }
textarea { flex: 1; border: 0; background: none; padding: 10px 14px; font: inherit; resize: none; }
.send { inline-size: 44px; block-size: 44px; border: 0; border-radius: 50%; background: #f4a261; }
.mine { align-self: flex-end; padding: 10px 14px; border-radius: 16px; background: #fdecdc; }
`)
const face = (size) => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 48 48')
  svg.setAttribute('width', size)
  svg.setAttribute('height', size)
  const shapes = [
    ['path', { d: 'M24 9.5c10.6 0 18 6.6 18 17.2S35 45 24 45 6 37.3 6 26.7 13.4 9.5 24 9.5z', fill: '#f4a261' }],
    ['ellipse', { cx: 17.5, cy: 25, rx: 2.3, ry: 3 }],
    ['ellipse', { cx: 30.5, cy: 25, rx: 2.3, ry: 3 }],
    ['path', { d: 'M20 31q4 3.4 8 0', fill: 'none', stroke: '#000' }],
  ]
  for (const [tag, attributes] of shapes) {
    const shape = document.createElementNS('http://www.w3.org/2000/svg', tag)
    for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value)
    svg.append(shape)
  }
  return svg
}
const make = (tag, text, className) => {
  const element = document.createElement(tag)
  if (text) element.textContent = text
  if (className) element.className = className
  return element
}
let session = null

customElements.define(
  'hand-chat',
  class extends HTMLElement {
    async connectedCallback() {
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [sheet]
      const header = make('header')
      const title = make('div')
      title.append(make('h2', 'Coach'), make('p', 'Here to help'))
      header.append(face(36), title)
      const log = make('div', '', 'log')
      const chips = make('ul', '', 'chips')
      const say = (words) => log.append(make('p', words, 'mine'))
      for (const words of ['I am stuck on a problem', 'Explain something to me', 'Give me a problem to try']) {
        const item = make('li')
        const chip = make('button', words, 'chip')
        chip.onclick = () => say(words)
        item.append(chip)
        chips.append(item)
      }
      log.append(face(88), make('h2', 'Hello! I am your coach.'), make('p', 'Tell me what you are working on.'), chips)
      const form = make('form')
      const field = make('textarea')
      field.rows = 1
      field.placeholder = 'Write your question…'
      const send = make('button', '↑', 'send')
      form.onsubmit = (event) => {
        event.preventDefault()
        say(field.value)
        field.value = ''
      }
      form.append(field, send)
      const frame = make('div', '', 'frame')
      frame.append(header, log, form)
      session ??= fetch('/api/v1/embed/session', { method: 'POST' }).then((response) => response.json())
      await session
      root.append(frame)
    }
  },
)
