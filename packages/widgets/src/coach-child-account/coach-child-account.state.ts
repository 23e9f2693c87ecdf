import type { Child } from '@coachkit/contract'
import type { Attributes, CallProblem, CallReply, WidgetTools } from '@coachkit/sdk'
import { signal } from '@preact/signals'
import type { FamilyWish } from '../parts/family/family.events.ts'
import { checkFields, createField, showRefused } from '../parts/form/form-field.ts'
import type { accountAttributes } from './coach-child-account.attributes.ts'
import type { AccountEvents } from './coach-child-account.events.ts'
import { sentenceOf } from './coach-child-account.problems.ts'
import type { AccountWords } from './words/en.ts'

/** As the contract has it: three to forty, and no `@`, so that a name is never taken for an address. */
const usernameForm = /^[A-Za-z0-9][A-Za-z0-9._-]{2,39}$/

type Agreed = { consent: true; consent_version: string }
type Create = 'POST users/onboarding/{product}/parent/create-child-account'
type Link = 'POST users/onboarding/{product}/parent/link-child-account'

/** A parent makes an account for a child, or links one with a proof from the child's side. */
export function createChildAccount(
  { call, emit, invalidate, text }: WidgetTools<AccountEvents, AccountWords>,
  attributes: Attributes<typeof accountAttributes>,
) {
  const made = {
    first_name: createField(''),
    last_name: createField(''),
    academic_level_id: createField(''),
    username: createField(''),
    password: createField(''),
    consent: createField(false),
  }
  const mail = createField(true)
  const linked = {
    code: createField(''),
    username: createField(''),
    password: createField(''),
    consent: createField(false),
  }
  const way = signal<'new' | 'link'>('new')
  const proof = signal<'code' | 'password'>('code')
  const consent = signal<{ version: string; text: string } | null>(null)
  const levels = signal<readonly { id: string; name: string }[]>([])
  const done = signal<{ child: Child; is_linked: boolean } | null>(null)
  const isReady = signal(false)
  const isAllowed = signal(true)
  const busy = signal(false)
  const problem = signal<string | null>(null)
  const loadProblem = signal<CallProblem | null>(null)

  async function load() {
    loadProblem.value = null
    const [reply, found] = await Promise.all([
      call('GET users/onboarding/{product}/parent'),
      call('GET admin/academic-levels', { cached: true }),
    ])
    // Without the list of years an account can be made all the same.
    if (found.ok) levels.value = found.answer.academic_levels
    isAllowed.value = reply.ok || reply.problem.code !== 'session.role'
    if (!reply.ok) {
      if (isAllowed.peek()) loadProblem.value = reply.problem
      isReady.value = !isAllowed.peek()
      return
    }
    consent.value = reply.answer.consent
    if (attributes.step.peek() === 'done') {
      const { children } = reply.answer
      const wanted = attributes.child_id.peek()
      const child = wanted ? children.find(({ id }) => id === wanted) : children.at(-1)
      done.value = child ? { child, is_linked: !child.is_made_by_caller } : null
    }
    isReady.value = true
  }

  const need = (word: keyof AccountWords) => (value: string) => (value.trim() ? null : text(word))
  const mustAgree = (value: boolean) => (value ? null : text('consent.missing'))

  async function send(
    fields: Parameters<typeof showRefused>[0],
    ask: (agreed: Agreed) => Promise<CallReply<Create> | CallReply<Link>>,
    is_linked: boolean,
  ) {
    const agreed = consent.peek()
    if (busy.peek() || !agreed) return
    busy.value = true
    problem.value = null
    const reply = await ask({ consent: true, consent_version: agreed.version })
    busy.value = false
    if (reply.ok) {
      invalidate('users')
      for (const field of [made.password, linked.password, linked.code]) field.value.value = ''
      if (emit('coach-child-added', { child: reply.answer.child, is_linked }))
        done.value = { child: reply.answer.child, is_linked }
      return
    }
    const { code } = reply.problem
    if (code === 'users.username-taken') made.username.wrong.value = text(sentenceOf(code))
    else if (code === 'users.wrong-code') linked.code.wrong.value = text(sentenceOf(code))
    else if (
      !showRefused(fields, reply.problem, (name) => text(name === 'password' ? 'form.password-known' : 'form.wrong'))
    ) {
      problem.value = text(sentenceOf(code))
    }
    if (code === 'users.consent-changed') {
      made.consent.value.value = false
      linked.consent.value.value = false
      await load()
    }
  }

  const value = (field: { value: { peek(): string } }) => field.value.peek().trim() || undefined
  const create = (agreed: Agreed) =>
    call('POST users/onboarding/{product}/parent/create-child-account', {
      query: {
        ...(attributes.lite.peek() ? { is_free_tier: 'true' } : {}),
        ...(mail.value.peek() ? { send_credentials_info: 'true' } : {}),
      },
      body: {
        first_name: made.first_name.value.peek().trim(),
        last_name: value(made.last_name),
        academic_level_id: value(made.academic_level_id),
        username: value(made.username),
        password: made.password.value.peek() || undefined,
        ...agreed,
      },
    })
  const link = (agreed: Agreed) =>
    call('POST users/onboarding/{product}/parent/link-child-account', {
      body:
        proof.peek() === 'code'
          ? { code: linked.code.value.peek().trim(), ...agreed }
          : { username: linked.username.value.peek().trim(), password: linked.password.value.peek(), ...agreed },
    })

  async function submitNew() {
    const isFine = checkFields(made, {
      first_name: need('missing.first'),
      username: (name) => (name.trim() === '' || usernameForm.test(name.trim()) ? null : text('wrong.username')),
      password: (secret) => (secret === '' || secret.length >= 8 ? null : text('form.password-short')),
      consent: mustAgree,
    })
    if (isFine) await send(made, create, false)
  }

  async function submitLink() {
    const byCode = proof.peek() === 'code'
    const isFine = checkFields(linked, {
      ...(byCode
        ? { code: need('missing.code') }
        : { username: need('missing.username'), password: need('missing.password') }),
      consent: mustAgree,
    })
    if (isFine) await send(linked, link, true)
  }

  function again() {
    for (const field of [made.first_name, made.username, made.password, linked.username]) field.value.value = ''
    done.value = null
  }
  const choose = (next: 'new' | 'link') => {
    way.value = next
    problem.value = null
  }
  const prove = (next: 'code' | 'password') => {
    proof.value = next
    problem.value = null
  }
  const goTo = (wish: FamilyWish) => emit('coach-navigate', wish)
  void load()
  return {
    ...{ made, linked, mail, way, proof, consent, levels, done, isReady, isAllowed, busy, problem, loadProblem },
    ...{ lite: attributes.lite, step: attributes.step, submitNew, submitLink, choose, prove, again, load, goTo, text },
  }
}
export type ChildAccountState = ReturnType<typeof createChildAccount>
