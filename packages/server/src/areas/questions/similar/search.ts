import type { QuestionWithKey } from '@coachkit/contract'
import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/db/database.ts'
import type { Caller } from '../../../kernel/people/reach.ts'
import { question, questionTerm } from '../schema.ts'
import { similarity, weightOf } from './score.ts'
import { termsOf } from './terms.ts'

/** The rarest terms of a text open the index; more of them cost time and find nothing new. */
const mostProbes = 14
/** Stop opening once so many questions are to be looked at. */
const mostRows = 1500
/** These are compared term by term. */
const mostCandidates = 60
/** What a pupil types can be a whole page; a problem's first half tells which it is. */
const longestText = 4000

/** Whether a question may be shown to somebody: the quizzes in which it stands decide. */
export type MayBeShown = (caller: Caller | null, question_id: AnyColumn) => SQL

interface Counts {
  bank: number
  of(term: string): number
}

async function countsOf(db: Db, terms: readonly string[]): Promise<Counts> {
  const rows = await db
    .select()
    .from(questionTerm)
    .where(inArray(questionTerm.term, ['', ...terms]))
  const counts = new Map(rows.map(({ term, questions }) => [term, questions]))
  return { bank: counts.get('') ?? 0, of: (term) => counts.get(term) ?? 0 }
}

function probesOf(terms: readonly string[], counts: Counts): string[] {
  const rarest = terms
    .filter((term) => counts.of(term) > 0)
    .sort((a, b) => counts.of(a) - counts.of(b))
    .slice(0, mostProbes)
  let rows = 0
  return rarest.filter((term, index) => {
    rows += counts.of(term)
    return index < 3 || rows <= mostRows
  })
}

function sharedWeight(asked: ReadonlySet<string>, known: readonly string[], weight: (term: string) => number): number {
  return known.reduce((sum, term) => (asked.has(term) ? sum + weight(term) : sum), 0)
}

/**
 * Finds a problem again that was told in other words: an index over terms gives the questions that share the text's
 * rarest ones, and `similarity` puts them in order. From 0.5 on it is that very question.
 */
export function createSimilarSearch(
  db: Db,
  findVersions: (version_ids: readonly string[]) => Promise<Map<string, QuestionWithKey>>,
  mayBeShown: MayBeShown,
) {
  return async (
    text: string,
    limit: number,
    caller: Caller | null,
  ): Promise<{ question: QuestionWithKey; similarity: number }[]> => {
    const asked = termsOf(text.slice(0, longestText))
    if (asked.length === 0) return []
    const counts = await countsOf(db, asked)
    const probes = probesOf(asked, counts)
    if (probes.length === 0) return []

    const rows = await db
      .select({ version_id: question.version_id, terms: question.terms })
      .from(question)
      .where(
        sql`${question.active} and ${question.terms} && ${sql.param(probes)}::text[]
          and ${mayBeShown(caller, question.id)}`,
      )
      .limit(mostRows * 3)
    const askedSet = new Set(asked)
    const rough = (term: string): number => weightOf(term, counts.of(term), counts.bank)
    const candidates = rows
      .map((row) => ({ ...row, shared: sharedWeight(askedSet, row.terms, rough) }))
      .sort((a, b) => b.shared - a.shared)
      .slice(0, mostCandidates)

    const all = await countsOf(db, [...new Set([...asked, ...candidates.flatMap(({ terms }) => terms)])])
    const weight = (term: string): number => weightOf(term, all.of(term), all.bank)
    const best = candidates
      .map(({ version_id, terms }) => ({ version_id, similarity: similarity(asked, terms, weight) }))
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, limit)
    const versions = await findVersions(best.map(({ version_id }) => version_id))
    return best.flatMap(({ version_id, similarity: value }) => {
      const found = versions.get(version_id)
      return found ? [{ question: found, similarity: value }] : []
    })
  }
}
