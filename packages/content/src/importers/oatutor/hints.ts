import type { HintDraft } from '../../drafts/drafts.ts'
import { ItemRefusal } from '../import-event.ts'
import { answerable } from './answers.ts'
import type { Pathway, SubHint } from './shapes.ts'
import { cleanText } from './text.ts'

interface Ladder {
  hints: HintDraft[]
  notes: string[]
  /** Pictures that stand in hints alone. */
  figures: string[]
}

/** Sub-hints help with the scaffold that they stand in: they come right after it and depend on it. */
function flatten(pathway: Pathway): SubHint[] {
  return pathway.flatMap(({ subHints, ...hint }): SubHint[] => [
    hint,
    ...subHints.map((sub) => ({
      ...sub,
      dependencies: [...new Set([hint.id, ...sub.dependencies])],
    })),
  ])
}

/** Rungs in the file's order, except that what a rung depends on comes before it. */
function inOrder(rungs: readonly SubHint[]): { ordered: SubHint[]; moved: boolean } {
  const byId = new Map(rungs.map((rung) => [rung.id, rung]))
  const ordered: SubHint[] = []
  const done = new Set<string>()
  const open = new Set<string>()
  const visit = (rung: SubHint): void => {
    if (done.has(rung.id)) return
    if (open.has(rung.id)) throw new ItemRefusal(`The hints depend on each other in a circle at ${rung.id}.`)
    open.add(rung.id)
    for (const id of rung.dependencies) {
      const before = byId.get(id)
      if (before) visit(before)
    }
    done.add(rung.id)
    ordered.push(rung)
  }
  for (const rung of rungs) visit(rung)
  return { ordered, moved: ordered.some((rung, index) => rung !== rungs[index]) }
}

function scaffoldOf(rung: SubHint, notes: string[]): HintDraft['scaffold'] {
  const answer = rung.hintAnswer?.[0]
  if (rung.type !== 'scaffold' || answer === undefined || !rung.problemType) return undefined
  try {
    const {
      type,
      options,
      key,
      notes: told,
    } = answerable(
      { problemType: rung.problemType, answerType: rung.answerType, ...(rung.choices && { choices: rung.choices }) },
      answer,
      `${rung.title} ${rung.text}`,
    )
    notes.push(...told.map((note) => `${rung.id}: ${note}`))
    return { type, ...(options && { options }), key }
  } catch (error) {
    if (!(error instanceof ItemRefusal)) throw error
    notes.push(`${rung.id}: the question inside this hint can't be marked and is shown as text. ${error.message}`)
    return undefined
  }
}

export function ladderOf(pathway: Pathway): Ladder {
  const notes: string[] = []
  const figures: string[] = []
  const rungs = flatten(pathway)
  const known = new Set<string>()
  for (const rung of rungs) {
    const name = rung.id
    for (let copy = 2; known.has(rung.id); copy += 1) rung.id = `${name}-${copy}`
    if (rung.id !== name) notes.push(`Two hints are called ${name}; the second is ${rung.id} here.`)
    known.add(rung.id)
  }
  const { ordered, moved } = inOrder(rungs)
  if (moved) notes.push('Hints were put after those that they depend on.')
  if (pathway.some(({ subHints }) => subHints.length > 0)) {
    notes.push('Hints inside a hint follow it and depend on it.')
  }

  const hints = ordered.map((rung): HintDraft => {
    const dangling = rung.dependencies.filter((id) => !known.has(id))
    if (dangling.length > 0) notes.push(`${rung.id} depends on ${dangling.join(', ')}, which is not there; left out.`)
    const title = cleanText(rung.title)
    const text = cleanText(rung.text)
    notes.push(...[...title.notes, ...text.notes].map((note) => `${rung.id}: ${note}`))
    const pictures = [...title.figures, ...text.figures]
    if (pictures.length > 0) {
      figures.push(...pictures)
      notes.push(`${rung.id}: its picture stands beside the question.`)
    }
    const scaffold = scaffoldOf(rung, notes)
    return {
      id: rung.id,
      title: title.text || 'A step',
      // A rung that says all in its title says it in its text too, because a page may show the text alone.
      text: text.text || title.text,
      depends_on: rung.dependencies.filter((id) => known.has(id)),
      ...(scaffold && { scaffold }),
    }
  })
  return { hints, notes, figures }
}
