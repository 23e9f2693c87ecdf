import { type BrandConfig, type CoachKit, tokenSheet } from '@coachkit/sdk'
import { isStudent, type SessionUser } from '../session/user.ts'

/** `theme-id` of part 2 §9, for each user of this browser. */
const keyOf = (user_id: string) => `coachkit-theme-id:${user_id}`

/** Not in the spec: our choice. A theme's colour follows from its id, so that a new one needs no colour of its own. */
const accents = ['#2F6FDE', '#0E8A7D', '#8E4EC6', '#C2410C', '#B0265E', '#5B7A0A'] as const

export function accentOf(theme_id: string): string {
  let sum = 0
  for (const letter of theme_id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return accents[sum % accents.length] ?? accents[0]
}

/** The theme that a pupil chose in this browser; others have none. */
export function findTheme(user: SessionUser | null): string | null {
  if (!user || !isStudent(user)) return null
  try {
    return localStorage.getItem(keyOf(user.id))
  } catch {
    return null
  }
}

export function keepTheme(user: SessionUser, theme_id: string | null): void {
  try {
    if (theme_id === null) localStorage.removeItem(keyOf(user.id))
    else localStorage.setItem(keyOf(user.id), theme_id)
  } catch {
    // A browser that refuses storage wears it until the page is left.
  }
}

export interface Themes {
  /** Dresses page and widgets in a theme, or in the brand alone. */
  wear(theme_id: string | null): Promise<void>
}

/**
 * The theme feature of part 1 §1: a chosen theme gives pupils' screens its accent and a breath of its colour. Brands
 * without the feature never get here.
 */
export function createThemes(brand: BrandConfig, kit: Pick<CoachKit, 'dress'>): Themes {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  let worn: string | null = null
  return {
    async wear(theme_id) {
      if (theme_id === worn) return
      worn = theme_id
      if (theme_id === null) {
        sheet.replaceSync('')
        return kit.dress(brand)
      }
      const { derivePalettes } = await import('@coachkit/brand')
      const accent = accentOf(theme_id)
      // The specification's colours of a button belong to the brand's own primary; a theme's follow from its accent.
      const { primary_hover, primary_active, palette, ...rest } = brand
      const themed = { ...rest, primary: accent, accent, ground: accent }
      const dressed = { ...themed, palette: derivePalettes(themed) }
      if (worn !== theme_id) return
      sheet.replaceSync(tokenSheet(dressed))
      return kit.dress(dressed)
    },
  }
}
