import { derivePalettes } from '@coachkit/brand'
import { expect, it } from 'vitest'
import { defaultPalette } from './default-palette.ts'

it('has ready made what is derived where no brand is named', () => {
  expect(defaultPalette).toEqual(derivePalettes({}))
})
