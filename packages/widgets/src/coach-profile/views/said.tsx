import { FormProblem } from '../../parts/form/form.tsx'
import type { Card, ProfileState } from '../coach-profile.state.ts'

/** What became of the last press in a card. */
export const Said = ({ of, state: { saved, problem, text } }: { of: Card; state: ProfileState }) => (
  <>
    <FormProblem>{problem.value?.of === of ? problem.value.words : null}</FormProblem>
    <p class="quiet small profile-said" role="status">
      {saved.value !== of ? '' : text(of === 'password' ? 'password.saved' : of === 'email' ? 'email.saved' : 'saved')}
    </p>
  </>
)
