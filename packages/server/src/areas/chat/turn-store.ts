import type { ChatTurn, Focus } from '@coachkit/contract'
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../kernel/db/database.ts'
import { isUuid } from '../../kernel/db/is-uuid.ts'
import type { Leases } from '../../kernel/jobs/leases.ts'
import type { Caller } from '../../kernel/people/reach.ts'
import type { Desk, Learner } from '../../kernel/ports.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { StreamOwner, Streams } from '../../kernel/streams/streams.ts'
import type { PlanEffects } from './plan.ts'
import type { StoredPlan } from './plan-types.ts'
import type { Progress } from './rules/decide.ts'
import { withoutPersonalData } from './rules/privacy.ts'
import { titleOf } from './rules/turn.ts'
import { chatMessage, chatThread, coachProgress } from './schema.ts'

/** Whose chat it is. */
export type ChatOwner = { person_id: string } | { chat_session_id: string }

/** What the work on an answer needs to know; it lies in the lease's row. */
export interface AnswerTask {
  message_id: string
  stream_id: string
  focus: Focus | null
  learner: Learner
  /** Of a task from before this was kept: none, which is a visitor. */
  caller?: Caller | null
  files: number
}

/**
 * Not in the spec: our choice. A turn without a thread goes on in the latest one, unless that has been quiet for this
 * long.
 */
const threadRest = 12 * 60 * 60_000
export const answerTask = 'chat.answer'

const owns = (owner: ChatOwner) =>
  'person_id' in owner
    ? eq(chatThread.person_id, owner.person_id)
    : eq(chatThread.chat_session_id, owner.chat_session_id)

/** A turn from its arrival to its stored answer. */
export function createTurnStore(
  { db, withTx }: Pick<Database, 'db' | 'withTx'>,
  streams: Pick<Streams, 'open'>,
  leases: Pick<Leases, 'add'>,
) {
  /** The row lock makes turns of one thread wait for each other. */
  async function takeThread(tx: Tx, owner: ChatOwner, thread_id: string | undefined) {
    if (thread_id !== undefined) {
      if (!isUuid(thread_id)) throw new Refusal('object.missing')
      const [named] = await tx
        .select()
        .from(chatThread)
        .where(and(eq(chatThread.id, thread_id), owns(owner)))
        .for('update')
      if (!named) throw new Refusal('object.missing')
      return named
    }
    const [latest] = await tx
      .select()
      .from(chatThread)
      .where(and(owns(owner), gt(chatThread.active_at, new Date(Date.now() - threadRest))))
      .orderBy(desc(chatThread.active_at))
      .limit(1)
      .for('update')
    if (latest) return latest
    const [made] = await tx.insert(chatThread).values(owner).returning()
    if (!made) throw new Error('The thread was not stored')
    return made
  }

  /** The same words after a failed answer are the same turn: only the answer is begun anew, with what was decided. */
  async function takeFailed(tx: Tx, thread_id: string, turn: ChatTurn) {
    const [last] = await tx
      .select()
      .from(chatMessage)
      .where(eq(chatMessage.thread_id, thread_id))
      .orderBy(desc(chatMessage.id))
      .limit(1)
    if (last?.state !== 'failed' || !last.reply_to) return null
    const [asked] = await tx.select().from(chatMessage).where(eq(chatMessage.id, last.reply_to))
    if (!asked || asked.text !== turn.text || (asked.survey_type ?? undefined) !== turn.survey_type) return null
    await tx.delete(chatMessage).where(eq(chatMessage.id, last.id))
    return { user_message_id: asked.id, plan: last.plan }
  }

  return {
    /** The user's message, the empty answer, its stream and the work on it, all or none. */
    begin: (input: {
      owner: ChatOwner
      stream_owner: StreamOwner
      thread_id: string | undefined
      turn: ChatTurn
      focus: Focus | null
      learner: Learner
      caller: Caller | null
      files: number
    }): Promise<{ stream_id: string }> =>
      withTx(async (tx) => {
        const { owner, turn, focus, learner, caller, files } = input
        const thread = await takeThread(tx, owner, input.thread_id)
        const [running] = await tx
          .select({ id: chatMessage.id })
          .from(chatMessage)
          .where(and(eq(chatMessage.thread_id, thread.id), eq(chatMessage.state, 'streaming')))
        if (running) throw new Refusal('chat.busy')

        const again = await takeFailed(tx, thread.id, turn)
        const place = { ...owner, thread_id: thread.id }
        let reply_to = again?.user_message_id
        if (!reply_to) {
          const [said] = await tx
            .insert(chatMessage)
            .values({
              ...place,
              from_user: true,
              type: turn.survey_type ? 'survey' : 'text',
              text: turn.text,
              survey_type: turn.survey_type ?? null,
              response_value: turn.response_value ?? null,
              state: 'done',
            })
            .returning({ id: chatMessage.id })
          reply_to = said?.id
        }
        const { stream_id } = await streams.open(tx, input.stream_owner)
        const [answer] = await tx
          .insert(chatMessage)
          .values({
            ...place,
            ...{ from_user: false, text: '', state: 'streaming', stream_id },
            reply_to: reply_to ?? null,
            plan: again?.plan ?? null,
          })
          .returning({ id: chatMessage.id })
        if (!answer) throw new Error('The answer was not stored')
        await tx
          .update(chatThread)
          .set({ active_at: new Date(), title: thread.title || titleOf(withoutPersonalData(turn.text)) })
          .where(eq(chatThread.id, thread.id))
        const task: AnswerTask = { message_id: answer.id, stream_id, focus, learner, caller, files }
        await leases.add(tx, answerTask, task)
        return { stream_id }
      }),

    /** An answer that is being written, with what it answers; null once it is gone. */
    async findAnswer(message_id: string) {
      const [answer] = await db.select().from(chatMessage).where(eq(chatMessage.id, message_id))
      if (!answer?.reply_to) return null
      const [[asked], [thread]] = await Promise.all([
        db.select().from(chatMessage).where(eq(chatMessage.id, answer.reply_to)),
        db.select().from(chatThread).where(eq(chatThread.id, answer.thread_id)),
      ])
      return asked && thread ? { answer, asked, thread } : null
    },

    /** What was said before a message, oldest first. */
    async history(thread_id: string, before_id: string, limit: number) {
      const rows = await db
        .select({ from_user: chatMessage.from_user, text: chatMessage.text })
        .from(chatMessage)
        .where(
          and(
            eq(chatMessage.thread_id, thread_id),
            lt(chatMessage.id, before_id),
            inArray(chatMessage.state, ['done', 'stopped']),
            sql`${chatMessage.text} <> ''`,
          ),
        )
        .orderBy(desc(chatMessage.id))
        .limit(limit)
      return rows.reverse()
    },

    async progressOf(thread_id: string, version_id: string): Promise<Map<string, Progress>> {
      const rows = await db
        .select()
        .from(coachProgress)
        .where(and(eq(coachProgress.thread_id, thread_id), eq(coachProgress.version_id, version_id)))
      return new Map(
        rows.map(({ item_id, rungs, tries, solved, answer_told }) => [item_id, { rungs, tries, solved, answer_told }]),
      )
    },

    /** Keeps what was decided and what follows from it, once: whoever comes second gets the first one's plan. */
    keepPlan: (
      message_id: string,
      thread_id: string,
      plan: StoredPlan,
      { version_id, progress, hints }: PlanEffects,
      desk: Pick<Desk, 'countHints'>,
    ): Promise<StoredPlan> =>
      withTx(async (tx) => {
        const [row] = await tx
          .select({ plan: chatMessage.plan })
          .from(chatMessage)
          .where(eq(chatMessage.id, message_id))
          .for('update')
        if (row?.plan) return row.plan
        await tx.update(chatMessage).set({ plan }).where(eq(chatMessage.id, message_id))
        if (version_id !== undefined) {
          await tx.update(chatThread).set({ version_id }).where(eq(chatThread.id, thread_id))
        }
        if (progress) {
          await tx
            .insert(coachProgress)
            .values({ thread_id, version_id: progress.version_id, item_id: progress.item_id, ...progress.progress })
            .onConflictDoUpdate({
              target: [coachProgress.thread_id, coachProgress.version_id, coachProgress.item_id],
              set: progress.progress,
            })
        }
        if (hints) await desk.countHints(tx, hints.evaluation_id, hints.number, hints.part_id)
        return plan
      }),

    /** In the transaction that ends the stream. */
    async settle(
      tx: Tx,
      message_id: string,
      change: Pick<typeof chatMessage.$inferInsert, 'state' | 'text' | 'citations' | 'suggestions'>,
    ) {
      await tx.update(chatMessage).set(change).where(eq(chatMessage.id, message_id))
    },
  }
}
export type TurnStore = ReturnType<typeof createTurnStore>
