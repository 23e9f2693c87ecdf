import type { AnswerOf, Calls, Class } from '@coachkit/contract'
import type { CallProblem, WidgetTools } from '@coachkit/sdk'
import { computed, signal } from '@preact/signals'
import type { ReportWords } from './words/en.ts'

type Report = AnswerOf<Calls, 'GET classes/{classId}/report'>
export type StudentRow = Report['students'][number]
export type Column = 'name' | 'answered' | 'avg_mark' | 'hints_used' | 'last_answered_at'

export const spans = { week: 7, month: 30, term: 120 } as const
export type Span = keyof typeof spans

/** The first of so many days that end today, by the calendar of whoever reads. */
export function firstDay(days: number, now = new Date()): string {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1, 12)
  const part = (number: number) => String(number).padStart(2, '0')
  return `${first.getFullYear()}-${part(first.getMonth() + 1)}-${part(first.getDate())}`
}
const nameOf = (row: StudentRow) => `${row.last_name} ${row.first_name}`

/** Sorts pupils by a column; those with nothing in it stand last either way. */
export function sortRows(rows: readonly StudentRow[], column: Column, descending: boolean): StudentRow[] {
  const value = (row: StudentRow) => (column === 'name' ? nameOf(row).toLocaleLowerCase() : row[column])
  return [...rows].sort((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    const order = typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b)
    return descending ? -order : order
  })
}

export function createClassReport({
  call,
  text,
  locale,
  signal: gone,
}: WidgetTools<Record<never, never>, ReportWords>) {
  const classes = signal<readonly Class[] | null>(null)
  const chosen = signal<string | null>(null)
  const span = signal<Span>('month')
  const report = signal<Report | null>(null)
  const busy = signal(false)
  const problem = signal<CallProblem | null>(null)
  const sorting = signal<{ column: Column; descending: boolean }>({ column: 'avg_mark', descending: false })
  let asked = 0

  const students = computed(() =>
    report.value ? sortRows(report.value.students, sorting.value.column, sorting.value.descending) : [],
  )

  async function load() {
    problem.value = null
    const reply = await call('GET classes')
    if (!reply.ok) {
      problem.value = reply.problem
      return
    }
    classes.value = reply.answer.classes
    chosen.value ??= reply.answer.classes[0]?.id ?? null
    await show()
  }

  async function show() {
    const classId = chosen.value
    if (!classId) return
    asked += 1
    const mine = asked
    busy.value = true
    // Days are the pupils' own: where it is tomorrow already, today's answers count, so there is no last day.
    const query = { start: firstDay(spans[span.value]) }
    const reply = await call('GET classes/{classId}/report', { params: { classId }, query })
    // A slower answer to an earlier choice must not take the place of this one.
    if (mine !== asked) return
    busy.value = false
    if (reply.ok) report.value = reply.answer
    else problem.value = reply.problem
  }

  function choose(classId: string) {
    chosen.value = classId
    return show()
  }
  function chooseSpan(next: Span) {
    span.value = next
    return show()
  }
  function sortBy(column: Column) {
    const { column: before, descending } = sorting.value
    sorting.value = { column, descending: column === before ? !descending : false }
  }

  // What failed for want of a line is not true any more when the line is back.
  addEventListener('online', () => problem.peek() && void load(), { signal: gone })
  void load()
  return {
    classes,
    chosen,
    span,
    report,
    students,
    busy,
    problem,
    sorting,
    load,
    choose,
    chooseSpan,
    sortBy,
    text,
    locale,
  }
}
export type ClassReportState = ReturnType<typeof createClassReport>
