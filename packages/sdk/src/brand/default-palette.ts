import type { Palette } from '@coachkit/brand'

/**
 * What `derivePalettes` makes of no brand, ready made: it is what a page shows before it knows its brand, and a browser
 * needs milliseconds to derive it. A test compares the two.
 */
export const defaultPalette: { readonly [theme in 'light' | 'dark']: Palette } = {
  light: {
    fill: '#fefaf7',
    'fill-quiet': '#f7f1ed',
    'fill-raised': '#ffffff',
    'fill-accent': '#f4a261',
    'fill-accent-hover': '#f6b480',
    'fill-accent-active': '#d27932',
    'text-on-accent': '#331700',
    'text-normal': '#272320',
    'text-quiet': '#716a65',
    'text-accent': '#a45807',
    border: '#e4dedb',
    'border-strong': '#8f8782',
    focus: '#a45807',
    'fill-good': '#e2f6e6',
    good: '#0d7a3e',
    'fill-warn': '#fceedb',
    warn: '#906104',
    'fill-danger': '#feebe8',
    danger: '#c13c36',
  },
  dark: {
    fill: '#161311',
    'fill-quiet': '#211d1a',
    'fill-raised': '#1f1b18',
    'fill-accent': '#f4a261',
    'fill-accent-hover': '#f6b480',
    'fill-accent-active': '#d27932',
    'text-on-accent': '#331700',
    'text-normal': '#efeae6',
    'text-quiet': '#a49d97',
    'text-accent': '#e69554',
    border: '#393431',
    'border-strong': '#716a65',
    focus: '#e69554',
    'fill-good': '#162f1e',
    good: '#6bc987',
    'fill-warn': '#36250d',
    warn: '#dda552',
    'fill-danger': '#3c201d',
    danger: '#fa8e83',
  },
}
