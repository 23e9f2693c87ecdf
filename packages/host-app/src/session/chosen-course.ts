/**
 * The course that somebody chose before they had an account: sign-up and shop go on with it. It is the "selected course"
 * that logout clears (part 1 §4).
 */
export interface ChosenCourse {
  id: string
  title: string
}

const storageKey = 'coachkit-course'
/** Not in the spec: our choice. As long as the mailed link that finishes a sign-up: 24 hours, in milliseconds. */
const keptFor = 86_400_000

type Kept = ChosenCourse & { until: number }

export function chooseCourse({ id, title }: ChosenCourse): void {
  try {
    const kept: Kept = { id, title, until: Date.now() + keptFor }
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // A browser that refuses storage forgets it, and the person finds the course in the shop.
  }
}

export function findChosenCourse(): ChosenCourse | null {
  try {
    const { id, title, until } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Kept>
    return id && title && until && until > Date.now() ? { id, title } : null
  } catch {
    return null
  }
}

export function forgetChosenCourse(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept then.
  }
}
