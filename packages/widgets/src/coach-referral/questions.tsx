import type { Text } from '@coachkit/sdk'
import { Back } from '../parts/family/back.tsx'
import { Icon } from '../parts/icon/icon.tsx'
import { iconChevronDown } from '../parts/icon/icons.ts'
import type { ReferralWords } from './words/en.ts'

const asked = ['what', 'who', 'many', 'once', 'see', 'reward', 'wrong'] as const

/** What people ask about codes for friends. They open by keyboard, and can be found in the page. */
export const Questions = ({
  text,
  months,
  onBack,
}: {
  text: Text<ReferralWords>
  /** What a referral brings; null where it isn't known. */
  months: number | null
  onBack: () => void
}) => (
  <div class="family family-narrow">
    <div class="family-head">
      <Back words={text('faq.back')} onBack={onBack} />
      <h1>{text('faq.title')}</h1>
    </div>
    <div class="referral-questions">
      {asked
        .filter((one) => one !== 'reward' || months !== null)
        .map((one, at) => (
          <details key={one} open={at === 0}>
            <summary>
              {text(`faq.${one}.q`)} <Icon path={iconChevronDown} />
            </summary>
            <p>
              {one !== 'reward'
                ? text(`faq.${one}.a`)
                : months
                  ? text('faq.reward.a', { count: months })
                  : text('faq.reward.none')}
            </p>
          </details>
        ))}
    </div>
  </div>
)
