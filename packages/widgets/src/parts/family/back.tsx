import { Icon } from '../icon/icon.tsx'
import { iconArrowLeft } from '../icon/icons.ts'

/** The way back to where somebody came from. */
export const Back = ({ words, onBack }: { words: string; onBack: () => void }) => (
  <button type="button" class="back" onClick={onBack}>
    <Icon path={iconArrowLeft} flips /> {words}
  </button>
)
