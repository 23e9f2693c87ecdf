import type { User } from '@coachkit/sdk'

declare global {
  /** What the host hears of widgets by `kit.on`. It has their tags alone, so it says the shapes that it reads itself. */
  interface CoachKitEventMap {
    'coach-theme-chosen': { theme_id: string | null }
    'coach-profile-changed': { user: User }
    'coach-code-redeemed': unknown
  }
}
