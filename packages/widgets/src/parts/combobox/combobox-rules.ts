export interface ComboboxOption {
  value: string
  /** What stands in the field once it is chosen. */
  label: string
  /** A second line, quieter. */
  note?: string
  /** Further words that find it. */
  search?: string
}

/** Without accents and case, as people type: `zurich` finds Zürich. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Options that have every typed word in label, note or search; those that begin with what was typed come first. */
export function matching(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = plain(typed).trim()
  if (wanted === '') return options
  const terms = wanted.split(/[\s,/]+/).filter(Boolean)
  const found = options.filter(({ label, note = '', search = '' }) => {
    const all = plain(`${label} ${note} ${search}`)
    return terms.every((term) => all.includes(term))
  })
  const begins = (option: ComboboxOption) => plain(option.label).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}

/** Where a key leads among so many options; null where it leads nowhere. -1 is none. */
export function moved(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return active >= count - 1 ? 0 : active + 1
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'PageDown':
      return Math.min(count - 1, Math.max(active, 0) + 8)
    case 'PageUp':
      return Math.max(0, active - 8)
    default:
      return null
  }
}
