import sharp, { type FitEnum } from 'sharp'
import { Refusal } from '../refusal.ts'
import { type FileExtension, typeOf } from './file-type.ts'

/** What is read. An SVG is no picture here: it is a document that can carry script and ask for other files. */
const readable: ReadonlySet<FileExtension> = new Set<FileExtension>(['png', 'jpg', 'gif', 'webp', 'avif'])
/** Not in the spec: our choice. A small file can unfold to gigabytes; forty million pixels are more than any camera's. */
const mostPixels = 40_000_000

export interface PictureSize {
  width: number
  height: number
  /** `inside` keeps the whole picture and never enlarges it; `cover` fills the frame and cuts what is over. */
  fit?: Extract<keyof FitEnum, 'inside' | 'cover'>
  /** PNG for what old browsers and other programs read, such as an icon. */
  format?: 'webp' | 'png'
}

/**
 * Makes the picture anew, so that nothing of the sent file is kept but its pixels: no place and camera that a photo
 * tells, no second file hidden behind the first. The type is read from the content, whatever name it came under.
 */
export async function reencode(file: Blob | Uint8Array, size: PictureSize): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : file
  if (!readable.has(typeOf(bytes))) throw new Refusal('picture.unreadable')
  const { width, height, fit = 'inside', format = 'webp' } = size
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      // As it was held; the note that says so is dropped with the others.
      .autoOrient()
      .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
    return new Uint8Array(await (format === 'png' ? picture.png() : picture.webp({ quality: 84 })).toBuffer())
  } catch (error) {
    throw new Refusal('picture.unreadable', undefined, { cause: error })
  }
}
