import { createCoachKit } from '@coachkit/sdk'
import { createWidgetComponent } from '@coachkit/sdk/react'
import type { ComponentPropsOf } from '@coachkit/widgets/react'

const { api, key } = document.querySelector<HTMLElement>('#app')?.dataset ?? {}

/** The app's own backend knows who is signed in; CoachKit asks it again before the token ends. */
async function getToken({ signal }: { signal: AbortSignal }) {
  const answer = await fetch('/examples/react/token', { signal })
  if (!answer.ok) throw new Error(`The token could not be had: ${answer.status}`)
  return ((await answer.json()) as { token: string }).token
}

export const coach = createCoachKit({ api, key, brand: 'lumineelearning', getToken })

export const CoachQuiz = createWidgetComponent<ComponentPropsOf<'coach-quiz'>>('coach-quiz', () =>
  coach.load('coach-quiz'),
)
