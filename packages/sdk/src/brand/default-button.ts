/** The button's three fills and its label where no brand is named: what the bubble is painted with. A test compares. */
export const defaultButton = ['#f4a261', '#f6b480', '#d27932', '#331700']

/** The tokens that they are. */
export const buttonTokens = ['fill-accent', 'fill-accent-hover', 'fill-accent-active', 'text-on-accent'] as const
