import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'

interface Icons {
  iconsOf(drawing: Buffer): Promise<Record<string, Buffer>>
  iconSizes: number[]
}

const drawings = new URL('../../brands/', import.meta.url)
const names = readdirSync(drawings).map((name) => name.replace(/\.svg$/, ''))
let icons: Icons
beforeAll(async () => {
  // Plain JavaScript, because the build needs it before anything is compiled.
  icons = (await import(new URL('../../../../scripts/lib/brand-icons.mjs', import.meta.url).href)) as Icons
})

const widthOf = (png: Buffer) => png.readUInt32BE(16)
const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString() === 'PNG'

test('each of the five brands has a drawing of its own, without script, type or another’s file in it', () => {
  expect(names.sort()).toEqual(['illume', 'ingenius', 'kitesense', 'lumineelearning', 'product'])
  const texts = names.map((name) => readFileSync(new URL(`${name}.svg`, drawings), 'utf8'))
  expect(new Set(texts).size).toBe(5)
  for (const text of texts) expect(text).not.toMatch(/<(script|text|image|style|use)|href|url\(/)
})

test.each(names)('%s has every size, and an .ico that holds three of them', async (name) => {
  const files = await icons.iconsOf(readFileSync(new URL(`${name}.svg`, drawings)))
  for (const size of [16, 32, 96, 128, 192, 512]) {
    const png = files[`icon-${size}.png`] as Buffer
    expect(isPng(png)).toBe(true)
    expect(widthOf(png)).toBe(size)
  }
  const ico = files['favicon.ico'] as Buffer
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
  for (const [at, size] of [16, 32, 48].entries()) {
    const line = 6 + 16 * at
    const [bytes, offset] = [ico.readUInt32LE(line + 8), ico.readUInt32LE(line + 12)]
    const picture = ico.subarray(offset, offset + bytes)
    expect([ico.readUInt8(line), isPng(picture), widthOf(picture)]).toEqual([size, true, size])
  }
  expect(ico.readUInt32LE(38 + 8) + ico.readUInt32LE(38 + 12)).toBe(ico.length)
})
