import { type CoachKit, createCoachKit, type KitOptions } from '@coachkit/sdk'

let kit: CoachKit | null = null

/** One kit for the whole host; made once, before the first screen. */
export function beginKit(options: KitOptions): CoachKit {
  kit = createCoachKit(options)
  return kit
}

const reloadedKey = 'coachkit-reloaded'

/**
 * Brings a widget's files. When they can't be had (a new version was put online meanwhile), the target page is loaded
 * in full (part 1 §8), once: a second failure is shown by the page's own panel.
 */
export async function loadWidget(tag: string): Promise<void> {
  if (!kit) throw new Error('The kit is begun before the first screen.')
  try {
    await kit.load(tag)
    sessionStorage.removeItem(reloadedKey)
  } catch (cause) {
    const page = location.pathname
    if (sessionStorage.getItem(reloadedKey) === page) throw cause
    sessionStorage.setItem(reloadedKey, page)
    location.reload()
  }
}
