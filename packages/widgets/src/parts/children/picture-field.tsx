import type { ComponentChildren } from 'preact'
import { Icon } from '../icon/icon.tsx'
import { iconUpload } from '../icon/icons.ts'
import { Avatar } from './avatar.tsx'

/** 6 MiB: the limit of `PATCH users/{id}/profile-pic`. */
export const largestPicture = 6 * 1024 * 1024

export interface PictureFieldProps {
  /** Whose picture it is; the first letter stands where there is none. */
  name: string
  picture: string | null
  busy: boolean
  words: { choose: string; hint: string }
  onFile: (file: File) => void
  /** What was said of the last try. */
  children?: ComponentChildren
}

/** A person's picture with a button that chooses another. */
export function PictureField({ name, picture, busy, words, onFile, children }: PictureFieldProps) {
  return (
    <div class="picture">
      <Avatar name={name} picture={picture} size={72} />
      <div class="line-words">
        <label class="button button-quiet picture-file" aria-busy={busy}>
          <span class="button-words">
            <Icon path={iconUpload} /> {words.choose}
          </span>
          <input
            type="file"
            class="picture-input"
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            aria-describedby="picture-hint"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              // The same file may be chosen again after it was refused.
              event.currentTarget.value = ''
              if (file) onFile(file)
            }}
          />
        </label>
        <p class="quiet small" id="picture-hint">
          {words.hint}
        </p>
        {children}
      </div>
    </div>
  )
}
