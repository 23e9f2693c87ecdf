import type { Site, SiteCheck } from '@coachkit/contract'
import type { WidgetTools } from '@coachkit/sdk'
import { signal } from '@preact/signals'
import { checkFields, createField, showRefused } from '../parts/form/form-field.ts'
import { sentenceIn } from '../parts/form/form-problems.ts'
import { readOrigins } from '../parts/origins/read-origins.ts'
import type { AdminSitesWords } from './words/en.ts'

export type SitesTools = WidgetTools<Record<never, never>, AdminSitesWords>
export type KeyKind = 'public' | 'secret'

/** Codes that mean something else here than on a form. */
export const sentenceOf = sentenceIn<keyof AdminSitesWords>({ 'object.missing': 'unknown' })

/** Seconds that a replaced key goes on working. */
export const oldKeyEnds = ['0', '3600', '86400', '604800'] as const

/** What may change by itself, once the page is opened. */
const mayPass: readonly string[] = ['never-asked', 'refused-before', 'old-key']
const lookEvery = 4_000
const looks = 45

/** What is wrong with the addresses of a form, as a rule of their field. */
export const originsRule =
  ({ text }: Pick<SitesTools, 'text'>, allowsLocal: boolean) =>
  (typed: string): string | null => {
    const read = readOrigins(typed, allowsLocal)
    if ('fault' in read) return text(`origins.${read.fault}`, { line: read.line })
    return read.origins.length === 0 ? text('origins.empty') : null
  }

export const originsIn = (typed: string): string[] => {
  const read = readOrigins(typed, true)
  return 'origins' in read ? read.origins : []
}

/** One site that is open: its settings, its keys, and the check of a page. */
export function createOneSite(tools: SitesTools, site: Site, allowsLocal: boolean, changed: (site: Site) => void) {
  const { call, text, later } = tools
  const current = signal(site)
  const fields = {
    name: createField(site.name),
    brand: createField(site.brand ?? ''),
    origins: createField(site.origins.join('\n')),
  }
  const busy = signal<'save' | 'replace' | 'check' | null>(null)
  const problem = signal<string | null>(null)
  const said = signal('')
  const replacing = signal<KeyKind | null>(null)
  const oldEnds = createField<string>(oldKeyEnds[0])
  /** A new secret, until it is said to be kept: nothing shows it again. */
  const secret = signal<string | null>(null)
  const page = createField('')
  const result = signal<SiteCheck | null>(null)
  const isLooking = signal(false)
  let stopLooking = () => {}

  function take(next: Site) {
    current.value = next
    changed(next)
  }

  async function alone(what: NonNullable<typeof busy.value>, work: () => Promise<void>) {
    if (busy.peek()) return
    problem.value = null
    said.value = ''
    busy.value = what
    await work()
    busy.value = null
  }

  async function save() {
    const rules = {
      name: (value: string) => (value.trim() ? null : text('name.empty')),
      origins: originsRule(tools, allowsLocal),
    }
    if (!checkFields(fields, rules)) return
    await alone('save', async () => {
      const reply = await call('PATCH admin/sites/{id}', {
        params: { id: site.id },
        body: {
          name: fields.name.value.peek().trim(),
          brand: fields.brand.value.peek() || null,
          origins: originsIn(fields.origins.value.peek()),
        },
      })
      if (reply.ok) {
        take(reply.answer.site)
        fields.origins.value.value = reply.answer.site.origins.join('\n')
        said.value = text('saved')
      } else if (!showRefused(fields, reply.problem, () => text('form.wrong')))
        problem.value = text(sentenceOf(reply.problem.code))
    })
  }

  async function replace() {
    const kind = replacing.peek()
    if (!kind) return
    await alone('replace', async () => {
      const body = { kind, old_ends_in: Number(oldEnds.value.peek()) }
      const reply = await call('POST admin/sites/{id}/keys', { params: { id: site.id }, body })
      if (!reply.ok) {
        problem.value = text(sentenceOf(reply.problem.code))
        return
      }
      take(reply.answer.site)
      replacing.value = null
      secret.value = reply.answer.secret_key
      if (kind === 'public') said.value = text('replaced.public')
    })
  }

  async function look(left: number) {
    const reply = await call('GET admin/sites/{id}/check', {
      params: { id: site.id },
      query: { page: page.value.peek() },
    })
    if (!reply.ok) {
      isLooking.value = false
      if (!showRefused({ page }, reply.problem, () => text('check.wrong')))
        problem.value = text(sentenceOf(reply.problem.code))
      return
    }
    result.value = reply.answer
    // The page of today is the newest use that is known.
    const { opened_at } = reply.answer
    if (opened_at && opened_at > (current.peek().used_at ?? '')) take({ ...current.peek(), used_at: opened_at })
    isLooking.value = left > 0 && reply.answer.findings.every((finding) => mayPass.includes(finding))
    if (isLooking.peek()) stopLooking = later(lookEvery, () => void look(left - 1))
  }

  async function check() {
    stopLooking()
    if (!checkFields({ page }, { page: (value) => (value.trim() ? null : text('check.wrong')) })) return
    await alone('check', () => look(looks))
  }

  /** The checked page's origin goes to the end of the list, and the page is looked at again. */
  async function listChecked() {
    const origin = result.peek()?.origin
    if (!origin) return
    fields.origins.value.value = `${fields.origins.value.peek().trimEnd()}\n${origin}`
    await save()
    await check()
  }

  return {
    ...{ site: current, fields, busy, problem, said, replacing, oldEnds, secret, page, result, isLooking },
    ...{ save, replace, check, listChecked },
    close: () => stopLooking(),
  }
}
export type OneSite = ReturnType<typeof createOneSite>
