import type { KnowledgeDocument } from '@coachkit/contract'
import { useSignal } from '@preact/signals'
import { Button } from '../parts/button/button.tsx'
import { plainText } from '../parts/markdown/plain-text.ts'
import { ProblemPanel } from '../parts/problem-panel/problem-panel.tsx'
import { ScrollRegion } from '../parts/scroll-region/scroll-region.tsx'
import { Skeleton } from '../parts/skeleton/skeleton.tsx'
import { type AdminKnowledgeState, documentTypes } from './coach-admin-knowledge.state.ts'
import { type KnowledgeWords, words } from './words/en.ts'

/** The sentence for a code; one that this page does not know yet has a calm general one. */
function sentenceKey(code: string): keyof KnowledgeWords {
  if (code === 'network.offline') return 'problem.offline'
  const key = `problem.${code}`
  return key in words ? (key as keyof KnowledgeWords) : 'problem.other'
}

export function AdminKnowledgeView({ state }: { state: AdminKnowledgeState }) {
  const { documents, problem, said, load, addDefaults, text } = state
  return (
    <div class="knowledge">
      <div>
        <h1>{text('title')}</h1>
        <p class="quiet">{text('lead')}</p>
      </div>
      {problem.value && (
        <ProblemPanel
          title={text('problem.title')}
          sentence={text(sentenceKey(problem.value.code))}
          retry={{ words: text('retry'), onRetry: () => void load() }}
        />
      )}
      <AddDocuments state={state} />
      <RefusedFiles state={state} />
      <p class="knowledge-said" role="status">
        {said.value}
      </p>
      {documents.value ? <List state={state} /> : !problem.value && <Skeleton words={text('loading')} lines={6} />}
      <div class="knowledge-defaults">
        <Button kind="plain" onClick={() => void addDefaults()}>
          {text('defaults.button')}
        </Button>
      </div>
    </div>
  )
}

function AddDocuments({ state: { add, uploading, text } }: { state: AdminKnowledgeState }) {
  const type = useSignal(1)
  const over = useSignal(false)
  const take = (files: FileList | null | undefined) => {
    if (files && files.length > 0) void add([...files], type.value)
  }
  return (
    <section
      class="knowledge-add"
      data-over={over.value}
      aria-label={text('add')}
      onDragOver={(event) => {
        event.preventDefault()
        over.value = true
      }}
      onDragLeave={() => {
        over.value = false
      }}
      onDrop={(event) => {
        event.preventDefault()
        over.value = false
        take(event.dataTransfer?.files)
      }}
    >
      <div>
        <h2>{text('add')}</h2>
        <p class="quiet">{text('add.hint')}</p>
      </div>
      <div class="row">
        <label class="row">
          <span>{text('type')}</span>
          <select
            value={type.value}
            onChange={(event) => {
              type.value = Number(event.currentTarget.value)
            }}
          >
            {documentTypes.map((number) => (
              <option key={number} value={number}>
                {text(`type.${number}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="button button-main knowledge-choose">
          {text('choose')}
          <input
            type="file"
            class="heard-only"
            multiple
            accept=".md,.markdown,.txt,text/plain,text/markdown"
            onChange={(event) => {
              take(event.currentTarget.files)
              event.currentTarget.value = ''
            }}
          />
        </label>
      </div>
      {uploading.value.map((name) => (
        <p key={name} class="quiet" role="status">
          {text('uploading', { title: name })}
        </p>
      ))}
    </section>
  )
}

/** Every file that did not come in, by its name, with its own reason. */
function RefusedFiles({ state: { refused, text } }: { state: AdminKnowledgeState }) {
  return (
    <div role="status">
      {refused.value.length > 0 && (
        <section class="knowledge-refused">
          <div class="row">
            <h2>{text('refused.title', { count: refused.value.length })}</h2>
            <Button
              kind="plain"
              class="push"
              onClick={() => {
                refused.value = []
              }}
            >
              {text('refused.close')}
            </Button>
          </div>
          <ul>
            {refused.value.map(({ name, code }) => (
              <li key={name}>
                <strong>{name}</strong>: {text(sentenceKey(code))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function List({ state }: { state: AdminKnowledgeState }) {
  const { documents, shown, search, text } = state
  if (documents.value?.length === 0) {
    return (
      <section class="knowledge-nothing">
        <h2>{text('empty.title')}</h2>
        <p class="quiet">{text('empty.text')}</p>
      </section>
    )
  }
  return (
    <section class="stack">
      <label class="knowledge-search">
        <span>{text('search')}</span>
        <input
          type="search"
          value={search.value}
          onInput={(event) => {
            search.value = event.currentTarget.value
          }}
        />
      </label>
      {shown.value.length === 0 ? (
        <p class="quiet">{text('empty.search')}</p>
      ) : (
        <ScrollRegion label={text('title')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{text('column.title')}</th>
                <th scope="col">{text('column.type')}</th>
                <th scope="col" class="number">
                  {text('column.passages')}
                </th>
                <th scope="col" class="number">
                  {text('column.size')}
                </th>
                <th scope="col">{text('column.added')}</th>
                <th scope="col">
                  <span class="heard-only">{text('column.act')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.value.map((document) => (
                <Row key={document.id} document={document} state={state} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  )
}

const kilobytes = (bytes: number, locale: string) =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: bytes < 10_000 ? 1 : 0,
  }).format(bytes / 1000)

function Row({ document, state }: { document: KnowledgeDocument; state: AdminKnowledgeState }) {
  const { removing, remove, text, locale } = state
  const title = plainText(document.title)
  const type = documentTypes.find((number) => number === document.document_type_id) ?? 1
  if (removing.value === document.id) {
    return (
      <tr class="knowledge-sure">
        <td colSpan={6}>
          <div class="row" role="alertdialog" aria-label={text('remove.sure', { title })}>
            <p class="push">
              <strong>{text('remove.sure', { title })}</strong> {text('remove.text')}
            </p>
            <Button onClick={() => void remove(document)}>{text('remove.yes')}</Button>
            <Button
              kind="plain"
              onClick={() => {
                removing.value = null
              }}
            >
              {text('remove.no')}
            </Button>
          </div>
        </td>
      </tr>
    )
  }
  return (
    <tr>
      <th scope="row" class="knowledge-title">
        {title}
        <span class="quiet small">{document.filename}</span>
      </th>
      <td>{text(`type.${type}`)}</td>
      <td class="number">{document.passage_count}</td>
      <td class="number">{kilobytes(document.size, locale.value)}</td>
      <td>{new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' }).format(new Date(document.created_at))}</td>
      <td class="number">
        <Button
          kind="plain"
          label={`${text('remove')}: ${title}`}
          onClick={() => {
            removing.value = document.id
          }}
        >
          {text('remove')}
        </Button>
      </td>
    </tr>
  )
}
