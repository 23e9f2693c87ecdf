import { type CoachKit, createCoachKit, type KitOptions } from '@coachkit/sdk'
import { orReload } from './or-reload.ts'

let kit: CoachKit | null = null

/** One kit for the whole host; made once, before the first screen. */
export function beginKit(options: KitOptions): CoachKit {
  kit = createCoachKit(options)
  return kit
}

/**
 * Brings a widget's files. When they can't be had (a new version was put online meanwhile), the target page is loaded
 * in full (part 1 §8), once: a second failure is shown by the page's own panel.
 */
export async function loadWidget(tag: string): Promise<void> {
  if (!kit) throw new Error('The kit is begun before the first screen.')
  await orReload(kit.load(tag), { path: location.pathname, reload: () => location.reload() })
}
