import type { Text } from '@coachkit/sdk'
import { Back } from '../parts/family/back.tsx'
import { Icon } from '../parts/icon/icon.tsx'
import { iconChevronDown } from '../parts/icon/icons.ts'
import type { ReferralWords } from './words/en.ts'

const asked = ['what', 'who', 'many', 'once', 'see', 'reward', 'wrong'] as const

/** What people ask about codes for friends. They open by keyboard, and can be found in the page. */
export const Questions = ({ text, onBack }: { text: Text<ReferralWords>; onBack: () => void }) => (
  <div class="family family-narrow">
    <div class="family-head">
      <Back words={text('faq.back')} onBack={onBack} />
      <h1>{text('faq.title')}</h1>
    </div>
    <div class="referral-questions">
      {asked.map((one, at) => (
        <details key={one} open={at === 0}>
          <summary>
            {text(`faq.${one}.q`)} <Icon path={iconChevronDown} />
          </summary>
          <p>{text(`faq.${one}.a`)}</p>
        </details>
      ))}
    </div>
  </div>
)
