import * as z from 'zod/mini'

const Colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/))

/** A brand's palette and look; every field but the name has a default in the SDK's brand schema. */
export const BrandConfig = z.object({
  name: z.string().check(z.maxLength(60)),
  title: z.optional(z.string().check(z.maxLength(80))),
  primary: z.optional(Colour),
  primary_hover: z.optional(Colour),
  primary_active: z.optional(Colour),
  /** `white` keeps the specification's white label even where it fails the contrast rule (see look.md). */
  button_text: z.optional(z.enum(['auto', 'white', 'dark-grey'])),
  accent: z.optional(Colour),
  logo_url: z.optional(z.string()),
  radius: z.optional(z.enum(['soft', 'square'])),
  coming_soon: z.optional(z.boolean()),
  theme_feature: z.optional(z.boolean()),
})
export type BrandConfig = z.infer<typeof BrandConfig>
