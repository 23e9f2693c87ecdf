import type { School, Site } from '@coachkit/contract'
import { computed, signal } from '@preact/signals'
import { checkFields, createField, showRefused } from '../parts/form/form-field.ts'
import { createOneSite, type OneSite, originsIn, originsRule, type SitesTools, sentenceOf } from './one-site.state.ts'

/** The places where the coach stands on others' pages: their addresses, keys and lines to paste. */
export function createAdminSites(tools: SitesTools) {
  const { call, text, locale } = tools
  const sites = signal<readonly Site[] | null>(null)
  const brands = signal<readonly { name: string; title: string }[]>([])
  const schools = signal<readonly School[]>([])
  const problem = signal<string | null>(null)
  const open = signal<OneSite | null>(null)
  const isAdding = signal(false)
  const busy = signal(false)
  const formProblem = signal<string | null>(null)
  const said = signal('')
  const fields = {
    name: createField(''),
    school_id: createField(''),
    brand: createField(''),
    origins: createField(''),
  }
  const brandOptions = computed(() => brands.value.map(({ name, title }) => ({ value: name, label: title })))
  let allowsLocal = false

  async function load() {
    problem.value = null
    const [own, all] = await Promise.all([call('GET admin/sites'), call('GET admin/schools')])
    if (!own.ok || !all.ok) {
      const failed = own.ok ? all : own
      if (!failed.ok) problem.value = text(sentenceOf(failed.problem.code))
      return
    }
    allowsLocal = own.answer.local_origins
    brands.value = own.answer.brands
    schools.value = all.answer.schools
    sites.value = own.answer.sites
  }

  /** A changed site stays where it stands: a list that jumps under the hand is worse than one out of order. */
  const replaced = (site: Site) => {
    sites.value = sites.peek()?.map((one) => (one.id === site.id ? site : one)) ?? null
  }

  function close() {
    open.peek()?.close()
    open.value = null
  }

  function show(site: Site) {
    close()
    open.value = createOneSite(tools, site, allowsLocal, replaced)
  }

  function beginAdding() {
    for (const field of Object.values(fields)) {
      field.value.value = ''
      field.wrong.value = null
    }
    formProblem.value = null
    isAdding.value = true
  }

  async function add() {
    const rules = {
      name: (value: string) => (value.trim() ? null : text('name.empty')),
      origins: originsRule(tools, allowsLocal),
    }
    if (busy.peek() || !checkFields(fields, rules)) return
    busy.value = true
    formProblem.value = null
    const name = fields.name.value.peek().trim()
    const reply = await call('POST admin/sites', {
      body: {
        name,
        school_id: fields.school_id.value.peek() || null,
        brand: fields.brand.value.peek() || null,
        origins: originsIn(fields.origins.value.peek()),
      },
    })
    busy.value = false
    if (reply.ok) {
      const { site, secret_key } = reply.answer
      sites.value = [site, ...(sites.peek() ?? [])]
      isAdding.value = false
      said.value = text('add.done', { name })
      show(site)
      const made = open.peek()
      if (made) made.secret.value = secret_key
    } else if (!showRefused(fields, reply.problem, () => text('form.wrong')))
      formProblem.value = text(sentenceOf(reply.problem.code))
  }

  void load()
  return {
    ...{ sites, brandOptions, schools, problem, open, isAdding, busy, formProblem, said, fields },
    ...{ load, show, close, beginAdding, add, text, locale },
    cancel() {
      isAdding.value = false
    },
  }
}
export type AdminSitesState = ReturnType<typeof createAdminSites>
