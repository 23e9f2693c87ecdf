import { Button } from '../../parts/button/button.tsx'
import { PictureField } from '../../parts/children/picture-field.tsx'
import { Form, FormProblem } from '../../parts/form/form.tsx'
import { PasswordField } from '../../parts/form/password-field.tsx'
import { SelectField } from '../../parts/form/select-field.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import type { ChildManageState } from '../coach-child-manage.state.ts'

type Props = { state: ChildManageState }

const Said = ({ of, state: { saved, problem, text } }: Props & { of: 'about' | 'sign' | 'picture' }) => (
  <>
    <FormProblem>{problem.value?.of === of ? problem.value.words : null}</FormProblem>
    <p class="quiet small manage-saved" role="status">
      {saved.value === of ? text('saved') : ''}
    </p>
  </>
)

/** Names, year and picture. */
export function About({ state }: Props) {
  const { child, about, levels, busy, saveAbout, text } = state
  if (!child.value) return null
  return (
    <section class="card" aria-labelledby="about">
      <h2 id="about">{text('about', { name: child.value.first_name })}</h2>
      <Picture state={state} />
      <Form onSubmit={saveAbout}>
        <div class="form-pair">
          <TextField id="first" label={text('first')} field={about.first_name} capitals="words" maxLength={80} />
          <TextField id="last" label={text('last')} field={about.last_name} capitals="words" maxLength={80} />
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

function Picture({ state }: Props) {
  const { child, busy, sendPicture, text } = state
  return (
    <PictureField
      name={child.value?.first_name ?? ''}
      picture={child.value?.profile_pic_url ?? null}
      busy={busy.value === 'picture'}
      words={{ choose: text('picture.choose'), hint: text('picture.hint') }}
      onFile={(file) => void sendPicture(file)}
    >
      <Said of="picture" state={state} />
    </PictureField>
  )
}

/** User name and password, where the parent made the account. */
export function SigningIn({ state }: Props) {
  const { child, sign, busy, saveSign, text } = state
  const one = child.value
  if (!one) return null
  const name = one.first_name
  return (
    <section class="card" aria-labelledby="sign">
      <h2 id="sign">{text('sign')}</h2>
      {one.is_made_by_caller ? (
        <Form onSubmit={saveSign}>
          <p class={one.has_password ? 'quiet' : 'tag tag-warn'}>
            {text(one.has_password ? 'sign.lead' : 'password.none', { name })}
          </p>
          <TextField id="username" label={text('username')} field={sign.username} autocomplete="off" maxLength={40} />
          <PasswordField
            id="password"
            label={text(one.has_password ? 'password' : 'password.first')}
            hint={one.has_password ? text('password.hint') : text('form.password-hint')}
            field={sign.password}
            autocomplete="new-password"
            words={{ show: text('form.show'), hide: text('form.hide') }}
          />
          <Said of="sign" state={state} />
          <Button type="submit" busy={busy.value === 'sign'}>
            {text('sign.save')}
          </Button>
        </Form>
      ) : (
        <>
          <p>
            {text('username')}: <span class="code">{one.username}</span>
          </p>
          <p class="quiet">{text('sign.theirs', { name })}</p>
        </>
      )}
    </section>
  )
}
