import type { BrandConfig } from '@coachkit/contract'
import { buttonTokens, defaultButton } from '../brand/default-button.ts'
import type { CoachError } from '../element/coach-error.ts'
import type { KitOptions, LoadedKit } from '../kit/options.ts'
import type { Tell } from '../mistakes/codes.ts'
import { uniqueId } from '../unique-id.ts'
import { localeIn, spokenLanguages } from '../words/languages.ts'
import type { Core } from './core.ts'
import { launcherStyles } from './launcher.styles.ts'
import { launcherWords } from './launcher.words.ts'

export interface LauncherOptions extends KitOptions {
  /** `eager` or `idle` bring the panel early; otherwise it comes when somebody is near. */
  wake?: string | null
  /** Says a mistake of the page's, once. */
  tell: Tell
  /** Reads the page's own brand. */
  ownBrand(): Promise<Partial<BrandConfig>>
  /** Brings the panel's files. */
  near(): Promise<unknown>
  kit(): Promise<LoadedKit>
}

const svg = 'http://www.w3.org/2000/svg'
/** How long the first paint waits for the brand's record: the bubble should not change its colour before one's eyes. */
const brandPatience = 1200

function draw(shapes: readonly (readonly [tag: string, attributes: Record<string, string>])[]) {
  const picture = document.createElementNS(svg, 'svg')
  picture.setAttribute('viewBox', '0 0 32 32')
  picture.setAttribute('aria-hidden', 'true')
  for (const [tag, attributes] of shapes) {
    const shape = document.createElementNS(svg, tag)
    for (const name in attributes) shape.setAttribute(name, attributes[name] as string)
    picture.append(shape)
  }
  return picture
}

/** The coach in a few strokes; the panel has the whole character. */
const face = [
  [
    'path',
    {
      d: 'M16 4c7.2 0 12 4.4 12 10.6S23.2 25.2 16 25.2c-1.2 0-2.3-.1-3.4-.4L7 28l1.2-5.1C5.6 21 4 18 4 14.6 4 8.4 8.8 4 16 4z',
      fill: 'currentColor',
    },
  ],
  ['circle', { cx: '11.7', cy: '13.5', r: '1.9', class: 'eye' }],
  ['circle', { cx: '20.3', cy: '13.5', r: '1.9', class: 'eye' }],
  ['path', { d: 'M12 18.3c1.2 1.3 2.5 1.9 4 1.9s2.8-.6 4-1.9', class: 'mouth' }],
] as const
const cross = [['path', { d: 'm9 9 14 14M23 9 9 23', class: 'cross' }]] as const

/** What the bubble needs of a brand; the default's where it can't be had. */
async function colours({ brand, api, tell, ownBrand }: LauncherOptions): Promise<string[]> {
  try {
    let own: Partial<BrandConfig> | undefined
    if (typeof brand === 'string') {
      const signal = AbortSignal.timeout(brandPatience)
      const address = `${api}/api/v1/embed/brands/${encodeURIComponent(brand)}`
      const answer = await fetch(address, { signal, credentials: 'omit' })
      if (answer.status === 404) tell('embed.unknown-brand', { brand, api: api as string })
      own = (await answer.json()).brand
    } else if (brand) own = await ownBrand()
    const light = own?.palette?.light
    return light ? buttonTokens.map((token) => light[token] as string) : defaultButton
  } catch {
    return defaultButton
  }
}

/** The bubble in the corner: plain DOM, there before anything else is loaded. */
export async function showLauncher(options: LauncherOptions) {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const [fill, hover, active, label] = await colours(options)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `:host{--fill:${fill};--hover:${hover};--active:${active};--label:${label}}${launcherStyles(options.position === 'left')}`,
  )
  root.adoptedStyleSheets = [sheet]

  const { lang } = options
  const spoken = localeIn(spokenLanguages, lang || navigator.language)
  if (lang && !spoken) {
    options.tell('embed.unknown-language', { language: lang, languages: spokenLanguages.join(', ') })
  }
  const locale = spoken ?? 'en'
  const words = launcherWords[locale.split('-')[0] as 'en']
  const button = document.createElement('button')
  const mark = document.createElement('span')
  const note = document.createElement('p')
  button.type = 'button'
  button.ariaLabel = words.open
  button.setAttribute('aria-expanded', 'false')
  mark.className = 'mark'
  mark.hidden = true
  note.hidden = true
  note.setAttribute('role', 'status')
  button.append(draw(face), draw(cross), mark)
  root.append(note, button)
  host.lang = locale
  host.dataset.coachLauncher = ''
  document.body.append(host)
  const stepAside = () => {
    const core = customElements.get('coach-kit') as unknown as Core | undefined
    core?.stepAside(
      host,
      () => options.position === 'left',
      (place) => {
        host.dataset.place = place
      },
    )
    return core
  }
  // The core comes with the first widget, and has what makes room for it.
  if (!stepAside()) document.addEventListener('coach-ready', stepAside, { once: true })
  // One bubble is enough: a chat that would draw its own leaves that to this one.
  for (const chat of document.querySelectorAll('coach-chat:not([mode])')) chat.setAttribute('mode', 'panel')

  let isOpen = false
  const show = (open: boolean) => {
    isOpen = open
    button.setAttribute('aria-expanded', String(open))
    button.ariaLabel = open ? words.close : words.open
    if (open) unread(0)
  }
  const unread = (count: number) => {
    mark.hidden = !count
    mark.textContent = count > 9 ? '9+' : String(count || '')
    if (count) button.ariaLabel = words.unread
    else if (!isOpen) button.ariaLabel = words.open
  }
  document.addEventListener('coach-open', () => show(true))
  document.addEventListener('coach-close', () => {
    if (!isOpen) return
    show(false)
    // Whoever went on to another place meanwhile stays there.
    if (document.activeElement?.localName === 'coach-chat') button.focus({ preventScroll: true })
  })
  document.addEventListener('coach-unread', (event) => isOpen || unread((event as CustomEvent).detail?.count ?? 1))

  const calm = (failed: boolean) => {
    note.hidden = !failed
    note.textContent = failed ? words.failed : ''
  }
  const near = () => options.near().catch(() => undefined)
  for (const name of ['pointerenter', 'focus', 'touchstart']) {
    button.addEventListener(name, near, { once: true, passive: true })
  }
  button.onclick = async () => {
    button.ariaBusy = 'true'
    try {
      const kit = await options.kit()
      await (isOpen ? kit.close() : kit.open())
      calm(false)
    } catch (cause) {
      calm(true)
      const detail: CoachError = {
        code: 'file.refused',
        id: uniqueId(),
        tag: 'coach-chat',
        detail: `${cause}`,
        cause,
      }
      host.dispatchEvent(new CustomEvent('coach-error', { detail, bubbles: true, composed: true }))
    }
    button.ariaBusy = null
  }
  if (options.wake === 'eager') near()
  else if (options.wake === 'idle') (window.requestIdleCallback ?? setTimeout)(near)
}
