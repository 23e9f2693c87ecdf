import { entity, longestEntity } from './entities.ts'
import { bareAddress, code, link, marked, maths, runLength } from './inline-match.ts'
import { safeUrl } from './safe-url.ts'
import { addText, type MarkdownOptions, make } from './surface.ts'

const special = /[\\`*_~[!<&]| *\n| +$|\bhttps?:\/\/|\bh(?:t(?:t(?:ps?:?\/?)?)?)?$/gi
const escapable = /[!-/:-@[-`{-~]/
const markTag = { '~': 's', 1: 'em', 2: 'strong' } as const

export interface InlineWriter {
  write(text: string): void
  /** Shows what was held back, as it stands. */
  end(): void
  /** Unclosed mathematics is held back: the next line belongs to it whatever it looks like. */
  inMaths(): boolean
}

/**
 * Writes inline Markdown into `root` as it comes. What a later character could still change is held back, so that
 * nothing that was shown is ever taken away or built again.
 */
export function inlineWriter(root: Element, options: MarkdownOptions, insideLink = false): InlineWriter {
  let held = ''
  let before: string | undefined
  /** A bold passage too long to wait for its end, which closes with its paragraph at the latest. */
  let open: Element | null = null

  const into = () => open ?? root
  const nested = (element: Element, content: string, withinLink = insideLink) => {
    into().append(element)
    const writer = inlineWriter(element, options, withinLink)
    writer.write(content)
    writer.end()
  }
  const plain = (text: string) => {
    addText(into(), text)
    if (text !== '') before = text.at(-1)
  }

  function showLink(label: string, address: string) {
    const safe = safeUrl(address)
    if (!safe) return nested(make('span'), label, true)
    const anchor = make('a') as HTMLAnchorElement
    anchor.href = safe
    anchor.rel = 'noopener noreferrer'
    anchor.target = '_blank'
    nested(anchor, label, true)
  }

  function showImage(alt: string, address: string) {
    const source = options.image?.(address) ?? null
    if (source === null) return into().append(Object.assign(make('span', 'alt'), { textContent: alt }))
    into().append(Object.assign(document.createElement('img'), { alt, loading: 'lazy', src: source }))
  }

  function showCitation(number: number) {
    const button = make('button', 'cite') as HTMLButtonElement
    button.type = 'button'
    button.textContent = `${number}`
    button.setAttribute('aria-label', options.words.source.replace('{number}', `${number}`))
    button.addEventListener('click', () => options.cite?.(number))
    into().append(button)
  }

  /** Handles the syntax at `at`: how many characters were used up, or 'more'. */
  function syntax(at: number, match: string, final: boolean): number | 'more' {
    const char = match[0] as string
    if (match.endsWith('\n')) {
      if (match.length > 2) into().append(make('br'))
      plain('\n')
      return match.length
    }
    // Spaces at the edge may be the end of the line.
    if (char === ' ') return final ? match.length : 'more'
    if (char === '\\') return backslash(at, final)
    if (char === '`') {
      const found = code(held, at, final)
      if (found === 'more') return 'more'
      if (!found) return literal(held.slice(at, at + runLength(held, at)))
      into().append(Object.assign(make('code'), { textContent: found.content }))
      return used(found.length, '`')
    }
    if (char === '&') {
      const found = /^&(?:#x?[0-9a-f]{1,7}|[a-z][a-z0-9]{1,8});/i.exec(held.slice(at, at + 12))
      if (found) return literal(entity(found[0]) ?? found[0], found[0].length)
      const partial = !final && held.length - at < longestEntity && /^&#?[a-z0-9]*$/i.test(held.slice(at))
      return partial ? 'more' : literal('&')
    }
    if (char === '[' || char === '!') return bracket(at, final)
    if (char === '<' || /h/i.test(char)) return address(at, match, final)
    return emphasis(at, char, final)
  }

  const used = (length: number, last: string) => {
    before = last
    return length
  }
  const literal = (text: string, length = text.length) => {
    plain(text)
    return length
  }

  function backslash(at: number, final: boolean): number | 'more' {
    const next = held[at + 1]
    if (next === undefined) return final ? literal('\\') : 'more'
    if (next === '(' || next === '[') {
      const found = maths(held, at, final)
      if (found === 'more') return 'more'
      if (!found) return literal(`\\${next}`)
      const element = make('span', found.display ? 'maths display' : 'maths')
      element.textContent = found.tex
      into().append(element)
      options.maths?.(element, found.tex, found.display)
      return used(found.length, ')')
    }
    if (next === '\n') {
      into().append(make('br'))
      return used(2, '\n')
    }
    return escapable.test(next) ? literal(next, 2) : literal('\\')
  }

  function bracket(at: number, final: boolean): number | 'more' {
    const picture = held[at] === '!'
    const start = picture ? at + 1 : at
    if (picture && held[start] === undefined && !final) return 'more'
    if (held[start] !== '[') return literal('!')
    const found = link(held, start, final)
    if (found === 'more') return 'more'
    const length = (found?.length ?? 0) + start - at
    if (found && found.address !== null && picture) {
      showImage(found.label.replace(/[*_`\\]/g, ''), found.address)
      return used(length, ')')
    }
    if (found && found.address !== null && !insideLink) {
      showLink(found.label, found.address)
      return used(length, ')')
    }
    if (found?.address === null && !picture && options.cite && !insideLink && /^\d{1,2}$/.test(found.label)) {
      showCitation(Number(found.label))
      return used(length, ']')
    }
    return literal(held.slice(at, start + 1))
  }

  function address(at: number, match: string, final: boolean): number | 'more' {
    if (match === '<') {
      const rest = held.slice(at, at + 6)
      const line = /^<br ?\/?>/i.exec(rest)
      if (line) {
        into().append(make('br'))
        return used(line[0].length, '\n')
      }
      if (!final && /^<(?:b|br|br ?\/?)?$/i.test(rest)) return 'more'
    }
    const found = insideLink ? null : bareAddress(held, at, final)
    if (found === 'more') return 'more'
    if (!found) return literal(match)
    const safe = safeUrl(found.address)
    if (!safe) return literal(held.slice(at, at + found.length))
    const anchor = make('a') as HTMLAnchorElement
    anchor.href = safe
    anchor.rel = 'noopener noreferrer'
    anchor.target = '_blank'
    anchor.textContent = found.address
    into().append(anchor)
    return used(found.length, '/')
  }

  function emphasis(at: number, char: string, final: boolean): number | 'more' {
    if (open && held.startsWith('**', at) && before !== undefined && !/\s/.test(before)) {
      open = null
      return used(2, '*')
    }
    const found = marked(held, at, before, final)
    if (found === 'more') return 'more'
    if (found === 'open') {
      if (open) return literal('**')
      open = make('strong')
      root.append(open)
      return used(2, '*')
    }
    if (!found) return literal(char.repeat(runLength(held, at)))
    const tag = char === '~' ? markTag['~'] : found.mark === 3 ? 'em' : markTag[found.mark as 1 | 2]
    nested(make(tag), found.mark === 3 ? `**${found.content}**` : found.content)
    return used(found.length, char)
  }

  function drain(final: boolean) {
    let at = 0
    while (at < held.length) {
      special.lastIndex = at
      const match = special.exec(held)
      if (!match) {
        plain(held.slice(at))
        at = held.length
        break
      }
      plain(held.slice(at, match.index))
      at = match.index
      const length = syntax(at, match[0], final)
      if (length === 'more') break
      at += length
    }
    held = held.slice(at)
  }

  return {
    write(text) {
      held += text
      drain(false)
    },
    end() {
      drain(true)
      held = ''
    },
    inMaths: () => held.startsWith('\\[') || held.startsWith('\\('),
  }
}
