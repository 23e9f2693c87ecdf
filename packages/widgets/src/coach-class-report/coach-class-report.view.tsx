import { useSignal } from '@preact/signals'
import { Button } from '../parts/button/button.tsx'
import { plainText } from '../parts/markdown/plain-text.ts'
import { ProblemPanel } from '../parts/problem-panel/problem-panel.tsx'
import { ScrollRegion } from '../parts/scroll-region/scroll-region.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import { type ClassReportState, type Column, type Span, type StudentRow, spans } from './coach-class-report.state.ts'

const columns: readonly Column[] = ['name', 'avg_mark', 'answered', 'hints_used', 'last_answered_at']

export function ClassReportView({ state }: { state: ClassReportState }) {
  const { classes, problem, report, busy, load, text } = state
  if (problem.value) {
    const offline = problem.value.code === 'network.offline'
    return (
      <ProblemPanel
        title={text('problem.title')}
        sentence={text(offline ? 'problem.offline' : 'problem.text')}
        retry={{ words: text('retry'), onRetry: () => void load() }}
      />
    )
  }
  if (!classes.value) return <Skeleton words={text('loading')} lines={6} />
  return (
    <div class="report">
      <div class="report-head">
        <h1>{text('title')}</h1>
        {classes.value.length > 0 && <Choices state={state} />}
      </div>
      {classes.value.length === 0 ? (
        <Nothing title={text('empty.classes')} sentence={text('empty.classes.text')} />
      ) : report.value ? (
        <div class="report-body" aria-busy={busy.value}>
          <Students state={state} />
          <Questions state={state} />
        </div>
      ) : (
        <Skeleton words={text('loading')} lines={6} />
      )}
    </div>
  )
}

function Nothing({ title, sentence }: { title: string; sentence: string }) {
  return (
    <section class="report-nothing">
      <h2>{title}</h2>
      <p class="quiet">{sentence}</p>
    </section>
  )
}

function Choices({ state }: { state: ClassReportState }) {
  const { classes, chosen, span, choose, chooseSpan, text } = state
  return (
    <div class="report-choices">
      <label>
        <span>{text('class.label')}</span>
        <select value={chosen.value ?? ''} onChange={(event) => void choose(event.currentTarget.value)}>
          {classes.value?.map(({ id, name, student_count }) => (
            <option key={id} value={id}>
              {name} ({text('pupils', { count: student_count })})
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{text('span.label')}</span>
        <select value={span.value} onChange={(event) => void chooseSpan(event.currentTarget.value as Span)}>
          {(Object.keys(spans) as Span[]).map((name) => (
            <option key={name} value={name}>
              {text(`span.${name}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

function Students({ state }: { state: ClassReportState }) {
  const { students, sorting, sortBy, text } = state
  const answered = students.value.some((row) => row.answered > 0)
  return (
    <div>
      <h2>{text('table.pupils')}</h2>
      {!answered && <Nothing title={text('empty.report')} sentence={text('empty.report.text')} />}
      <ScrollRegion label={text('table.pupils')}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => {
                const sorted = sorting.value.column === column
                return (
                  <th
                    key={column}
                    scope="col"
                    class={column === 'name' ? '' : 'number'}
                    aria-sort={sorted ? (sorting.value.descending ? 'descending' : 'ascending') : 'none'}
                  >
                    <button type="button" onClick={() => sortBy(column)}>
                      {text(`column.${column}`)}
                      <span class="report-arrow" aria-hidden="true">
                        {sorted ? (sorting.value.descending ? '↓' : '↑') : ''}
                      </span>
                    </button>
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {students.value.map((row) => (
              <Pupil key={row.id} row={row} state={state} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}

function Pupil({ row, state: { text, locale } }: { row: StudentRow; state: ClassReportState }) {
  const last = row.last_answered_at && new Date(row.last_answered_at)
  return (
    <tr>
      <th scope="row">
        {row.first_name} {row.last_name}
      </th>
      <td class="number">{row.avg_mark === null ? '–' : <Mark percent={row.avg_mark} />}</td>
      <td class="number">{row.answered}</td>
      <td class="number">{row.hints_used}</td>
      <td class="number">
        {last
          ? new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(last)
          : text('never')}
      </td>
    </tr>
  )
}

/** A figure with a bar beside it: people would rather look than read. */
function Mark({ percent }: { percent: number }) {
  return (
    <span class="report-mark">
      <meter min={0} max={100} low={50} high={75} optimum={100} value={percent} aria-hidden="true" />
      <span class="report-percent">{Math.round(percent)} %</span>
    </span>
  )
}

/** The hardest stand first; more than these is looked for, not read. Not in the spec: our choice. */
const hardestShown = 10

function Questions({ state: { report, text } }: { state: ClassReportState }) {
  const isOpen = useSignal(false)
  const all = report.value?.questions ?? []
  const questions = isOpen.value ? all : all.slice(0, hardestShown)
  if (questions.length === 0) return null
  return (
    <div>
      <h2>{text('table.questions')}</h2>
      <ScrollRegion label={text('table.questions')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('column.question')}</th>
              <th scope="col">{text('column.quiz')}</th>
              <th scope="col" class="number">
                {text('column.answered')}
              </th>
              <th scope="col" class="number">
                {text('column.avg_mark')}
              </th>
            </tr>
          </thead>
          <tbody>
            {questions.map((row) => (
              <tr key={row.question_id}>
                <th scope="row" class="report-stem">
                  {plainText(row.stem)}
                </th>
                <td>{plainText(row.quiz_title)}</td>
                <td class="number">{row.answered}</td>
                <td class="number">
                  <Mark percent={row.avg_mark} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {questions.length < all.length && (
        <Button
          kind="plain"
          class="report-more"
          onClick={() => {
            isOpen.value = true
          }}
        >
          {text('questions.all', { count: all.length })}
        </Button>
      )}
    </div>
  )
}
