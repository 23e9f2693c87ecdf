import type { CallKey, Calls } from '@coachkit/contract'
import { rolesOf, userRoleId } from '@coachkit/contract'
import { pino } from 'pino'
import type { PersonPrincipal } from '../../../kernel/auth/principal.ts'
import { newId } from '../../../kernel/db/columns.ts'
import type { StreamReply } from '../../../kernel/http/route.ts'
import { createLeases } from '../../../kernel/jobs/create-leases.ts'
import type { CoachModel } from '../../../kernel/model/model.ts'
import { person } from '../../../kernel/people/schema.ts'
import type { QuizDraft } from '../../../kernel/ports.ts'
import { createStreams } from '../../../kernel/streams/create-streams.ts'
import type { StreamEvent } from '../../../kernel/streams/streams.ts'
import { testDatabase } from '../../../testing/database.ts'
import { createQuizArea } from '../quiz-area.ts'
import { bankOf, oneOfEach } from './questions.ts'

export const silent = pino({ level: 'silent' })

type Key = keyof Calls & CallKey

/** For tests: the area on a database of its own, with real streams and leases. */
export async function quizTrial({
  model = null,
  working = true,
}: {
  model?: CoachModel | null
  working?: boolean
} = {}) {
  const database = await testDatabase()
  const questions = oneOfEach()
  const bank = bankOf(questions)
  const streams = createStreams(database, silent)
  const leases = createLeases(database, silent)
  const area = createQuizArea({ database, streams, leases, bank, model, log: silent })
  if (working) leases.start()

  const draft = (more: Partial<QuizDraft> = {}): QuizDraft => ({
    source_key: 'trial',
    external_id: newId(),
    title: 'Colours and numbers',
    description: '',
    language: 'en',
    group_type_id: 2,
    course_id: null,
    source: null,
    question_ids: questions.map(({ id }) => id),
    audience: { published_for: 'everyone' },
    ...more,
  })

  async function publish(more: Partial<QuizDraft> = {}) {
    const made = draft(more)
    await database.withTx((tx) => area.publisher.publish(tx, [made]))
    const { rows } = await database.pool.query('select id from quiz where external_id = $1', [made.external_id])
    return rows[0].id as string
  }

  async function pupil(more: Partial<PersonPrincipal> = {}): Promise<PersonPrincipal> {
    const id = newId()
    await database.db.insert(person).values({ id, user_role_id: userRoleId.student, username: id })
    return {
      kind: 'person',
      session_id: newId(),
      person_id: id,
      roles: rolesOf({ user_role_id: userRoleId.student, teacher_role_id: null }),
      school_id: null,
      is_free_tier: false,
      time_zone: 'UTC',
      site: null,
      ...more,
    }
  }

  /** Calls a handler as the HTTP kernel would after its checks. */
  async function call<T = never>(key: Key, request: Record<string, unknown> = {}): Promise<T> {
    const found = area.routes.find((one) => one.key === key)
    if (!found) throw new Error(`No route ${key}`)
    return (await found.handle({ params: {}, query: {}, body: {}, form: {}, ...request } as never)) as T
  }

  /** Reads a stream to its end. */
  async function read({ stream_id }: StreamReply): Promise<StreamEvent[]> {
    const events: StreamEvent[] = []
    for await (const event of streams.read(stream_id, 0, AbortSignal.timeout(20_000))) events.push(event)
    return events
  }

  return {
    database,
    questions,
    bank,
    streams,
    leases,
    area,
    draft,
    publish,
    pupil,
    call,
    read,
    async close() {
      area.stop()
      await leases.stop(1000)
      await streams.close()
      await database.close()
    },
  }
}

export type QuizTrial = Awaited<ReturnType<typeof quizTrial>>
