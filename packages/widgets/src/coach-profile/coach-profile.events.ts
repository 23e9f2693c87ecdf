import type { User } from '@coachkit/contract'

export type ProfileEvents = {
  /** The person's name, picture or address is another now. */
  'coach-profile-changed': { user: User }
  /** A pupil chose a theme, or none; the page keeps it and dresses its screens. */
  'coach-theme-chosen': { theme_id: string | null }
}
