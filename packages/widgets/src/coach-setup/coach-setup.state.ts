import type { AnswerOf, Calls } from '@coachkit/contract'
import type { Attributes, WidgetTools } from '@coachkit/sdk'
import { signal } from '@preact/signals'
import { checkFields, createField, showRefused } from '../parts/form/form-field.ts'
import { type OwnProblems, sentenceIn } from '../parts/form/form-problems.ts'
import { mailRule } from '../parts/form/mail-rule.ts'
import { readOrigins } from '../parts/origins/read-origins.ts'
import type { setupAttributes } from './coach-setup.attributes.ts'
import type { SetupWords } from './words/en.ts'

export interface SetupEvents {
  /** There is an admin already: this page is for nobody any more. */
  'coach-setup-closed': Record<never, never>
  /** The page of signing in is wished for. */
  'coach-navigate': { to: 'login'; email?: string }
  [name: `coach-${string}`]: unknown
}

type Done = AnswerOf<Calls, 'POST setup'>

const ownProblems: OwnProblems<'POST setup', keyof SetupWords> = {
  'setup.token': 'problem.token',
  'setup.done': 'problem.closed',
}
const sentenceOf = sentenceIn<keyof SetupWords>(ownProblems)

/** The choice of a colour in the list of brands; no brand is named so. */
export const ownColour = '#'

/** The first admin, school and site of an installation, from the token that its server printed. */
export function createSetup(
  { call, emit, text }: WidgetTools<SetupEvents, SetupWords>,
  attributes: Attributes<typeof setupAttributes>,
) {
  const step = signal<'loading' | 'form' | 'done' | 'closed' | 'failed'>('loading')
  const brands = signal<readonly { name: string; title: string }[]>([])
  const busy = signal(false)
  const problem = signal<string | null>(null)
  const done = signal<Done | null>(null)
  const fields = {
    token: createField(attributes.token.peek()),
    email: createField(''),
    password: createField(''),
    school_name: createField(''),
    origins: createField(''),
    brand: createField(''),
    colour: createField('#0a5570'),
  }
  /** The address of the page brought it, so nobody has to type it. */
  const isBrought = fields.token.value.peek() !== ''
  let allowsLocal = false

  async function load() {
    step.value = 'loading'
    const reply = await call('GET setup')
    if (reply.ok) {
      brands.value = reply.answer.brands
      allowsLocal = reply.answer.local_origins
      step.value = 'form'
    } else if (reply.problem.code === 'setup.done') {
      step.value = 'closed'
      emit('coach-setup-closed', {})
    } else {
      problem.value = text(sentenceOf(reply.problem.code))
      step.value = 'failed'
    }
  }

  function originsRule(typed: string): string | null {
    const read = readOrigins(typed, allowsLocal)
    if ('fault' in read) return text(`origins.${read.fault}`, { line: read.line })
    return read.origins.length === 0 ? text('origins.empty') : null
  }

  const rules = {
    token: (value: string) => (value.trim() ? null : text('token.empty')),
    email: mailRule(text),
    password: (value: string) => (value.length >= 8 ? null : text('form.password-short')),
    school_name: (value: string) => (value.trim() ? null : text('school.empty')),
    origins: originsRule,
  }
  const refusals: Record<string, keyof SetupWords> = {
    token: 'problem.token',
    email: 'wrong.email',
    password: 'form.password-known',
  }

  async function submit() {
    problem.value = null
    if (busy.peek() || !checkFields(fields, rules)) return
    const read = readOrigins(fields.origins.value.peek(), allowsLocal)
    const brand = fields.brand.value.peek()
    busy.value = true
    const reply = await call('POST setup', {
      body: {
        token: fields.token.value.peek().trim(),
        email: fields.email.value.peek().trim(),
        password: fields.password.value.peek(),
        school_name: fields.school_name.value.peek().trim(),
        origins: 'origins' in read ? read.origins : [],
        ...(brand !== '' && { brand: brand === ownColour ? fields.colour.value.peek() : brand }),
      },
    })
    busy.value = false
    if (reply.ok) {
      fields.password.value.value = ''
      done.value = reply.answer
      step.value = 'done'
    } else if (!showRefused(fields, reply.problem, (name) => text(refusals[name] ?? 'form.wrong'))) {
      problem.value = text(sentenceOf(reply.problem.code))
    }
  }

  const toLogin = () => {
    const email = fields.email.value.peek().trim()
    emit('coach-navigate', { to: 'login', ...(email && { email }) })
  }

  void load()
  return { step, brands, busy, problem, done, fields, isBrought, load, submit, toLogin, text }
}
export type SetupState = ReturnType<typeof createSetup>
