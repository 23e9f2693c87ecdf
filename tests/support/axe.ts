import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the whole page, every open shadow root included. */
export async function findings(page: Page): Promise<string[]> {
  // An entrance that is still fading would be measured in the middle of it.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe
    return (await run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}
