import { Button } from '../parts/button/button.tsx'
import { CopyBox } from '../parts/copy-box/copy-box.tsx'
import { Form, FormProblem } from '../parts/form/form.tsx'
import { SelectField } from '../parts/form/select-field.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import type { OneSiteProps } from './one-site.props.ts'
import { type KeyKind, oldKeyEnds } from './one-site.state.ts'
import { PageCheck } from './page-check.view.tsx'
import { instant } from './when.ts'

/** A site that was opened: the line, where it stands, its keys, and the check of a page. */
export function OneSiteView({ one, state }: OneSiteProps) {
  const { site, problem, said, secret } = one
  const { text } = state
  return (
    <div class="site-open">
      {secret.value && (
        <section class="site-secret" aria-labelledby="site-secret">
          <h3 id="site-secret">{text('secret.title', { name: site.value.name })}</h3>
          <p>{text('secret.text')}</p>
          <CopyBox value={secret.value} label={text('key.secret')} text={text} />
          <div>
            <Button
              onClick={() => {
                secret.value = null
              }}
            >
              {text('secret.kept')}
            </Button>
          </div>
        </section>
      )}
      <FormProblem>{problem.value}</FormProblem>
      <p class="sites-said" role="status">
        {said.value}
      </p>
      <section class="stack" aria-labelledby="site-paste">
        <h3 id="site-paste">{text('line')}</h3>
        <CopyBox value={site.value.line} label={text('line')} text={text} />
        <p class="quiet small">{text('line.hint')}</p>
      </section>
      <PageCheck one={one} state={state} />
      <Settings one={one} state={state} />
      <section class="stack" aria-labelledby="site-keys">
        <h3 id="site-keys">{text('keys')}</h3>
        <KeyRow kind="public" one={one} state={state} used_at={site.value.used_at} />
        <KeyRow kind="secret" one={one} state={state} used_at={site.value.secret_used_at} />
      </section>
    </div>
  )
}

function Settings({ one, state }: OneSiteProps) {
  const { fields, busy, save } = one
  const { text } = state
  return (
    <section class="stack" aria-labelledby="site-settings">
      <h3 id="site-settings">{text('settings')}</h3>
      <Form onSubmit={save}>
        <TextField
          id="site-origins"
          kind="long"
          label={text('origins')}
          hint={text('origins.hint')}
          field={fields.origins}
        />
        <div class="form-pair">
          <TextField id="site-name" label={text('name')} field={fields.name} capitals="sentences" maxLength={120} />
          <SelectField
            id="site-brand"
            label={text('brand')}
            none={text('brand.none')}
            options={state.brandOptions.value}
            field={fields.brand}
          />
        </div>
        <div>
          <Button type="submit" busy={busy.value === 'save'}>
            {text('save')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function KeyRow({ kind, one, state, used_at }: OneSiteProps & { kind: KeyKind; used_at: string | null }) {
  const { site, replacing, oldEnds, busy, replace } = one
  const { text, locale } = state
  const old = site.value.old_keys.filter((key) => key.kind === kind)
  return (
    <div class="site-key">
      <div class="site-line">
        <div class="site-names">
          <h4>{text(`key.${kind}`)}</h4>
          <p class="quiet small">{text(`key.${kind}.about`)}</p>
          {kind === 'public' && <code class="site-public">{site.value.public_key}</code>}
          {old.map(({ ends_at }) => (
            <p key={ends_at} class="small">
              {text('key.old', { when: instant(ends_at, locale.value) ?? '' })}
            </p>
          ))}
        </div>
        <p class="quiet small site-used">
          {text('used')}
          <br />
          <span>{instant(used_at, locale.value) ?? text('used.never')}</span>
        </p>
        {replacing.value !== kind && (
          <Button
            label={`${text('replace')}: ${text(`key.${kind}`)}`}
            onClick={() => {
              oldEnds.value.value = oldKeyEnds[0]
              replacing.value = kind
            }}
          >
            {text('replace')}
          </Button>
        )}
      </div>
      {replacing.value === kind && (
        <fieldset class="site-replace">
          <legend>{text(`replace.${kind}.title`)}</legend>
          <p>{text(`replace.${kind}.text`)}</p>
          <label class="field">
            <span class="field-label">{text('replace.end')}</span>
            <select
              class="field-input field-select"
              value={oldEnds.value.value}
              onChange={(event) => {
                oldEnds.value.value = event.currentTarget.value
              }}
            >
              {oldKeyEnds.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {text(`replace.${seconds}`)}
                </option>
              ))}
            </select>
          </label>
          <div class="row">
            <Button kind="main" busy={busy.value === 'replace'} onClick={() => void replace()}>
              {text('replace.yes')}
            </Button>
            <Button
              kind="plain"
              onClick={() => {
                replacing.value = null
              }}
            >
              {text('cancel')}
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  )
}
