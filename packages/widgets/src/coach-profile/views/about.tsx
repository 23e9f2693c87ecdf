import { Button } from '../../parts/button/button.tsx'
import { PictureField } from '../../parts/children/picture-field.tsx'
import { Form } from '../../parts/form/form.tsx'
import { SelectField } from '../../parts/form/select-field.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import type { ProfileState } from '../coach-profile.state.ts'
import { Said } from './said.tsx'

/** Picture, names, and a pupil's year. */
export function About({ state }: { state: ProfileState }) {
  const { user, about, levels, busy, saveAbout, sendPicture, text } = state
  return (
    <section class="card" aria-labelledby="about">
      <h2 id="about">{text('about')}</h2>
      <PictureField
        name={user.value?.first_name ?? ''}
        picture={user.value?.profile_pic_url ?? null}
        busy={busy.value === 'picture'}
        words={{ choose: text('picture.choose'), hint: text('picture.hint') }}
        onFile={(file) => void sendPicture(file)}
      >
        <Said of="picture" state={state} />
      </PictureField>
      <Form onSubmit={saveAbout}>
        <div class="form-pair">
          <TextField
            id="first"
            label={text('first')}
            field={about.first_name}
            autocomplete="given-name"
            capitals="words"
            maxLength={80}
          />
          <TextField
            id="last"
            label={text('last')}
            optional={text('form.optional')}
            field={about.last_name}
            autocomplete="family-name"
            capitals="words"
            maxLength={80}
          />
        </div>
        {levels.value.length > 0 && (
          <SelectField
            id="level"
            label={text('level')}
            field={about.academic_level_id}
            none={text('level.none')}
            options={levels.value.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <Said of="about" state={state} />
        <Button type="submit" busy={busy.value === 'about'}>
          {text('save')}
        </Button>
      </Form>
    </section>
  )
}
