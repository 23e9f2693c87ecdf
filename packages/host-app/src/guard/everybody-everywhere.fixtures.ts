import type { BrandConfig } from '@coachkit/sdk'
import type { HostConfig } from '../config.ts'

/**
 * Where everybody is led, said a second time and in another way than the guard says it: by the areas of part 1 §6 and
 * not by the rows of the table, with homes and hosts written out. For tests alone.
 */
export interface Person {
  name: string
  role: string | null
  /** Where part 1 "Navigation guard" sends this person from a page of somebody else. */
  home: string
  learningPathDisabled: boolean
  user: object | null
}

/** Who may enter, for the areas that are not open to all: part 1 §6, and decisions.md for curriculum guests. */
const areas: readonly [area: RegExp, roles: readonly string[]][] = [
  [/^\/admin(\/|$)/, ['admin']],
  [/^\/(student|aibook)(\/|$)/, ['student']],
  [/^\/teacher\/manage(\/|$)/, ['teacher-admin']],
  [/^\/teacher(\/|$)/, ['teacher', 'department-head', 'teacher-admin']],
  [/^\/assessments$/, ['curriculum', 'curriculum-guest']],
  [/^\/learning-content\//, ['student', 'teacher', 'department-head', 'teacher-admin']],
  [/create-child-account(\/success)?$/, ['parent']],
  [/^\/\{product\}(\/(dashboard|product-redemption|activate-lite-access))?$/, ['student', 'parent']],
  [/^\/\{product\}\/coach$/, ['parent', 'curriculum', 'curriculum-guest']],
  [
    /^\/\{product\}\/account$/,
    ['student', 'parent', 'teacher', 'department-head', 'teacher-admin', 'admin', 'curriculum', 'curriculum-guest'],
  ],
  [/^\/\{product\}\/(checkout\/(success|cancelled)|child|mock-exam|referral)/, ['student', 'parent']],
]

const indexes: Record<string, string> = {
  '/admin': '/admin/rag-management',
  '/student': '/student/dashboard',
  '/student/v2': '/student/v2/chat',
  '/student/v2/engagement': '/student/v2/engagement/sticker-book',
  '/teacher': '/teacher/reports',
  '/teacher/manage': '/teacher/manage/classes',
  '/{product}': '/coachkit/dashboard',
  '/demo': '/demo/guided-demo',
}

const homes: Record<string, string> = {
  student: '/student/dashboard',
  'free student': '/student/v2/chat',
  teacher: '/teacher/reports',
  'department-head': '/teacher/reports',
  'teacher-admin': '/teacher/reports',
  admin: '/admin/rag-management',
}

const roles: readonly [role: string, user_role_id: number, teacher_role_id: number | null][] = [
  ['student', 1, null],
  ['teacher', 2, 3],
  ['department-head', 2, 2],
  ['teacher-admin', 2, 1],
  ['admin', 3, null],
  ['curriculum', 4, null],
  ['curriculum-guest', 5, null],
  ['parent', 6, null],
  ['a role of tomorrow', 99, null],
]

export const everyPerson: readonly Person[] = [
  { name: 'nobody', role: null, home: '/', learningPathDisabled: false, user: null },
  ...roles.flatMap(([role, user_role_id, teacher_role_id]) =>
    [false, true].flatMap((is_free_tier) =>
      [false, true].map((learningPathDisabled) => {
        const name = is_free_tier ? `free ${role}` : role
        return {
          name: learningPathDisabled ? `${name} without learning path` : name,
          role,
          home: homes[name] ?? homes[role] ?? '/',
          learningPathDisabled,
          user: {
            user_role_id,
            teacher_role_id,
            is_free_tier,
            school_flags: learningPathDisabled ? { learning_path_disabled: true } : {},
          },
        }
      }),
    ),
  ),
]

export interface Address {
  name: string
  isMain: boolean
  isComingSoon: boolean
  settings: Partial<HostConfig>
  /** A white-label school's record in place of the brand's. */
  record?: BrandConfig
  /** Where the root leads at each host. */
  roots: Record<string, string>
  hosts: readonly string[]
}

const brands = ['coachkit', 'kitesense', 'illume', 'ingenius', 'lumineelearning', 'school'] as const

export const everyBrand: readonly Address[] = brands.flatMap((name) =>
  [false, true].map((isComingSoon) => {
    const isMain = name === 'coachkit'
    const hosts = [`${name}.test`, `chatbot.${name}.test`, `teach.${name}.test`, `chatbot-teach.${name}.test`]
    const roots = isMain ? ['/welcome', '/chat', '/login', '/login'] : ['/login', '/login', '/login', '/login']
    const worn = { name, coming_soon: isComingSoon }
    return {
      name,
      isMain,
      isComingSoon,
      settings: name === 'school' ? { brand: { name: 'kitesense' } } : { brand: worn },
      ...(name === 'school' && { record: worn }),
      hosts,
      roots: Object.fromEntries(hosts.map((host, at) => [host, roots[at] ?? ''])),
    }
  }),
)

export function whereItLeads(asked: {
  row: string
  path: string
  person: Person
  address: Address
  host: string
  code: string
  product: string
}): string {
  const { row, path, person, address, host, code } = asked
  if (address.isComingSoon) return row === '/coming-soon' ? 'shown' : '/coming-soon'
  if (row === '/') return address.roots[host] ?? ''
  if (row === '/*') return 'not found'
  const allowed = areas.find(([area]) => area.test(row))?.[1]
  if (allowed && person.role === null) {
    const carried = [
      row.endsWith('activate-lite-access') && `redirect=${encodeURIComponent(path)}`,
      code && `code=${code}`,
    ].filter(Boolean)
    return carried.length > 0 ? `/login?${carried.join('&')}` : '/login'
  }
  if (allowed && !allowed.includes(person.role ?? '')) return person.home
  if (row === '/student/dashboard' && person.learningPathDisabled) return '/student/library'
  return indexes[row] ?? 'shown'
}
