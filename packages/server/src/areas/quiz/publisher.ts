import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { newId } from '../../kernel/db/columns.ts'
import type { Tx } from '../../kernel/db/database.ts'
import type { QuestionBank, QuizDraft, QuizPublisher } from '../../kernel/ports.ts'
import { quiz, quizQuestion } from './schema.ts'

interface Planned {
  draft: QuizDraft
  questions: { question_id: string; version_id: string; max_marks: number }[]
  fingerprint: string
}

/** An insert of more rows than this would carry more values than a statement may have. */
const rowsAtOnce = 1000

/** Publishes quizzes in the caller's transaction. What runs already keeps its versions: attempts point at them. */
export function createPublisher(bank: Pick<QuestionBank, 'currentVersions'>): QuizPublisher {
  return {
    async publish(tx, drafts) {
      const counts = { added: 0, changed: 0, unchanged: 0 }
      if (drafts.length === 0) return counts
      const plans = await plan(tx, bank, drafts)
      const known = await knownQuizzes(tx, drafts)
      const rewritten: { id: string; questions: Planned['questions'] }[] = []

      for (const { draft, questions, fingerprint } of plans) {
        const existing = known.get(nameOf(draft))
        if (existing?.fingerprint === fingerprint) {
          counts.unchanged++
          continue
        }
        const { question_ids: _, audience, ...fields } = draft
        const row = {
          ...fields,
          ...{ school_id: null, class_id: null },
          ...audience,
          question_count: questions.length,
          max_score: questions.reduce((sum, { max_marks }) => sum + max_marks, 0),
          fingerprint,
          updated_at: new Date(),
        }
        const id = existing?.id ?? newId()
        if (existing) await tx.update(quiz).set(row).where(eq(quiz.id, id))
        else await tx.insert(quiz).values({ id, ...row })
        counts[existing ? 'changed' : 'added']++
        rewritten.push({ id, questions })
        // The same quiz twice in one batch: the second telling is a change.
        known.set(nameOf(draft), { id, fingerprint })
      }
      await writeQuestions(tx, rewritten)
      return counts
    },
  }
}

const nameOf = ({ source_key, external_id }: Pick<QuizDraft, 'source_key' | 'external_id'>) =>
  `${source_key}\n${external_id}`

async function plan(tx: Tx, bank: Pick<QuestionBank, 'currentVersions'>, drafts: readonly QuizDraft[]) {
  const versions = await bank.currentVersions(tx, [...new Set(drafts.flatMap(({ question_ids }) => question_ids))])
  return drafts.map((draft): Planned => {
    const questions = [...new Set(draft.question_ids)].map((question_id) => {
      const version = versions.get(question_id)
      if (!version) throw new Error(`The quiz ${draft.external_id} asks a question that is not in the bank`)
      return { question_id, ...version }
    })
    if (questions.length === 0) throw new Error(`The quiz ${draft.external_id} has no questions`)
    const { title, description, language, group_type_id, course_id, source, audience } = draft
    const told = JSON.stringify([title, description, language, group_type_id, course_id, source, questions, audience])
    return { draft, questions, fingerprint: createHash('sha256').update(told).digest('hex') }
  })
}

async function knownQuizzes(tx: Tx, drafts: readonly QuizDraft[]) {
  const rows = await tx
    .select({ id: quiz.id, source_key: quiz.source_key, external_id: quiz.external_id, fingerprint: quiz.fingerprint })
    .from(quiz)
    .where(
      and(
        inArray(quiz.source_key, [...new Set(drafts.map(({ source_key }) => source_key))]),
        sql`${quiz.external_id} = any(${sql.param(drafts.map(({ external_id }) => external_id))}::text[])`,
      ),
    )
  return new Map(rows.map((row) => [nameOf(row), { id: row.id, fingerprint: row.fingerprint }]))
}

async function writeQuestions(tx: Tx, rewritten: readonly { id: string; questions: Planned['questions'] }[]) {
  const last = new Map(rewritten.map(({ id, questions }) => [id, questions]))
  if (last.size === 0) return
  await tx.delete(quizQuestion).where(inArray(quizQuestion.quiz_id, [...last.keys()]))
  const rows = [...last].flatMap(([quiz_id, questions]) =>
    questions.map(({ question_id, version_id, max_marks }, index) => ({
      quiz_id,
      position: index + 1,
      question_id,
      question_version_id: version_id,
      max_marks,
    })),
  )
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.insert(quizQuestion).values(rows.slice(from, from + rowsAtOnce))
  }
}
