// Each brand's icons from its one drawing: the sizes of the specification, an .ico, and what a phone's home screen wants.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'

/** 16, 32, 96 and 128 are the specification's; phones install a page with the two larger ones. */
export const iconSizes = [16, 32, 96, 128, 192, 512]
const inIco = [16, 32, 48]

const png = (drawing, size) =>
  // Drawn at the size that is wanted, and not scaled from another.
  sharp(drawing, { density: (72 * size) / 48 })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer()

/** On a home screen the corners are cut, so the drawing stands small on a whole ground; iOS shows black for clear. */
const onGround = async (drawing, size) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#ffffff' } })
    .composite([{ input: await png(drawing, Math.round(size * 0.68)) }])
    .png({ compressionLevel: 9 })
    .toBuffer()

/** The container that browsers before all others know: a header, a line for each picture, and the pictures as PNG. */
export function icoOf(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [at, { size, bytes }] of pictures.entries()) {
    const line = 6 + 16 * at
    // 0 stands for 256.
    head.writeUInt8(size % 256, line)
    head.writeUInt8(size % 256, line + 1)
    head.writeUInt16LE(1, line + 4)
    head.writeUInt16LE(32, line + 6)
    head.writeUInt32LE(bytes.length, line + 8)
    head.writeUInt32LE(offset, line + 12)
    offset += bytes.length
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)])
}

/** Every file of one brand by its name. */
export async function iconsOf(drawing) {
  const files = { 'icon.svg': drawing }
  for (const size of iconSizes) files[`icon-${size}.png`] = await png(drawing, size)
  files['touch-180.png'] = await onGround(drawing, 180)
  files['maskable-512.png'] = await onGround(drawing, 512)
  files['favicon.ico'] = icoOf(
    await Promise.all(inIco.map(async (size) => ({ size, bytes: await png(drawing, size) }))),
  )
  return files
}

/** Vite: `brands/NAME/…` in the build, and made when asked for while one develops. */
export function brandIcons(folder) {
  const drawings = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.svg'))
      .map((name) => ({ name: basename(name, '.svg'), drawing: readFileSync(join(folder, name)) }))
  const types = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' }
  return {
    name: 'brand-icons',
    async generateBundle() {
      for (const { name, drawing } of drawings()) {
        for (const [file, source] of Object.entries(await iconsOf(drawing))) {
          this.emitFile({ type: 'asset', fileName: `brands/${name}/${file}`, source })
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/brands', async (request, response, next) => {
        const [, brand, file = ''] = request.url.split('?')[0].split('/')
        const found = drawings().find(({ name }) => name === brand)
        const bytes = found && (await iconsOf(found.drawing))[file]
        if (!bytes) return next()
        response.setHeader('content-type', types[file.split('.').at(-1)])
        response.end(bytes)
      })
    },
  }
}
