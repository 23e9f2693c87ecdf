import { describe, expect, test } from 'vitest'
import type { HostRoute } from '../routes/route.ts'
import { type Decision, decide, type GuardInput, landingOf } from './decide.ts'

const screen = () => null
const open: HostRoute = { path: '/support', title: 'Support', who: 'anyone', screen }
const route = (path: string, who: HostRoute['who'], extra: Partial<HostRoute> = {}): HostRoute => ({
  path,
  title: path,
  who,
  screen,
  ...extra,
})
const user = (user_role_id: number, extra: Partial<NonNullable<GuardInput['user']>> = {}) => ({
  user_role_id,
  teacher_role_id: null,
  is_free_tier: false,
  school_flags: {},
  ...extra,
})
const student = user(1)
const main = { coming_soon: false, is_main: true, chatbot_portal: false }

const guard = (input: Partial<GuardInput>): Decision =>
  decide({
    route: open,
    path: '/support',
    query: new URLSearchParams(),
    user: null,
    brand: main,
    host: 'coachkit.test',
    product: 'coachkit',
    ...input,
  })

describe('root redirect', () => {
  const rows: [string, Partial<GuardInput>, string][] = [
    ['a coming-soon brand goes to coming-soon', { brand: { ...main, coming_soon: true } }, '/coming-soon'],
    ['the main brand goes to welcome', {}, '/welcome'],
    ['the main brand as chatbot portal goes to chat', { brand: { ...main, chatbot_portal: true } }, '/chat'],
    ['a host name with teach goes to login', { host: 'teach.coachkit.test' }, '/login'],
    [
      'a chatbot portal whose host name has teach goes to login',
      { host: 'teach.x', brand: { ...main, chatbot_portal: true } },
      '/login',
    ],
    ['other brands go to login', { brand: { ...main, is_main: false } }, '/login'],
    [
      'another brand goes to login as a chatbot portal too',
      { brand: { ...main, is_main: false, chatbot_portal: true } },
      '/login',
    ],
    [
      'a coming-soon brand goes to coming-soon whatever its host is called',
      { host: 'teach.x', brand: { ...main, coming_soon: true, chatbot_portal: true } },
      '/coming-soon',
    ],
    ['somebody who is signed in is led as everybody is', { user: student }, '/welcome'],
  ]
  test.each(rows)('%s', (_, input, to) => {
    expect(guard({ route: null, path: '/', ...input })).toEqual({ go: to })
  })
})

describe('navigation guard', () => {
  test('a coming-soon brand sends every path to coming-soon', () => {
    expect(guard({ brand: { ...main, coming_soon: true } })).toEqual({ go: '/coming-soon' })
  })

  test.each([null, student, user(3)])('a coming-soon brand sends somebody signed in there as well', (who) => {
    const dashboard = route('/student/dashboard', ['student'])
    const brand = { ...main, coming_soon: true }
    expect(guard({ route: dashboard, path: dashboard.path, user: who, brand })).toEqual({ go: '/coming-soon' })
    expect(guard({ route: null, path: '/nowhere', user: who, brand })).toEqual({ go: '/coming-soon' })
  })

  test('coming-soon itself is shown there', () => {
    const soon = route('/coming-soon', 'anyone')
    expect(guard({ route: soon, path: '/coming-soon', brand: { ...main, coming_soon: true } })).toEqual({ show: soon })
  })

  const away: [string, GuardInput['user'], HostRoute['who'], string][] = [
    ['a free-tier student goes to the v2 chat', user(1, { is_free_tier: true }), ['admin'], '/student/v2/chat'],
    ['another student goes to the dashboard', student, ['teacher'], '/student/dashboard'],
    ['a teacher goes to the reports', user(2, { teacher_role_id: 3 }), ['student'], '/teacher/reports'],
    [
      'a teacher who is no admin is kept from the manage section',
      user(2, { teacher_role_id: 3 }),
      ['teacher-admin'],
      '/teacher/reports',
    ],
    [
      'a department head is kept from the manage section',
      user(2, { teacher_role_id: 2 }),
      ['teacher-admin'],
      '/teacher/reports',
    ],
    ['an admin goes to knowledge documents', user(3), ['student'], '/admin/rag-management'],
    ['the owner of a school goes to the reports', user(2, { teacher_role_id: 1 }), ['admin'], '/teacher/reports'],
    [
      'a free-tier student whose learning path is disabled goes to the v2 chat',
      user(1, { is_free_tier: true, school_flags: { learning_path_disabled: true } }),
      ['admin'],
      '/student/v2/chat',
    ],
    ['an admin is kept from the manage section of teachers', user(3), ['teacher-admin'], '/admin/rag-management'],
    ['curriculum guests go to the root', user(5), ['student'], '/'],
    ['a role that is not known goes to the root', user(99), ['student'], '/'],
    ['a parent goes to the root', user(6), ['student'], '/'],
    ['curriculum staff go to the root', user(4), ['student'], '/'],
  ]
  test.each(away)('on a route that is not theirs %s', (_, who, allowed, to) => {
    expect(guard({ route: route('/x', allowed), path: '/x', user: who })).toEqual({ go: to })
  })

  test('a teacher whose teacher role is admin may manage', () => {
    const manage = route('/teacher/manage/classes', ['teacher-admin'])
    expect(guard({ route: manage, path: manage.path, user: user(2, { teacher_role_id: 1 }) })).toEqual({ show: manage })
  })

  test('a student whose learning path is disabled goes from the dashboard to the library', () => {
    const dashboard = route('/student/dashboard', ['student'])
    const off = user(1, { school_flags: { learning_path_disabled: true } })
    expect(guard({ route: dashboard, path: dashboard.path, user: off })).toEqual({ go: '/student/library' })
    expect(guard({ route: dashboard, path: dashboard.path, user: student })).toEqual({ show: dashboard })
  })

  test('somebody logged out goes to login', () => {
    expect(guard({ route: route('/student/dashboard', ['student']), path: '/student/dashboard' })).toEqual({
      go: '/login',
    })
  })

  test('the way to login carries a redirect for the lite-activation page alone', () => {
    const lite = route('/{product}/activate-lite-access', ['student', 'parent'])
    expect(guard({ route: lite, path: '/coachkit/activate-lite-access' })).toEqual({
      go: '/login?redirect=%2Fcoachkit%2Factivate-lite-access',
    })
  })

  test('somebody logged out gets no redirect for any other page, even where the address asks for one', () => {
    const query = new URLSearchParams('redirect=//elsewhere.test')
    expect(guard({ route: route('/x', ['student']), path: '/x', query })).toEqual({ go: '/login' })
  })

  test('the lite-activation page keeps its code beside the redirect', () => {
    const lite = route('/{product}/activate-lite-access', ['student', 'parent'])
    const query = new URLSearchParams('code=AB-12')
    expect(guard({ route: lite, path: '/coachkit/activate-lite-access', query })).toEqual({
      go: '/login?redirect=%2Fcoachkit%2Factivate-lite-access&code=AB-12',
    })
  })

  test('a session that was lost is led to login where the route needs one, and nowhere else', () => {
    const dashboard = route('/student/dashboard', ['student'])
    expect(guard({ route: dashboard, path: dashboard.path, user: null })).toEqual({ go: '/login' })
    expect(guard({ user: null })).toEqual({ show: open })
  })

  test('the disabled learning path leaves other pages of the student alone', () => {
    const chat = route('/student/v2/chat', ['student'])
    const off = user(1, { school_flags: { learning_path_disabled: true } })
    expect(guard({ route: chat, path: chat.path, user: off })).toEqual({ show: chat })
  })

  test('the way to login carries a code', () => {
    expect(guard({ route: route('/x', ['student']), path: '/x', query: new URLSearchParams('code=AB-12') })).toEqual({
      go: '/login?code=AB-12',
    })
  })

  test('a public path is open to everybody', () => {
    expect(guard({})).toEqual({ show: open })
    expect(guard({ user: student })).toEqual({ show: open })
  })

  test('an index leads on after the guard', () => {
    const index = route('/student/v2/engagement', ['student'], { redirect: '/student/v2/engagement/sticker-book' })
    expect(guard({ route: index, path: index.path, user: student })).toEqual({
      go: '/student/v2/engagement/sticker-book',
    })
    expect(guard({ route: index, path: index.path })).toEqual({ go: '/login' })
  })

  test('an unknown path, and a row that has no screen yet, are not found', () => {
    expect(guard({ route: null, path: '/nowhere' })).toEqual({ notFound: true })
    expect(guard({ route: { path: '/blogs', title: 'Blogs', who: 'anyone' }, path: '/blogs' })).toEqual({
      notFound: true,
    })
  })
})

test('after signing in each role lands somewhere of its own', () => {
  expect([1, 2, 3, 4, 5, 6].map((role) => landingOf(user(role), 'coachkit'))).toEqual([
    '/student/dashboard',
    '/teacher/reports',
    '/admin/rag-management',
    '/assessments',
    '/assessments',
    '/coachkit/dashboard',
  ])
})
