import { signal } from '@preact/signals'

/**
 * A widget's second part: what nobody needs before the first screen stands. It is fetched beside the first one's data,
 * once for all elements of the page; `take` gets it just before the screens do. Types go from the part to here and
 * never back, so the element hands the import in.
 */
export function laterPart<Part>(take: (part: Part) => void) {
  const here = signal<Part | null>(null)
  const failed = signal(false)
  let arriving: Promise<Part> | null = null

  return {
    /** Null until it has come. */
    here,
    /** The last try did not bring it. */
    failed,
    /** A fetch that failed is tried again by the next one who asks. */
    fetch(load: () => Promise<Part>): Promise<Part> {
      arriving ??= load()
        .then((part) => {
          take(part)
          failed.value = false
          here.value = part
          return part
        })
        .catch((error) => {
          arriving = null
          failed.value = true
          throw error
        })
      return arriving
    },
  }
}
