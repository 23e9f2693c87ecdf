import { FormProblem } from '../../parts/form/form.tsx'
import type { ChildManageState } from '../coach-child-manage.state.ts'

/** Which of the family's courses the child sees. */
export function Subjects({ state: { child, subjects, text } }: { state: ChildManageState }) {
  const { subjects: all, busy, problem, toggle } = subjects
  if (!child.value || all.value.length === 0) return null
  return (
    <section class="card" aria-labelledby="subjects">
      <h2 id="subjects">{text('subjects', { name: child.value.first_name })}</h2>
      <p class="quiet small">{text('subjects.lead')}</p>
      <FormProblem>{problem.value}</FormProblem>
      <ul class="lines">
        {all.value.map((one) => (
          <li key={one.course_id}>
            <label class="manage-switch">
              <span class="line-words">
                <span class="line-title">{one.title}</span>
                <span class="quiet small">{text(one.isActive ? 'subjects.on' : 'subjects.off')}</span>
              </span>
              <input
                type="checkbox"
                role="switch"
                aria-label={one.title}
                checked={one.isActive}
                aria-checked={one.isActive}
                disabled={busy.value !== null && busy.value !== one.course_id}
                aria-busy={busy.value === one.course_id}
                onChange={(event) => {
                  // It stands as the server has it, until that has changed.
                  event.currentTarget.checked = one.isActive
                  void toggle(one)
                }}
              />
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
