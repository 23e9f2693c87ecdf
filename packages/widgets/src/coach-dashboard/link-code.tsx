import type { Text } from '@coachkit/sdk'
import { Button } from '../parts/button/button.tsx'
import type { LinkCodeState } from './link-code.state.ts'
import type { DashboardWords } from './words/en.ts'

/** Not in the spec: our choice of the place. A parent who links an account needs a proof from the child's side. */
export function LinkCode({ link, text }: { link: LinkCodeState; text: Text<DashboardWords> }) {
  const { shown, busy, problem, show } = link
  return (
    <section class="dashboard-link">
      <h2>{text('link.title')}</h2>
      <p class="quiet">{text('link.text')}</p>
      <div role="status">
        {shown.value && (
          <>
            <p class="heard-only">{text('link.code')}</p>
            <p class="dashboard-code">{shown.value.code}</p>
            <p class="quiet small">{text('link.until', { time: shown.value.until })}</p>
          </>
        )}
        {problem.value && <p>{text(problem.value)}</p>}
      </div>
      {problem.value !== 'link.refused' && (
        <Button busy={busy.value} onClick={() => void show()}>
          {text(shown.value ? 'link.again' : 'link.button')}
        </Button>
      )}
    </section>
  )
}
