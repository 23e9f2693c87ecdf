import type { ReadonlySignal } from '@preact/signals'
import { signal } from '@preact/signals'
import type { Work } from './work.ts'

/** The questions of the attempt; each change makes a new list. */
export interface Works {
  readonly all: ReadonlySignal<readonly Work[]>
  find(question_id: string): Work | undefined
  set(works: readonly Work[]): void
  change(question_id: string, to: (work: Work) => Work): void
}

export function createWorks(): Works {
  const all = signal<readonly Work[]>([])
  return {
    all,
    find: (question_id) => all.value.find(({ question }) => question.id === question_id),
    set(works) {
      all.value = works
    },
    change(question_id, to) {
      all.value = all.value.map((work) => (work.question.id === question_id ? to(work) : work))
    },
  }
}
