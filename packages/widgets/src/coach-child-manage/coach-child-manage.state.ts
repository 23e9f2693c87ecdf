import type { AnswerOf, Calls, Child } from '@coachkit/contract'
import type { Attributes, CallProblem, WidgetTools } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import { nameOf } from '../parts/children/child-choice.tsx'
import { largestPicture } from '../parts/children/picture-field.tsx'
import type { FamilyEvents, FamilyWish } from '../parts/family/family.events.ts'
import { type Family, loadFamily } from '../parts/family/load-family.ts'
import { isRunning } from '../parts/family/subscriptions.ts'
import { checkFields, createField, showRefused } from '../parts/form/form-field.ts'
import type { manageAttributes } from './coach-child-manage.attributes.ts'
import { sentenceOf } from './coach-child-manage.problems.ts'
import { createSubjects } from './subjects.state.ts'
import { createSubscriptions } from './subscriptions.state.ts'
import type { ManageWords } from './words/en.ts'

type FromCode = AnswerOf<Calls, 'GET activation/courses'>['courses'][number]
/** As the contract has it. */
const usernameForm = /^[A-Za-z0-9][A-Za-z0-9._-]{2,39}$/

/** One child's account and what is paid for it; for a student the own payments alone. */
export function createChildManage(
  { call, session, emit, invalidate, text, locale }: WidgetTools<FamilyEvents, ManageWords>,
  attributes: Attributes<typeof manageAttributes>,
) {
  const family = signal<Family | null>(null)
  const loadProblem = signal<CallProblem | null>(null)
  const child = signal<Child | null>(null)
  const levels = signal<readonly { id: string; name: string }[]>([])
  /** Null while they could not be had. */
  const fromCodes = signal<readonly FromCode[] | null>(null)
  const about = { first_name: createField(''), last_name: createField(''), academic_level_id: createField('') }
  const sign = { username: createField(''), password: createField('') }
  const busy = signal<'about' | 'sign' | 'picture' | null>(null)
  const saved = signal<'about' | 'sign' | null>(null)
  const problem = signal<{ of: 'about' | 'sign' | 'picture'; words: string } | null>(null)
  const subscriptions = createSubscriptions({ call, invalidate, text })
  const people = computed(() => {
    const parent_id = family.value?.me?.id
    return parent_id && child.value ? { parent_id, child_id: child.value.id } : null
  })
  const subjects = createSubjects({ call, invalidate, text }, { people, subscriptions: subscriptions.all, fromCodes })
  const student_id = computed(() => child.value?.id ?? family.value?.me?.id ?? '')

  function show(next: Child) {
    child.value = next
    about.first_name.value.value = next.first_name
    about.last_name.value.value = next.last_name
    about.academic_level_id.value.value = next.academic_level_id ?? ''
    sign.username.value.value = next.username
    sign.password.value.value = ''
  }

  async function load() {
    loadProblem.value = null
    const found = await loadFamily({ call, session })
    if (!found.ok) {
      loadProblem.value = found.problem
      return
    }
    const { role, me, children } = found.family
    const one = children.find(({ id }) => id === attributes.child_id.peek())
    if (role === 'parent' && !one) {
      loadProblem.value = { code: 'object.missing', status: 404, detail: '' }
      return
    }
    if (role !== 'parent' && role !== 'student') {
      family.value = found.family
      return
    }
    const query = { student_id: one?.id ?? me?.id ?? '' }
    const [paid, codes, years, courses] = await Promise.all([
      call('GET subscription', { query }),
      call('GET activation/courses', { query }),
      one ? call('GET admin/academic-levels', { cached: true }) : null,
      one ? call('GET courses/user', { query: { child_id: one.id } }) : null,
    ])
    if (!paid.ok) {
      loadProblem.value = paid.problem
      return
    }
    if (one) {
      show(one)
      emit('coach-title', { title: nameOf(one) })
    }
    subscriptions.all.value = paid.answer.subscriptions.filter(
      (each) => isRunning(each) || each.status === 'incomplete',
    )
    // The rest of the page works without the next three.
    if (codes.ok) fromCodes.value = codes.answer.courses
    if (courses?.ok) subjects.active.value = courses.answer.courses.map(({ id }) => id)
    if (years?.ok) levels.value = years.answer.academic_levels
    family.value = found.family
  }

  async function alone(what: 'about' | 'sign' | 'picture', work: () => Promise<string | null>) {
    if (busy.peek()) return
    busy.value = what
    saved.value = null
    problem.value = null
    const words = await work()
    busy.value = null
    if (words !== null) problem.value = { of: what, words }
  }

  const save = (what: 'about' | 'sign', body: Parameters<typeof patch>[0]) =>
    alone(what, async () => {
      const reply = await patch(body)
      if (reply.ok) {
        invalidate('users')
        show(reply.answer.child)
        saved.value = what
        return null
      }
      const { code } = reply.problem
      if (code === 'users.username-taken') {
        sign.username.wrong.value = text(sentenceOf(code))
        return null
      }
      const fields = { ...about, ...sign }
      const said = showRefused(fields, reply.problem, (name) =>
        text(name === 'password' ? 'form.password-known' : 'form.wrong'),
      )
      return said ? null : text(sentenceOf(code))
    })
  const patch = (body: NonNullable<Parameters<typeof call<'PATCH users/children/{id}'>>[1]>['body']) =>
    call('PATCH users/children/{id}', { params: { id: child.peek()?.id ?? '' }, body })

  async function saveAbout() {
    const isFine = checkFields(about, { first_name: (name) => (name.trim() ? null : text('missing.first')) })
    if (!isFine) return
    await save('about', {
      first_name: about.first_name.value.peek().trim(),
      last_name: about.last_name.value.peek().trim(),
      academic_level_id: about.academic_level_id.value.peek() || null,
    })
  }

  async function saveSign() {
    const isFine = checkFields(sign, {
      username: (name) => (usernameForm.test(name.trim()) ? null : text('wrong.username')),
      password: (secret) => (secret === '' || secret.length >= 8 ? null : text('form.password-short')),
    })
    if (!isFine) return
    const username = sign.username.value.peek().trim()
    const password = sign.password.value.peek()
    await save('sign', {
      ...(username === child.peek()?.username ? {} : { username }),
      ...(password ? { password } : {}),
    })
  }

  const sendPicture = (file: File) =>
    alone('picture', async () => {
      const one = child.peek()
      if (!one) return null
      if (file.size > largestPicture) return text('problem.picture-size')
      const reply = await call('PATCH users/{id}/profile-pic', { params: { id: one.id }, form: { file } })
      if (!reply.ok)
        return text(
          reply.problem.code === 'request.too-large' ? 'problem.picture-size' : sentenceOf(reply.problem.code),
        )
      child.value = { ...one, profile_pic_url: reply.answer.profile_pic_url }
      return null
    })

  const goTo = (wish: FamilyWish) => emit('coach-navigate', wish)
  void load()
  return {
    ...{ family, child, student_id, levels, fromCodes, about, sign, busy, saved, problem, loadProblem, subscriptions },
    subjects,
    ...{ saveAbout, saveSign, sendPicture, load, goTo, text, locale },
  }
}
export type ChildManageState = ReturnType<typeof createChildManage>
