import { ChoiceList } from '../../parts/choice-list/choice-list.tsx'
import type { ProfileState } from '../coach-profile.state.ts'

const none = 'none'

/** A pupil's theme, where the brand has the feature. */
export function Themes({ state }: { state: ProfileState }) {
  const { themes, theme, chooseTheme, text } = state
  if (themes.value.length === 0) return null
  return (
    <section class="card" aria-labelledby="theme-title">
      <h2 id="theme-title">{text('theme.title')}</h2>
      <p class="quiet">{text('theme.lead')}</p>
      <ChoiceList
        name="theme"
        legend={text('theme.title')}
        legendHidden
        look="chips"
        choices={[
          { value: none, label: text('theme.none') },
          ...themes.value.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        chosen={[theme.value ?? none]}
        onChoose={(id) => chooseTheme(id === none ? null : id)}
      />
    </section>
  )
}
