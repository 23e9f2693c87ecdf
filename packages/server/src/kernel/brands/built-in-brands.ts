import { derivePalettes } from '@coachkit/brand'
import type { BrandConfig } from '@coachkit/contract'

const capitalised = (slug: string) =>
  slug
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ')

/** decisions.md, "Brands": the logo's greatest height on the main brand's pages and on all others'. */
const mainLogo = 51
const otherLogo = 32

/** The brands that the specification names beside the product's own. */
export const namedBrands = ['kitesense', 'illume', 'ingenius', 'lumineelearning'] as const

/**
 * The five brands, `product` by the deployment's slug. Its fills and illume's dark grey text are specified; the others
 * are our choice: each has a hue of its own, a second one for links, and a ground of its own warmth, dark enough for
 * the specified white text in every state.
 */
export function builtInBrands(
  product: string,
  { main = product, coming_soon = [] }: { main?: string; coming_soon?: readonly string[] } = {},
): readonly BrandConfig[] {
  const brands: BrandConfig[] = [
    {
      name: product,
      title: product === 'coachkit' ? 'CoachKit' : capitalised(product),
      primary: '#F4A261',
      primary_hover: '#F6B480',
      primary_active: '#D27932',
      button_text: 'auto',
      accent: '#B5541A',
      ground: '#FBEFE2',
      theme_feature: true,
    },
    {
      name: 'kitesense',
      title: 'Kitesense',
      primary: '#0F6C8C',
      primary_hover: '#13799C',
      primary_active: '#0A5570',
      button_text: 'white',
      accent: '#0B7285',
      ground: '#E4F2F6',
    },
    {
      name: 'illume',
      title: 'Illume',
      primary: '#F2C744',
      primary_hover: '#F6D46B',
      primary_active: '#DBAE2A',
      button_text: 'dark-grey',
      accent: '#7A5B00',
      ground: '#FAEFD5',
      theme_feature: true,
    },
    {
      name: 'ingenius',
      title: 'Ingenius',
      primary: '#5146C4',
      primary_hover: '#6157D0',
      primary_active: '#3F35A3',
      button_text: 'white',
      accent: '#4A3FC0',
      ground: '#ECEAFB',
    },
    {
      name: 'lumineelearning',
      title: 'Luminee Learning',
      primary: '#A83268',
      primary_hover: '#B84077',
      primary_active: '#8A2453',
      button_text: 'white',
      accent: '#A02C62',
      ground: '#FAE9F0',
    },
  ]
  return brands.map((brand) => ({
    ...brand,
    palette: derivePalettes(brand),
    logo_height: brand.name === main ? mainLogo : otherLogo,
    ...(coming_soon.includes(brand.name) && { coming_soon: true }),
  }))
}
