import { asChoice, asFlag, asText } from '@coachkit/sdk'

export const chatAttributes = {
  /** `launcher`: a bubble that opens a panel. `panel`: the panel alone, for a launcher outside. `inline`, `page`. */
  mode: asChoice('launcher', 'panel', 'inline', 'page'),
  /** The panel stands open from the start. */
  open: asFlag(),
  /** The corner of the page in which bubble and panel stand. */
  position: asChoice('right', 'left'),
  /** First questions to choose from, parted by `|`. */
  starters: asText(),
}
