import type { CollectibleTheme, User } from '@coachkit/contract'
import type { Attributes, CallProblem, WidgetTools } from '@coachkit/sdk'
import { signal } from '@preact/signals'
import { largestPicture } from '../parts/children/picture-field.tsx'
import { checkFields, createField, type FormField, showRefused } from '../parts/form/form-field.ts'
import { mailRule } from '../parts/form/mail-rule.ts'
import type { profileAttributes } from './coach-profile.attributes.ts'
import type { ProfileEvents } from './coach-profile.events.ts'
import { sentenceOf } from './coach-profile.problems.ts'
import type { ProfileWords } from './words/en.ts'

/** A card of the page: what is busy, was saved or failed belongs to one of them. */
export type Card = 'about' | 'picture' | 'email' | 'code' | 'password'

/** User role id of students: part 1 §3. */
const studentRole = 1

/** What a person may change of their own account. */
export function createProfile(
  { call, emit, invalidate, text }: WidgetTools<ProfileEvents, ProfileWords>,
  attributes: Attributes<typeof profileAttributes>,
) {
  const user = signal<User | null>(null)
  const loadProblem = signal<CallProblem | null>(null)
  const hasPassword = signal(false)
  /** The new address that waits for its code. */
  const pending = signal<string | null>(null)
  const levels = signal<readonly { id: string; name: string }[]>([])
  const themes = signal<readonly CollectibleTheme[]>([])
  const theme = signal(attributes.theme_id.peek())
  const about = { first_name: createField(''), last_name: createField(''), academic_level_id: createField('') }
  const address = { email: createField('') }
  const proof = { code: createField(''), password: createField('') }
  const secret = { password: createField(''), new_password: createField('') }
  const busy = signal<Card | null>(null)
  const saved = signal<Card | null>(null)
  const problem = signal<{ of: Card; words: string } | null>(null)

  function show(next: User) {
    user.value = next
    about.first_name.value.value = next.first_name
    about.last_name.value.value = next.last_name
    about.academic_level_id.value.value = next.academic_level_id ?? ''
  }

  function changed(next: User) {
    show(next)
    invalidate('users')
    emit('coach-profile-changed', { user: next })
  }

  async function load() {
    loadProblem.value = null
    const [me, account] = await Promise.all([call('GET users/me'), call('GET users/me/account')])
    if (!me.ok || !account.ok) {
      loadProblem.value = !me.ok ? me.problem : account.ok ? null : account.problem
      return
    }
    hasPassword.value = account.answer.has_password
    pending.value = account.answer.email_pending
    show(me.answer.user)
    if (me.answer.user.user_role_id !== studentRole) return
    // The rest of the page works without the next two.
    const [years, looks] = await Promise.all([
      call('GET admin/academic-levels', { cached: true }),
      attributes.themes.peek() ? call('GET admin/collectible-themes', { cached: true }) : null,
    ])
    if (years.ok) levels.value = years.answer.academic_levels
    if (looks?.ok) themes.value = looks.answer.collectible_themes
  }

  /** One thing at a time; `work` gives the sentence of what failed, or null. */
  async function alone(card: Card, work: () => Promise<string | null>) {
    if (busy.peek()) return
    busy.value = card
    saved.value = null
    problem.value = null
    const words = await work()
    busy.value = null
    if (words === null) return
    problem.value = words === '' ? null : { of: card, words }
  }

  /** Beside the fields that the server names; otherwise the sentence for the head of the form. */
  // biome-ignore lint/suspicious/noExplicitAny: a problem of any of the calls.
  function said(fields: Record<string, FormField>, refused: CallProblem<any>): string {
    const beside = showRefused(fields, refused, (name) =>
      text(name === 'new_password' ? 'form.password-known' : name === 'email' ? 'form.email' : 'form.wrong'),
    )
    return beside ? '' : text(sentenceOf(refused.code))
  }

  const saveAbout = () =>
    alone('about', async () => {
      if (!checkFields(about, { first_name: (name) => (name.trim() ? null : text('missing.first')) })) return ''
      const isStudent = user.peek()?.user_role_id === studentRole
      const reply = await call('PATCH users', {
        body: {
          first_name: about.first_name.value.peek().trim(),
          last_name: about.last_name.value.peek().trim(),
          ...(isStudent && { academic_level_id: about.academic_level_id.value.peek() || null }),
        },
      })
      if (!reply.ok) return said(about, reply.problem)
      changed(reply.answer.user)
      saved.value = 'about'
      return null
    })

  const sendPicture = (file: File) =>
    alone('picture', async () => {
      const me = user.peek()
      if (!me) return ''
      if (file.size > largestPicture) return text('problem.picture-size', { name: file.name })
      const reply = await call('PATCH users/{id}/profile-pic', { params: { id: me.id }, form: { file } })
      if (!reply.ok) {
        const isLarge = reply.problem.code === 'request.too-large'
        return text(isLarge ? 'problem.picture-size' : sentenceOf(reply.problem.code), { name: file.name })
      }
      changed({ ...me, profile_pic_url: reply.answer.profile_pic_url })
      return null
    })

  /** Also for another code. */
  const askForAddress = () =>
    alone('email', async () => {
      if (!checkFields(address, { email: mailRule(text) })) return ''
      const reply = await call('PATCH users', { body: { email: address.email.value.peek().trim() } })
      if (!reply.ok) return said(address, reply.problem)
      pending.value = reply.answer.email_pending
      if (pending.peek() === null) saved.value = 'email'
      return null
    })

  const confirmAddress = () =>
    alone('code', async () => {
      const isFine = checkFields(proof, {
        code: (code) => (/^\d{6}$/.test(code) ? null : text('form.code')),
        password: (password) => (!hasPassword.peek() || password ? null : text('form.missing')),
      })
      if (!isFine) return ''
      const password = proof.password.value.peek()
      const reply = await call('POST users/email/confirm', {
        body: { code: proof.code.value.peek(), ...(password && { password }) },
      })
      if (!reply.ok) return said(proof, reply.problem)
      for (const field of [proof.code, proof.password, address.email]) field.value.value = ''
      pending.value = null
      changed(reply.answer.user)
      saved.value = 'email'
      return null
    })

  const savePassword = () =>
    alone('password', async () => {
      const isFine = checkFields(secret, {
        password: (password) => (!hasPassword.peek() || password ? null : text('form.missing')),
        new_password: (password) => (password.length >= 8 ? null : text('form.password-short')),
      })
      if (!isFine) return ''
      const password = secret.password.value.peek()
      const reply = await call('PUT users/me/password', {
        body: { new_password: secret.new_password.value.peek(), ...(password && { password }) },
      })
      if (!reply.ok) {
        if (reply.problem.code !== 'users.wrong-password') return said(secret, reply.problem)
        secret.password.wrong.value = text('problem.password')
        return ''
      }
      for (const field of [secret.password, secret.new_password]) field.value.value = ''
      hasPassword.value = true
      saved.value = 'password'
      return null
    })

  function otherAddress() {
    pending.value = null
    problem.value = null
  }

  function chooseTheme(id: string | null) {
    theme.value = id
    emit('coach-theme-chosen', { theme_id: id })
  }

  void load()
  return {
    ...{ user, loadProblem, hasPassword, pending, levels, themes, theme, about, address, proof, secret },
    ...{ busy, saved, problem, load, saveAbout, sendPicture, askForAddress, confirmAddress, otherAddress },
    ...{ savePassword, chooseTheme, text },
  }
}
export type ProfileState = ReturnType<typeof createProfile>
