/// <reference types="vite/types/importMeta.d.ts" />
import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { batch } from '@preact/signals'
import { afterEach, expect, test } from 'vitest'
import { widgetManifest } from './index.ts'
import { basket, emptyBasket, fillBasket } from './parts/family/family.fixtures.ts'

type Tag = keyof typeof widgetManifest
const fixtures = import.meta.glob<Record<string, unknown>>('./coach-*/coach-*.{fixtures,scenes}.ts', { eager: true })

/** Where a widget's first scene shows nothing of a person, the one that does. */
const chosen: { readonly [tag in Tag]?: string } = {
  'coach-chat': 'history',
  'coach-quiz': 'intro',
  'coach-magic-link': 'person',
  'coach-onboarding': 'half',
  'coach-redeem': 'parent',
}
/** These show only what somebody types, or nothing that has a name. */
const nameless: readonly Tag[] = ['coach-contact', 'coach-login', 'coach-password', 'coach-sessions', 'coach-signup']
/** The next person's is empty: what was in it was the first one's choice. */
const emptied: readonly Tag[] = ['coach-checkout']

type Scene = MountOptions | (() => { options: MountOptions })

function sceneOf(tag: Tag): MountOptions {
  const all = Object.entries(fixtures).filter(([file]) => file.startsWith(`./${tag}/`))
  const scenes = Object.assign({}, ...all.map(([, module]) => module.scenes)) as Record<string, Scene>
  const scene = scenes[chosen[tag] ?? Object.keys(scenes)[0] ?? '']
  if (!scene) throw new Error(`${tag} has no scene to try`)
  return typeof scene === 'function' ? scene().options : scene
}

const shownFields = [
  'title',
  'name',
  'first_name',
  'last_name',
  'text',
  'filename',
  'school_name',
  'referral_code',
  'stem',
]

/** The same answer with somebody's mark on everything that people read. */
function marked(value: unknown, whose: string, field = ''): unknown {
  if (typeof value === 'string') return shownFields.includes(field) ? `${value} ${whose}` : value
  if (Array.isArray(value)) return value.map((one) => marked(one, whose, field))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, marked(one, whose, name)]))
}

const signedOut = { ok: false, problem: { code: 'session.missing', status: 401, detail: '' } } as const

/** Mounted as Aurora; every answer tells whose it is. */
async function open(tag: Tag) {
  const { element } = await widgetManifest[tag]()
  const scene = sceneOf(tag)
  let whose: string | null = 'Aurora'
  const replies = Object.fromEntries(
    Object.entries(scene.replies ?? {}).map(([key, reply]) => [
      key,
      async (input: unknown) => {
        const asked = whose
        if (asked === null) return signedOut
        return marked(await (typeof reply === 'function' ? reply(input as never) : reply), asked)
      },
    ]),
  ) as MountOptions['replies']
  const mounted = mountWidget(element as never, { ...scene, replies, session: 'learner', partition: 'site:aurora' })
  const { root, session, calls } = mounted as ReturnType<typeof mountWidget>
  return {
    root,
    calls,
    unmount: mounted.unmount,
    become(next: 'Boris' | null) {
      whose = next
      batch(() => {
        session.partition.value = next && `site:${next.toLowerCase()}`
        session.state.value = next ? 'learner' : 'missing'
      })
    },
  }
}

/** Everything that can be read in the root, what stands in fields included. */
function read(root: HTMLElement) {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input,textarea,select')]
  const labels = [...root.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)
  return [root.textContent, ...labels, ...fields.map(({ value }) => value)].join('\n')
}

/** Waits until nothing more comes. */
async function settle(root: HTMLElement) {
  for (let before = ''; before !== read(root) || root.querySelector('.skeleton'); ) {
    before = read(root)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

function write(root: HTMLElement, text: string) {
  for (const field of root.querySelectorAll<HTMLInputElement>(
    'input[type=text],input[type=email],input:not([type]),textarea',
  )) {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  }
}

let unmount = () => {}
afterEach(() => {
  unmount()
  emptyBasket()
})

test.each(
  Object.keys(widgetManifest) as Tag[],
)('%s shows nothing of one person to the next, nor to nobody', async (tag) => {
  fillBasket(basket, 'site:aurora')
  const { root, calls, become, unmount: end } = await open(tag)
  unmount = end
  await settle(root)
  const asked = calls.map(({ key }) => key)
  if (!nameless.includes(tag)) expect(read(root)).toContain('Aurora')
  write(root, 'typed by Aurora')
  await settle(root)

  become('Boris')
  expect(read(root)).not.toContain('Aurora')
  await settle(root)
  expect(read(root)).not.toContain('Aurora')
  expect(calls.slice(asked.length).map(({ key }) => key)).toEqual(expect.arrayContaining(asked))
  if (!nameless.includes(tag) && !emptied.includes(tag)) expect(read(root)).toContain('Boris')

  become(null)
  expect(read(root)).not.toMatch(/Aurora|Boris/)
  await settle(root)
  expect(read(root)).not.toMatch(/Aurora|Boris/)
})
