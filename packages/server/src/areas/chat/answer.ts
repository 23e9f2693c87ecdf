import { type Citation, errorTable } from '@coachkit/contract'
import type { Logger } from 'pino'
import type { LeaseHandler } from '../../kernel/jobs/leases.ts'
import type { CoachModel } from '../../kernel/model/model.ts'
import { ModelFailure } from '../../kernel/model/model-failure.ts'
import type { Desk } from '../../kernel/ports.ts'
import { type StreamEvent, type Streams, StreamTaken, type StreamWriter } from '../../kernel/streams/streams.ts'
import { messageView } from './message-view.ts'
import { type CoachKnowledge, planTurn } from './plan.ts'
import type { StoredPlan } from './plan-types.ts'
import { systemPrompt } from './prompt.ts'
import { withoutPersonalData } from './rules/privacy.ts'
import type { AnswerTask, TurnStore } from './turn-store.ts'

export interface AnswerDeps {
  store: TurnStore
  streams: Pick<Streams, 'writer'>
  model: CoachModel
  known: CoachKnowledge
  desk: Pick<Desk, 'countHints'>
  log: Logger
}

/** Turns of the conversation that a model gets beside the new one. */
const remembered = 12
/** A model is waited for most of the time, so that many answers fit into one process. */
const atOnce = 64

/**
 * The work on one answer. Whatever process does it, and however often it is taken over: what was decided is kept with
 * the message, what was written is in the stream, and the message that is stored is exactly the text of the stream.
 */
export function answerWork(deps: AnswerDeps): LeaseHandler<AnswerTask> {
  const { store, streams, log } = deps
  return {
    attempts: 3,
    concurrency: atOnce,

    async work({ payload, signal }) {
      const writer = await streams.writer(payload.stream_id)
      if (writer.finished) return
      const found = await store.findAnswer(payload.message_id)
      // The chat was erased meanwhile.
      if (!found) return writer.finish({ event: 'error', data: problem('object.missing') })
      const { answer, asked, thread } = found
      const begun = writer.written.some(({ event }) => event === 'started')
      if (!begun) {
        await writer.write('started', {
          thread_id: thread.id,
          user_message: messageView(asked),
          message_id: answer.id,
        })
      }
      const { plan, history } = await prepare(deps, payload, found)
      const cited = new Set(citationsIn(writer.written))
      let text = textIn(writer.written)

      const cite = async () => {
        for (const { used, ...citation } of plan.citations) {
          if (cited.has(citation.number) || !(used || text.includes(`[${citation.number}]`))) continue
          cited.add(citation.number)
          await writer.write('citation', citation)
        }
      }
      const stored = (state: 'done' | 'stopped' | 'failed') => ({
        state,
        text,
        citations: plan.citations
          .filter(({ number }) => cited.has(number))
          .map(({ used, ...citation }): Citation => citation),
        suggestions: state === 'done' ? plan.suggestions : [],
      })

      try {
        await cite()
        const pieces = deps.model.stream({
          system: systemPrompt(plan.brief),
          messages: [...history, { from_user: true, text: withoutPersonalData(asked.text) || surveyText(asked) }],
          brief: plan.brief,
          written: text,
          signal: AbortSignal.any([signal, writer.stopped]),
        })
        for await (const piece of wholeCharacters(pieces)) {
          await writer.write('text', { delta: piece })
          text += piece
          await cite()
        }
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        log.warn({ failure: error.kind, message_id: answer.id }, 'the model failed')
        const change = stored('failed')
        return writer.finish({ event: 'error', data: problem(error.code) }, (tx) => store.settle(tx, answer.id, change))
      }
      if (mustLeave(signal, writer)) return

      const change = stored(writer.stopped.aborted ? 'stopped' : 'done')
      if (change.suggestions.length > 0 && !writer.written.some(({ event }) => event === 'suggestions')) {
        await writer.write('suggestions', { suggestions: change.suggestions })
      }
      await writer.finish({ event: 'done', data: { message: messageView({ ...answer, ...change }) } }, (tx) =>
        store.settle(tx, answer.id, change),
      )
    },

    async giveUp({ payload, error }) {
      log.error({ err: error, message_id: payload.message_id }, 'an answer was given up')
      const writer = await streams.writer(payload.stream_id)
      const change = { state: 'failed' as const, text: textIn(writer.written), citations: [], suggestions: [] }
      await writer.finish({ event: 'error', data: problem('server.failed') }, (tx) =>
        store.settle(tx, payload.message_id, change),
      )
    },
  }
}

type Found = NonNullable<Awaited<ReturnType<TurnStore['findAnswer']>>>

async function prepare(
  { store, known, desk }: AnswerDeps,
  { focus, learner, caller = null, files }: AnswerTask,
  { answer, asked, thread }: Found,
): Promise<{ plan: StoredPlan; history: { from_user: boolean; text: string }[] }> {
  const history = await store.history(thread.id, asked.id, remembered)
  const safe = history.map(({ from_user, text }) => ({ from_user, text: from_user ? withoutPersonalData(text) : text }))
  if (answer.plan) return { plan: answer.plan, history: safe }
  const { plan, effects } = await planTurn(known, {
    turn: { text: asked.text, ...(asked.survey_type && { survey_type: asked.survey_type }) },
    ...{ focus, learner, caller, files },
    introduce: !history.some(({ from_user }) => !from_user),
    version_id: thread.version_id,
    progressOf: (version_id) => store.progressOf(thread.id, version_id),
  })
  return { plan: await store.keepPlan(answer.id, thread.id, plan, effects, desk), history: safe }
}

/** The process stops, or another one has the work already: nothing more is written, and nothing ended. */
const mustLeave = (signal: AbortSignal, writer: StreamWriter): boolean =>
  signal.aborted || (writer.stopped.aborted && writer.stopped.reason instanceof StreamTaken)

const problem = (code: keyof typeof errorTable) => ({ code, detail: errorTable[code][1] })

const textIn = (events: readonly StreamEvent[]): string =>
  events
    .filter(({ event }) => event === 'text')
    .map(({ data }) => (data as { delta: string }).delta)
    .join('')

const citationsIn = (events: readonly StreamEvent[]): number[] =>
  events.filter(({ event }) => event === 'citation').map(({ data }) => (data as Citation).number)

const surveyText = ({ survey_type, response_value }: Found['asked']): string =>
  survey_type ? `My answer to the ${survey_type} question: ${response_value ?? '-'} of 4` : ''

/**
 * Pieces that end between characters. A model may cut an emoji in two, and a lone half could not be stored as it is;
 * nor could a zero character.
 */
async function* wholeCharacters(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let half = ''
  for await (const piece of pieces) {
    const text = (half + piece).replaceAll('\0', '')
    half = /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : ''
    const whole = (half ? text.slice(0, -1) : text).replace(/\p{Surrogate}/gu, '\uFFFD')
    if (whole !== '') yield whole
  }
}
