import type { ImageDraft, ItemDraft, QuestionDraft } from '../../drafts/drafts.ts'
import { ItemRefusal } from '../import-event.ts'
import { answerable } from './answers.ts'
import { ladderOf } from './hints.ts'
import type { CoursePlans, Pathway, Problem, SkillModel, Step } from './shapes.ts'
import { cleanText } from './text.ts'
import { firstSet, substitute } from './variables.ts'

export interface ProblemFiles {
  problem: Problem
  /** In the order of their ids, each with its default pathway; null where the file is missing. */
  steps: { step: Step; pathway: Pathway | null }[]
  figures: ReadonlyMap<string, () => Uint8Array>
}

export interface Surroundings {
  plans: CoursePlans
  skills: SkillModel
}

const licence = 'CC BY 4.0'
const project = 'https://github.com/CAHLR/OATutor-Content'
const mediaTypes: Record<string, string> = {
  gif: 'image/gif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

/** The source's codes, where they are not those of BCP 47. */
const languageOf = (code: string): string => (code === 'se' ? 'sv' : code)

/** Without the course plans the wording has to say it: these courses are in English or Swedish. */
const looksSwedish = (text: string): boolean => /[åäö]/i.test(text) && /\b(och|att|är|för|den|som|av|på)\b/i.test(text)

const isOpenLicence = (text: string): boolean => /CC\s*-?\s*(BY)?\s*4\.0|creativecommons/i.test(text)

const section = (...texts: string[]): string => texts.filter((text) => text !== '').join('\n\n')

/** A title is set in bold where no mark inside would break it. */
const heading = (title: string): string => (title === '' || /[*\\]/.test(title) ? title : `**${title}**`)

interface Told {
  notes: string[]
  figures: string[]
}

function clean(raw: string, told: Told): string {
  const { text, figures, notes } = cleanText(raw)
  told.notes.push(...notes)
  told.figures.push(...figures)
  return text
}

function itemOf(step: Step, pathway: Pathway | null, told: Told, context: string): ItemDraft {
  const stem = section(clean(step.stepTitle, told), clean(step.stepBody, told))
  const wording = `${context} ${step.stepTitle} ${step.stepBody}`
  const { type, options, units, key, notes } = answerable(
    { problemType: step.problemType, answerType: step.answerType, ...(step.choices && { choices: step.choices }) },
    step.stepAnswer[0] ?? '',
    wording,
  )
  const ladder = ladderOf(pathway ?? [])
  told.notes.push(...notes.map((note) => `${step.id}: ${note}`), ...ladder.notes)
  told.figures.push(...ladder.figures)
  if (pathway === null) told.notes.push(`${step.id} has no file of hints.`)
  else if (pathway.length === 0) told.notes.push(`${step.id} has an empty file of hints.`)
  return {
    type,
    stem,
    ...(options && { options }),
    ...(units && { units }),
    max_marks: 1,
    key,
    hints: ladder.hints,
    worked_steps: [],
    explanation: null,
  }
}

function imagesOf(names: readonly string[], figures: ProblemFiles['figures'], told: Told): ImageDraft[] {
  return [...new Set(names)].flatMap((filename) => {
    const read = figures.get(filename)
    const media_type = mediaTypes[filename.split('.').at(-1)?.toLowerCase() ?? '']
    if (!read || !media_type) {
      told.notes.push(`The picture ${filename} is not there; the text stands without it.`)
      return []
    }
    return [{ filename, alt: 'Figure of the problem', media_type, bytes: read() }]
  })
}

/** One problem: a single step becomes a question of its own type, several become the parts of one question. */
export function questionOf(
  files: ProblemFiles,
  { plans, skills }: Surroundings,
): { question: QuestionDraft; notes: string[] } {
  const { set, note } = firstSet(
    Object.assign({}, files.problem.variabilization, ...files.steps.map(({ step }) => step.variabilization)),
  )
  const { problem, steps } = substitute({ problem: files.problem, steps: files.steps }, set)
  if (steps.length === 0) throw new ItemRefusal('The problem has no step to answer.')

  const told: Told = { notes: note ? [note] : [], figures: [] }
  const title = clean(problem.title, told)
  const body = clean(problem.body, told)
  const plan = plans.find(({ courseName }) => courseName === problem.courseName)
  if (!isOpenLicence(problem.license)) {
    told.notes.push(`The licence field is empty; the source states ${licence} for all its content.`)
  }
  const items = steps.map(({ step, pathway }) => itemOf(step, pathway, told, `${problem.title} ${problem.body}`))
  const [only, ...others] = items
  if (!only) throw new ItemRefusal('The problem has no step to answer.')

  const language = plan ? languageOf(plan.language) : looksSwedish(JSON.stringify([problem, steps])) ? 'sv' : 'en'
  const stem = section(heading(title), body)
  const rungs = items.reduce((most, { hints }) => Math.max(most, hints.length), 0)
  const question: QuestionDraft = {
    external_id: problem.id,
    subject: /chemistry|kemi/i.test(problem.courseName) ? 'science' : 'mathematics',
    course: problem.courseName || 'OATutor',
    tags: [...new Set(steps.flatMap(({ step }) => skills[step.id] ?? []))],
    difficulty_level_id: rungs <= 3 ? 1 : rungs <= 7 ? 2 : 3,
    language,
    source: { name: 'OATutor and OpenStax', licence, url: project },
    images: imagesOf(told.figures, files.figures, told),
    passage_external_id: null,
    ...(others.length === 0
      ? { ...only, stem: section(stem, only.stem), sub_questions: [] }
      : {
          type: 'multi-part' as const,
          stem,
          key: { type: 'multi-part' as const },
          max_marks: items.length,
          hints: [],
          worked_steps: [],
          explanation: null,
          sub_questions: items.map((item) => ({ ...item, stem: item.stem || 'Answer this part.' })),
        }),
  }
  if (question.stem === '') throw new ItemRefusal('The question is empty.')
  return { question, notes: [...new Set(told.notes)] }
}
