import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reencode } from './pictures.ts'

const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 80, b: 40, alpha: 0.5 } } })
const unreadable = { code: 'picture.unreadable' }

test('a picture becomes a new one of at most the wanted size, and tells nothing of where it was taken', async () => {
  const photo = await flat(800, 400)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const made = await sharp(await reencode(photo, { width: 200, height: 200 })).metadata()
  expect(made).toMatchObject({ format: 'webp', width: 200, height: 100 })
  expect(made.exif).toBeUndefined()
})

test('a small one is not blown up, a covering one fills its frame, and what is clear stays clear', async () => {
  const small = await flat(20, 10, 4).png().toBuffer()
  const inside = await sharp(await reencode(small, { width: 64, height: 64 })).metadata()
  expect(inside).toMatchObject({ width: 20, height: 10, hasAlpha: true })
  const cover = await sharp(await reencode(small, { width: 64, height: 64, fit: 'cover', format: 'png' })).metadata()
  expect(cover).toMatchObject({ format: 'png', width: 64, height: 64 })
})

test('a photo that was held upright stands upright', async () => {
  const lying = await flat(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await sharp(await reencode(lying, { width: 99, height: 99 })).metadata()).toMatchObject({
    width: 40,
    height: 80,
  })
})

test('what hides behind a picture is gone', async () => {
  const both = Buffer.concat([await flat(8, 8).png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  expect(Buffer.from(await reencode(both, { width: 8, height: 8 })).includes('script')).toBe(false)
})

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a page under a picture’s name', '<!doctype html><title>x</title>'],
  ['half a picture', '\x89PNG\r\n\x1a\n\0\0\0'],
  ['nothing', ''],
])('%s is refused', async (_, text) => {
  const file = new File([Buffer.from(text, 'latin1')], 'logo.png', { type: 'image/png' })
  await expect(reencode(file, { width: 64, height: 64 })).rejects.toMatchObject(unreadable)
})

test('a picture that would unfold to more than a machine has is refused before it does', async () => {
  const bomb = await flat(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  await expect(reencode(bomb, { width: 64, height: 64 })).rejects.toMatchObject(unreadable)
})
