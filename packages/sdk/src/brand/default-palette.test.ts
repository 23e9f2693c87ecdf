import { derivePalettes } from '@coachkit/brand'
import { expect, it } from 'vitest'
import { buttonTokens, defaultButton } from './default-button.ts'
import { defaultPalette } from './default-palette.ts'

it('has ready made what is derived where no brand is named', () => {
  expect(defaultPalette).toEqual(derivePalettes({}))
})

it('paints the bubble with what it has for the button', () => {
  for (const theme of ['light', 'dark'] as const) {
    expect(buttonTokens.map((token) => defaultPalette[theme][token])).toEqual(defaultButton)
  }
})
