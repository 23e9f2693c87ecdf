import { signal } from '@preact/signals'

export type Later = typeof import('./later.ts')

/** The second part of the quiz once it is here; null before. One for all quizzes of a page. */
export const further = signal<Later | null>(null)
/** It did not come: texts are then shown as they are written. */
export const furtherFailed = signal(false)
let arriving: Promise<Later> | null = null

/** Fetches the second part; a fetch that failed is tried again by the next one who needs it. */
export function fetchFurther(): Promise<Later> {
  arriving ??= import('./later.ts')
    .then((later) => {
      further.value = later
      furtherFailed.value = false
      return later
    })
    .catch((error) => {
      arriving = null
      furtherFailed.value = true
      throw error
    })
  return arriving
}
