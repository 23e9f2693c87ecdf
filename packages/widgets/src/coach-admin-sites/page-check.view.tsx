import type { SiteFinding } from '@coachkit/contract'
import { Button } from '../parts/button/button.tsx'
import { Form } from '../parts/form/form.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import { Icon } from '../parts/icon/icon.tsx'
import { iconCircleCheck, iconClock, iconTriangleAlert } from '../parts/icon/icons.ts'
import type { OneSiteProps } from './one-site.props.ts'
import { instant } from './when.ts'

const tones = { works: 'good', 'never-asked': 'wait' } as const
const icons = { good: iconCircleCheck, wait: iconClock, warn: iconTriangleAlert } as const
const toneOf = (finding: SiteFinding) => (tones as Partial<Record<SiteFinding, 'good' | 'wait'>>)[finding] ?? 'warn'

/** Whether the coach can stand on a page, and what is in its way. */
export function PageCheck({ one, state }: OneSiteProps) {
  const { page, result, isLooking, busy, check, listChecked } = one
  const { text, locale } = state
  const told = result.value
  const canList = told?.findings.some((finding) => finding === 'not-listed' || finding === 'similar-listed')
  return (
    <section class="stack" aria-labelledby="site-check">
      <h3 id="site-check">{text('check')}</h3>
      <p class="quiet small">{text('check.text')}</p>
      <Form class="site-check" onSubmit={check}>
        <TextField id="check-page" label={text('check.page')} field={page} autocomplete="url" maxLength={2000} />
        <Button type="submit" busy={busy.value === 'check'}>
          {text('check.submit')}
        </Button>
      </Form>
      <div role="status">
        {told && (
          <ul class="site-findings">
            {told.findings.map((finding) => (
              <li key={finding} data-tone={toneOf(finding)}>
                <Icon path={icons[toneOf(finding)]} />
                <p>{text(`finding.${finding}`, { origin: told.origin, similar: told.similar ?? '' })}</p>
              </li>
            ))}
          </ul>
        )}
        {told?.opened_at && (
          <p class="quiet small">{text('check.opened', { when: instant(told.opened_at, locale.value) ?? '' })}</p>
        )}
        {isLooking.value && <p class="quiet small">{text('check.waiting')}</p>}
      </div>
      {told && canList && (
        <div>
          <Button busy={busy.value === 'save'} onClick={() => void listChecked()}>
            {text('check.list', { origin: told.origin })}
          </Button>
        </div>
      )}
    </section>
  )
}
