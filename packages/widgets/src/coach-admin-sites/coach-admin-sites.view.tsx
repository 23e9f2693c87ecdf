import type { Site } from '@coachkit/contract'
import { Button } from '../parts/button/button.tsx'
import { Form, FormProblem } from '../parts/form/form.tsx'
import { SelectField } from '../parts/form/select-field.tsx'
import { TextField } from '../parts/form/text-field.tsx'
import { ProblemPanel } from '../parts/problem-panel/problem-panel.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import type { AdminSitesState } from './coach-admin-sites.state.ts'
import { OneSiteView } from './one-site.view.tsx'
import { instant } from './when.ts'

export function AdminSitesView({ state }: { state: AdminSitesState }) {
  const { sites, problem, isAdding, said, load, beginAdding, text } = state
  return (
    <div class="sites">
      <div class="sites-head">
        <div>
          <h1>{text('title')}</h1>
          <p class="quiet">{text('lead')}</p>
        </div>
        {sites.value && !isAdding.value && (
          <Button kind="main" onClick={beginAdding}>
            {text('add')}
          </Button>
        )}
      </div>
      {problem.value && (
        <ProblemPanel
          title={text('problem.title')}
          sentence={problem.value}
          retry={{ words: text('retry'), onRetry: () => void load() }}
        />
      )}
      {isAdding.value && <NewSite state={state} />}
      <p class="sites-said" role="status">
        {said.value}
      </p>
      {sites.value ? <List state={state} /> : !problem.value && <Skeleton words={text('loading')} lines={6} />}
    </div>
  )
}

function NewSite({ state }: { state: AdminSitesState }) {
  const { fields, schools, busy, formProblem, add, cancel, text } = state
  return (
    <section class="site-card" aria-labelledby="new-site">
      <h2 id="new-site">{text('add.title')}</h2>
      <Form onSubmit={add}>
        <FormProblem>{formProblem.value}</FormProblem>
        <div class="form-pair">
          <TextField
            id="new-name"
            label={text('name')}
            hint={text('name.hint')}
            field={fields.name}
            capitals="sentences"
            maxLength={120}
          />
          <SelectField
            id="new-school"
            label={text('school')}
            hint={text('school.hint')}
            none={text('school.none')}
            options={schools.value.map(({ id, name }) => ({ value: id, label: name }))}
            field={fields.school_id}
          />
        </div>
        <TextField
          id="new-origins"
          kind="long"
          label={text('origins')}
          hint={text('origins.hint')}
          field={fields.origins}
        />
        <SelectField
          id="new-brand"
          label={text('brand')}
          none={text('brand.none')}
          options={state.brandOptions.value}
          field={fields.brand}
        />
        <div class="row">
          <Button kind="main" type="submit" busy={busy.value}>
            {text('add.submit')}
          </Button>
          <Button kind="plain" onClick={cancel}>
            {text('cancel')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function List({ state }: { state: AdminSitesState }) {
  const { sites, isAdding, text } = state
  if (sites.value?.length === 0) {
    return isAdding.value ? null : (
      <section class="sites-nothing">
        <h2>{text('empty.title')}</h2>
        <p class="quiet">{text('empty.text')}</p>
      </section>
    )
  }
  return (
    <ul class="sites-list">
      {sites.value?.map((site) => (
        <li key={site.id}>
          <SiteCard site={site} state={state} />
        </li>
      ))}
    </ul>
  )
}

function SiteCard({ site, state }: { site: Site; state: AdminSitesState }) {
  const { open, show, close, text, locale } = state
  const isOpen = open.value?.site.value.id === site.id
  return (
    <article class="site-card" aria-labelledby={`site-${site.id}`}>
      <div class="site-line">
        <div class="site-names">
          <h2 id={`site-${site.id}`}>{site.name}</h2>
          <p class="quiet small">{[site.school?.name, ...site.origins].filter(Boolean).join(' · ')}</p>
        </div>
        <p class="quiet small site-used">
          {text('used')}
          <br />
          <span>{instant(site.used_at, locale.value) ?? text('used.never')}</span>
        </p>
        <Button
          label={`${text(isOpen ? 'close' : 'open')}: ${site.name}`}
          expanded={isOpen}
          onClick={() => (isOpen ? close() : show(site))}
        >
          {text(isOpen ? 'close' : 'open')}
        </Button>
      </div>
      {isOpen && open.value && <OneSiteView one={open.value} state={state} />}
    </article>
  )
}
