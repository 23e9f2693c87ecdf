import type { BrandConfig } from '@coachkit/contract'

const capitalised = (slug: string) =>
  slug
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ')

/**
 * The brands that the specification names, `product` by the deployment's slug. Its fills and illume's dark grey text
 * are specified; the others are our choice, dark enough for the specified white text in every state.
 */
export const builtInBrands = (product: string): readonly BrandConfig[] => [
  {
    name: product,
    title: product === 'coachkit' ? 'CoachKit' : capitalised(product),
    primary: '#F4A261',
    primary_hover: '#F6B480',
    primary_active: '#D27932',
    button_text: 'auto',
    theme_feature: true,
  },
  {
    name: 'kitesense',
    title: 'Kitesense',
    primary: '#0F6C8C',
    primary_hover: '#13799C',
    primary_active: '#0A5570',
    button_text: 'white',
  },
  {
    name: 'ingenius',
    title: 'Ingenius',
    primary: '#5146C4',
    primary_hover: '#6157D0',
    primary_active: '#3F35A3',
    button_text: 'white',
  },
  {
    name: 'lumineelearning',
    title: 'Luminee Learning',
    primary: '#A83268',
    primary_hover: '#B84077',
    primary_active: '#8A2453',
    button_text: 'white',
  },
  {
    name: 'illume',
    title: 'Illume',
    primary: '#F2C744',
    primary_hover: '#F6D46B',
    primary_active: '#DBAE2A',
    button_text: 'dark-grey',
    theme_feature: true,
  },
]
