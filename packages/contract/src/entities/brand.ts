import * as z from 'zod/mini'
import { Id } from '../shapes.ts'

export const Colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/))

/** A school's further colours; each becomes a token for decoration, never for text. */
const furtherColours = {
  secondary1: z.optional(Colour),
  secondary2: z.optional(Colour),
  secondary3: z.optional(Colour),
  accent1: z.optional(Colour),
  accent2: z.optional(Colour),
  accent3: z.optional(Colour),
  highlight1: z.optional(Colour),
  highlight2: z.optional(Colour),
  highlight3: z.optional(Colour),
}

/** Addresses of a school's pictures. */
const pictures = {
  logo_url: z.optional(z.string()),
  favicon_url: z.optional(z.string()),
  mascot_url: z.optional(z.string()),
  bookcover_url: z.optional(z.string()),
  thumbnail_url: z.optional(z.string()),
  background_url: z.optional(z.string()),
  login_url: z.optional(z.string()),
  dashboard_url: z.optional(z.string()),
}

/** Colours by what they mean, `fill` or `text-accent`: the widgets' custom properties without `--coach-`. */
const Palette = z.record(z.string(), Colour)

/** A brand's palette and look; every field but the name has a default where it is shown. */
export const BrandConfig = z.object({
  name: z.string().check(z.maxLength(60)),
  title: z.optional(z.string().check(z.maxLength(80))),
  primary: z.optional(Colour),
  primary_hover: z.optional(Colour),
  primary_active: z.optional(Colour),
  /** `white` keeps the specification's white label even where it fails the contrast rule (see look.md). */
  button_text: z.optional(z.enum(['auto', 'white', 'dark-grey'])),
  accent: z.optional(Colour),
  /** Pages and panels carry a breath of its hue; `primary` when not said. */
  ground: z.optional(Colour),
  ...furtherColours,
  ...pictures,
  /** The logo's greatest height in CSS pixels. */
  logo_height: z.optional(z.int().check(z.gte(16), z.lte(96))),
  radius: z.optional(z.enum(['soft', 'square'])),
  coming_soon: z.optional(z.boolean()),
  theme_feature: z.optional(z.boolean()),
  /** The colours above as tokens, ready made by the server, so that no page has to derive them. */
  palette: z.optional(z.object({ light: Palette, dark: Palette })),
})
export type BrandConfig = z.infer<typeof BrandConfig>

export const whiteLabelColours = [
  'primary',
  'secondary1',
  'secondary2',
  'secondary3',
  'accent1',
  'accent2',
  'accent3',
  'highlight1',
  'highlight2',
  'highlight3',
] as const
export type WhiteLabelColour = (typeof whiteLabelColours)[number]

export const whiteLabelPictures = [
  'logo',
  'favicon',
  'mascot',
  'bookcover',
  'thumbnail',
  'background',
  'login',
  'dashboard',
] as const
export type WhiteLabelPicture = (typeof whiteLabelPictures)[number]

/** A school with a look and a domain name of its own, as an admin sets it: part 2 §3. */
export const WhiteLabelSchool = z.object({
  school_id: Id,
  school_name: z.string(),
  domain_name: z.string(),
  page_title: z.nullable(z.string()),
  /** Only those that were set. */
  colours: z.partialRecord(z.enum(whiteLabelColours), Colour),
  /** Addresses of those that were set. */
  pictures: z.partialRecord(z.enum(whiteLabelPictures), z.string()),
})
export type WhiteLabelSchool = z.infer<typeof WhiteLabelSchool>
