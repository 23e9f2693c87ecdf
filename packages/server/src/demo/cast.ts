import { teacherRoleId, userRoleId } from '@coachkit/contract'

/** The same in every demonstration, so that pages and tests can point at them. People have ids of their own. */
const fixed = (number: number) => `0197a000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const demoPassword = 'coachkit-demo'
const time_zone = 'Europe/London'

export const demoSchool = { id: fixed(100), name: 'Hillside School', domain_name: 'hillside.test' }

export const demoSubjects = [
  { id: '1', name: 'Mathematics' },
  { id: '2', name: 'Science' },
  { id: '3', name: 'English' },
]
export const demoLevels = [
  { id: '5', name: 'Year 5' },
  { id: '6', name: 'Year 6' },
  { id: '7', name: 'Year 7' },
  { id: '9', name: 'Year 9' },
  { id: '10', name: 'Year 10' },
]

const course = (number: number, title: string, subject_id: string, description: string) => ({
  ...{ id: fixed(number), title, subject_id, description },
})
export const demoCourses = {
  mathematics: course(201, 'Mathematics, Year 6', '1', 'Percentages, fractions, ratio, number, area and angles.'),
  science: course(202, 'Science, Year 6', '2', 'The human body, food chains and pollination.'),
  english: course(203, 'English, Year 6', '3', 'Reading closely, punctuation, grammar and writing.'),
  'mathematics-9': course(204, 'Mathematics, Year 9', '1', 'Equations, expressions, sequences, averages and chance.'),
  'science-9': course(205, 'Science, Year 9', '2', 'Photosynthesis, particles, energy and sound.'),
  'science-10': course(206, 'Science, Year 10', '2', 'Forces, electric circuits, atoms and reactions.'),
}

/** The course of a subject in a school year, by its name here. */
export const courseOf = (subject: string, year: number): DemoCourse => {
  const name = year === 6 ? subject : `${subject}-${year}`
  if (name in demoCourses) return name as DemoCourse
  throw new Error(`The demonstration has no course of ${subject} in Year ${year}`)
}
export const levelOf = (name: string): string => /-(\d+)$/.exec(name)?.[1] ?? '6'
export type DemoCourse = keyof typeof demoCourses

/** In pence, monthly and annual: ten months' price for a year. */
export const demoProducts = [
  { id: fixed(501), course: 'mathematics', amount: 1299, annual_amount: 12_990 },
  { id: fixed(502), course: 'science', amount: 1199, annual_amount: 11_990 },
  { id: fixed(503), course: 'english', amount: 999, annual_amount: 9990 },
  { id: fixed(504), course: 'mathematics-9', amount: 1299, annual_amount: 12_990 },
  { id: fixed(505), course: 'science-9', amount: 1199, annual_amount: 11_990 },
  { id: fixed(506), course: 'science-10', amount: 1199, annual_amount: 11_990 },
].map(({ course, ...rest }, index) => {
  const { id: course_id, title: name } = demoCourses[course as DemoCourse]
  const prices = { price_id: fixed(511 + index), annual_price_id: fixed(521 + index) }
  return { ...rest, ...prices, course_id, name, currency: 'GBP' }
})

export const demoClasses = {
  mathematics: { id: fixed(301), name: '6A Mathematics', subject_id: '1', teacher: 'teacher' },
  science: { id: fixed(302), name: '6A Science', subject_id: '2', teacher: 'teacher-admin' },
} as const
export type DemoClass = keyof typeof demoClasses

export interface DemoAccount {
  username: string
  first_name: string
  last_name: string
  user_role_id: number
  teacher_role_id?: number
  inSchool?: true
  academic_level_id?: string
  is_free_tier?: true
  courses?: readonly DemoCourse[]
  classes?: readonly DemoClass[]
  department?: readonly string[]
}

const pupil = { user_role_id: userRoleId.student, academic_level_id: '6' } as const
const teacher = { user_role_id: userRoleId.teacher, inSchool: true } as const

/** Those who can sign in: NAME@demo.test with `demoPassword`. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    ...pupil,
    username: 'student',
    first_name: 'Maya',
    last_name: 'Okafor',
    inSchool: true,
    courses: ['mathematics', 'science', 'english'],
    classes: ['mathematics', 'science'],
  },
  {
    ...pupil,
    username: 'student-free',
    first_name: 'Leo',
    last_name: 'Brandt',
    is_free_tier: true,
    courses: ['mathematics'],
  },
  { username: 'parent', first_name: 'Ngozi', last_name: 'Okafor', user_role_id: userRoleId.parent },
  {
    ...teacher,
    username: 'teacher',
    first_name: 'Daniel',
    last_name: 'Marsh',
    teacher_role_id: teacherRoleId.educator,
    courses: ['mathematics'],
  },
  {
    ...teacher,
    username: 'teacher-admin',
    first_name: 'Priya',
    last_name: 'Raman',
    teacher_role_id: teacherRoleId.owner,
    courses: ['science'],
  },
  {
    ...teacher,
    username: 'department-head',
    first_name: 'Helen',
    last_name: 'Castell',
    teacher_role_id: teacherRoleId['department-head'],
    courses: ['science'],
    department: ['2'],
  },
  { username: 'admin', first_name: 'Robin', last_name: 'Hale', user_role_id: userRoleId.admin },
  { username: 'curriculum', first_name: 'Ines', last_name: 'Duarte', user_role_id: userRoleId.curriculum },
  {
    username: 'curriculum-guest',
    first_name: 'Tom',
    last_name: 'Whitlock',
    user_role_id: userRoleId['curriculum-guest'],
  },
]

/** Who stands in the class lists beside `student`. They have no password: nobody signs in as them. */
export const demoPupils: readonly DemoAccount[] = [
  ['Aisha', 'Rahman'],
  ['Ben', 'Holloway'],
  ['Chloe', 'Martin'],
  ['Dylan', 'Price'],
  ['Elif', 'Yilmaz'],
  ['Finn', 'Gallagher'],
  ['Grace', 'Adeyemi'],
  ['Hugo', 'Fontaine'],
  ['Isla', 'Campbell'],
  ['Jonas', 'Weber'],
  ['Kiran', 'Patel'],
  ['Lucy', 'Nguyen'],
].map(([first_name = '', last_name = ''], index) => ({
  ...pupil,
  username: `${first_name}.${last_name}`.toLowerCase(),
  first_name,
  last_name,
  inSchool: true,
  courses: ['mathematics', 'science'],
  classes: index % 2 === 0 ? ['mathematics', 'science'] : ['mathematics'],
}))

export const demoTimeZone = time_zone
export const parentOf = { parent: 'parent', child: 'student' }
/** Made by the parent: no e-mail, signs in by user name, with the demonstration's password. */
export const secondChild = { username: 'tolu', first_name: 'Tolu', last_name: 'Okafor', academic_level_id: '5' }

/** Codes to try; null is made at random. */
export const demoCodes = {
  friends: 'NG0Z1-0KAF0',
  activation: [
    { id: fixed(601), code: 'DEM0-C0DE-0001', note: 'Printed in the list of accounts' },
    ...[602, 603, 604, 605].map((number) => ({ id: fixed(number), code: null, note: 'Open evening' })),
  ],
}

/** Partners' pages; `platform` is our own. The names are those that the example pages ask for. */
export const demoSites = {
  school: { id: fixed(401), name: 'Hillside School, website', brand: null },
  lms: { id: fixed(402), name: 'Hillside School, learning pages', brand: null },
  portal: { id: fixed(403), name: 'Study portal', brand: 'ingenius' },
  react: { id: fixed(404), name: 'React example', brand: 'kitesense' },
  strict: { id: fixed(405), name: 'Strict page', brand: 'illume' },
} as const
export type DemoSite = keyof typeof demoSites
