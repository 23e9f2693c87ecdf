import type { CallProblem, Text } from '@coachkit/sdk'
import { ProblemPanel } from '../problem-panel/problem-panel.tsx'
import type { FamilyWords } from './family.words.ts'

/** A screen that could not be loaded: what happened, that nothing is lost, and a way on. */
export function LoadPanel(props: { problem: CallProblem; text: Text<FamilyWords>; retry: () => unknown }) {
  const { problem, text, retry } = props
  const kind = problem.code.startsWith('network.') ? 'offline' : problem.code === 'object.missing' ? 'missing' : 'ours'
  return (
    <ProblemPanel
      title={text(`load.${kind}.title`)}
      sentence={text(`load.${kind}.text`)}
      retry={{ words: text('load.retry'), onRetry: () => void retry() }}
    />
  )
}
