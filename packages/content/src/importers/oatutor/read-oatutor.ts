import type * as z from 'zod/mini'
import type { QuizOutline } from '../../drafts/drafts.ts'
import type { ZipEntry } from '../../zip/read-zip.ts'
import { type ImportEvent, ImportRefusal, ItemRefusal } from '../import-event.ts'
import { type ProblemFiles, questionOf, type Surroundings } from './problem.ts'
import { CoursePlans, Pathway, Problem, SkillModel, Step } from './shapes.ts'

/** `…/ID/ID.json` is a problem; its folder holds `steps/` and `figures/`. */
const problemPath = /^(?:.*\/)?([^/]+)\/\1\.json$/
const stepPath = /^steps\/([^/]+)\/\1\.json$/
const pathwayPath = /^steps\/([^/]+)\/tutoring\/\1DefaultPathway\.json$/
const figurePath = /^figures\/([^/]+)$/

function parse<T>(entry: ZipEntry, shape: z.ZodMiniType<T>): T {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(entry.read())
  } catch (cause) {
    if (cause instanceof ImportRefusal) throw cause
    throw new ImportRefusal('import.unreadable', `${entry.name} is not UTF-8 text.`, { cause })
  }
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (cause) {
    throw new ImportRefusal('import.unreadable', `${entry.name} is not JSON.`, { cause })
  }
  const parsed = shape.safeParse(content)
  if (parsed.success) return parsed.data
  const at = parsed.error.issues[0]?.path.join('.')
  throw new ItemRefusal(`${entry.name}: ${at ? `“${at}” is missing or wrong` : 'it has not the form of its kind'}.`)
}

interface Pool {
  problems: { id: string; entry: ZipEntry; files: Map<string, ZipEntry> }[]
  plans: ZipEntry | null
  skills: ZipEntry | null
}

/** Sorts an archive's entries into problems; null where none is an OATutor problem. */
export function findPool(entries: readonly ZipEntry[]): Pool | null {
  const problems = new Map<string, Pool['problems'][number]>()
  for (const entry of entries) {
    const id = problemPath.exec(entry.name)?.[1]
    const folder = entry.name.slice(0, entry.name.lastIndexOf('/') + 1)
    // A step's own file has the same form of name; it stands under `steps/`.
    if (id && !/(^|\/)steps\/[^/]+\/$/.test(folder)) problems.set(folder, { id, entry, files: new Map() })
  }
  for (const entry of entries) {
    const inside = /^(.*?)(?:steps|figures)\//.exec(entry.name)
    const problem = inside ? problems.get(inside[1] ?? '') : undefined
    problem?.files.set(entry.name.slice((inside?.[1] ?? '').length), entry)
  }
  const known = [...problems.values()].filter(({ files }) => [...files.keys()].some((name) => stepPath.test(name)))
  if (known.length === 0) return null
  const named = (name: string): ZipEntry | null =>
    entries.find((entry) => entry.name === name || entry.name.endsWith(`/${name}`)) ?? null
  return {
    problems: known.sort((a, b) => (a.id < b.id ? -1 : 1)),
    plans: named('coursePlans.json'),
    skills: named('skillModel.json'),
  }
}

function readFiles({ entry, files }: Pool['problems'][number]): ProblemFiles {
  const problem = parse(entry, Problem)
  const steps = [...files]
    .filter(([name]) => stepPath.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, file]) => {
      const step = parse(file, Step)
      const hints = [...files].find(([name]) => pathwayPath.exec(name)?.[1] === step.id)?.[1]
      return { step, pathway: hints ? parse(hints, Pathway) : null }
    })
  const figures = new Map(
    [...files].flatMap(([name, file]) => {
      const figure = figurePath.exec(name)?.[1]
      return figure ? [[figure, () => file.read()] as const] : []
    }),
  )
  return { problem, steps, figures }
}

/** Problems of each lesson, in the order of the course plans. */
function* quizzesOf(
  plans: Surroundings['plans'],
  lessons: ReadonlyMap<string, { ids: string[]; language: string; subject: string }>,
): Generator<QuizOutline> {
  for (const { courseName, lessons: planned } of plans) {
    for (const lesson of planned) {
      const found = lessons.get(lesson.id)
      if (!found) continue
      yield {
        external_id: `lesson-${lesson.id}`,
        title: [lesson.name.trim(), lesson.topics.trim()].filter((part) => part !== '').join(': ') || courseName,
        description: `${courseName}, from OATutor and OpenStax.`,
        language: found.language,
        subject: found.subject,
        course: courseName,
        source: { name: 'OATutor and OpenStax', licence: 'CC BY 4.0', url: 'https://github.com/CAHLR/OATutor-Content' },
        question_external_ids: found.ids,
      }
    }
  }
}

export async function* readOatutor(pool: Pool): AsyncGenerator<ImportEvent> {
  const surroundings: Surroundings = { plans: [], skills: {} }
  try {
    if (pool.plans) surroundings.plans = parse(pool.plans, CoursePlans)
    if (pool.skills) surroundings.skills = parse(pool.skills, SkillModel)
  } catch (error) {
    if (error instanceof ItemRefusal) throw new ImportRefusal('import.unreadable', error.message, { cause: error })
    throw error
  }
  if (!pool.plans)
    yield { kind: 'note', where: 'whole file', note: 'No coursePlans.json was given: no quizzes are made of lessons.' }
  if (!pool.skills)
    yield { kind: 'note', where: 'whole file', note: 'No skillModel.json was given: questions have no skills.' }

  const lessons = new Map<string, { ids: string[]; language: string; subject: string }>()
  const ids = new Set<string>()
  let read = 0
  for (const files of pool.problems) {
    read += 1
    try {
      const content = readFiles(files)
      const { question, notes } = questionOf(content, surroundings)
      if (ids.has(question.external_id)) throw new ItemRefusal('A problem of the same id stands in the file before.')
      ids.add(question.external_id)
      yield { kind: 'question', where: files.id, question }
      for (const note of notes) yield { kind: 'note', where: files.id, note }
      const lesson = content.problem.lessonId
      if (lesson) {
        const found = lessons.get(lesson) ?? { ids: [], language: question.language, subject: question.subject }
        found.ids.push(question.external_id)
        lessons.set(lesson, found)
      }
    } catch (error) {
      if (!(error instanceof ItemRefusal)) throw error
      yield { kind: 'skipped', where: files.id, reason: error.message }
    }
    if (read % 25 === 0) yield { kind: 'progress', read, of: pool.problems.length }
  }
  for (const quiz of quizzesOf(surroundings.plans, lessons)) yield { kind: 'quiz', quiz }
  yield { kind: 'progress', read, of: pool.problems.length }
}
