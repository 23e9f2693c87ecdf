import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { demonstrationContent, type ItemDraft, type QuestionDraft, readImport } from '@coachkit/content'
import type { ItemWithKey } from '@coachkit/contract'
import { describe, expect, test } from 'vitest'
import { mustBeNextRung, toldRungs } from './rules.ts'

/** What a pupil reads, without the marks of TeX and Markdown. */
const bare = (text: string): string =>
  text
    .replace(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\[()[\]]|\$|[*_{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase()

/** Whether a text has a phrase that stands on its own: `4` is not in `4x`, `14` or `4/5`. */
const has = (text: string, phrase: string): boolean => {
  const sought = bare(phrase).trim()
  if (sought === '') return false
  const escaped = sought.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\d.,/^])${escaped}(?![\\p{L}\\d/]|[.,]\\d)`, 'u').test(bare(text))
}

/** Answers in full, worked out apart from the filter. What stands in the stem is no secret, a lone letter no word. */
function secretsOf({ key, options = [], stem }: ItemWithKey): string[] {
  const right = (order: number) => options.find((option) => option.order === order)?.text ?? ''
  const answers =
    key.type === 'numeric'
      ? [key.value]
      : key.type === 'one-choice'
        ? [right(key.correct)]
        : 'accepted' in key
          ? key.accepted
          : []
  const inStem = (answer: string) =>
    has(stem, answer) || (/^\d+$/.test(answer) && new RegExp(`(?<!\\d)${answer}(?!\\d)`).test(stem))
  return answers.filter((answer) => /\p{L}\p{L}|\d/u.test(answer) && !inStem(answer))
}

const itemsOf = (question: QuestionDraft): ItemWithKey[] =>
  [question as ItemDraft, ...question.sub_questions].map((draft, index) => ({
    ...draft,
    id: `${question.external_id}-${index}`,
    hint_count: draft.hints.length,
  }))

/** Asks for every rung of a ladder, one after the other, as somebody who hands nothing in. */
function servedEarly(item: ItemWithKey) {
  let used = 0
  return item.hints.map((_, index) => {
    const rung = mustBeNextRung(item, { number: index + 1, used, marked: false })
    expect(rung).toMatchObject({ number: index + 1, of: item.hints.length })
    if (!rung.held) used = rung.number
    return rung
  })
}

/** A text that names a wrong option beside the right one weighs them and tells neither. */
const weighs = (text: string, { key, options = [] }: ItemWithKey): boolean =>
  key.type === 'one-choice' && options.some(({ order, text: option }) => order !== key.correct && has(text, option))

function leaksOf(items: readonly ItemWithKey[]): string[] {
  return items.flatMap((item) =>
    servedEarly(item).flatMap(({ title, text, held }) =>
      held && title + text !== ''
        ? [`held, but told: ${text}`]
        : secretsOf(item)
            .filter((secret) => has(`${title}\n${text}`, secret) && !weighs(text, item))
            .map((secret) => `${item.stem}\n  ${title}: ${text}\n  says ${secret}`),
    ),
  )
}

test('no hint of the demonstration says the answer early, and none has to be held back', () => {
  const items = demonstrationContent().questions.flatMap(itemsOf)
  expect(leaksOf(items)).toEqual([])
  const held = items.flatMap((item) =>
    servedEarly(item).flatMap(({ held, number }) => (held ? [`${item.stem} — ${item.hints[number - 1]?.text}`] : [])),
  )
  expect(held).toEqual([])
})

const sample = new URL('../../../../../../shared/data/oatutor/content-pool.zip', import.meta.url)

describe.skipIf(!existsSync(sample))('with OATutor’s problems (skipped where ../shared/data is absent)', () => {
  test('no hint that is served early says the answer; what is held is told after marking', async () => {
    const bytes = await readFile(sample)
    const reading = await readImport({
      filename: 'content-pool.zip',
      size: bytes.length,
      open: async function* () {
        yield bytes
      },
    })
    const items: ItemWithKey[] = []
    for await (const event of reading.events) if (event.kind === 'question') items.push(...itemsOf(event.question))
    expect(items.length).toBeGreaterThan(100)
    expect(leaksOf(items)).toEqual([])

    const leaking = items.find((item) => servedEarly(item).some(({ held }) => held))
    if (!leaking) throw new Error('No author of these problems gave an answer away')
    const used = new Map([[leaking.id, leaking.hints.length]])
    const question = { ...leaking, sub_questions: [] } as never
    expect(toldRungs(question, used, false)[leaking.id]?.some(({ held }) => held)).toBe(true)
    expect(toldRungs(question, used, true)[leaking.id]?.every(({ held, text }) => !held && text !== '')).toBe(true)
  })
})
