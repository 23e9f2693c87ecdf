import type { LanguageModelV3, LanguageModelV3CallOptions, LanguageModelV3StreamPart } from '@ai-sdk/provider'
import { failureKind, isRateLimit, ModelFailure, retryAfter } from './model-failure.ts'

/** Milliseconds and sizes that bound one answer. */
export interface ModelLimits {
  /** From the request to the first text, connecting included. */
  first_token_ms: number
  /** Between two pieces. */
  gap_ms: number
  max_output_tokens: number
  /** A provider that ignores its token limit is stopped here. */
  max_output_characters: number
  /** Tries after a 429, before any text came. */
  rate_retries: number
  /** The longest wait between them; a provider that asks for more counts as unavailable. */
  rate_wait_ms: number
}

export const defaultLimits: ModelLimits = {
  first_token_ms: 20_000,
  gap_ms: 20_000,
  max_output_tokens: 1200,
  max_output_characters: 24_000,
  rate_retries: 2,
  rate_wait_ms: 10_000,
}

/**
 * The text of one answer, piece by piece. Ends quietly when `signal` aborts (somebody pressed stop) and throws
 * `ModelFailure` otherwise: `model.unavailable` when nothing came, `model.cut` when it broke off after some text.
 */
export async function* guardedText(
  model: LanguageModelV3,
  options: Omit<LanguageModelV3CallOptions, 'abortSignal'>,
  limits: ModelLimits,
  signal: AbortSignal,
  /** The rest of an answer may be nothing; a whole one may not. */
  mayBeEmpty = false,
): AsyncGenerator<string, void> {
  for (let tried = 0; ; tried += 1) {
    let length = 0
    try {
      for await (const text of oneTry(model, options, limits, signal)) {
        const piece = text.slice(0, limits.max_output_characters - length)
        length += piece.length
        yield piece
        if (length >= limits.max_output_characters) return
      }
      if (length === 0 && !signal.aborted && !mayBeEmpty) throw new ModelFailure('model.unavailable', 'empty')
      return
    } catch (error) {
      if (signal.aborted) return
      if (length === 0 && isRateLimit(error) && tried < limits.rate_retries) {
        const wait = retryAfter(error, Date.now()) ?? 500 * 2 ** tried
        if (wait <= limits.rate_wait_ms) {
          if (await interrupted(wait, signal)) return
          continue
        }
      }
      const kind = error instanceof ModelFailure ? error.kind : failureKind(error)
      throw new ModelFailure(length === 0 ? 'model.unavailable' : 'model.cut', kind, { cause: error })
    }
  }
}

async function* oneTry(
  model: LanguageModelV3,
  options: Omit<LanguageModelV3CallOptions, 'abortSignal'>,
  limits: ModelLimits,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  if (signal.aborted) return
  const ours = new AbortController()
  const forward = () => ours.abort(signal.reason)
  signal.addEventListener('abort', forward, { once: true })
  const firstBy = Date.now() + limits.first_token_ms
  let reader: ReadableStreamDefaultReader<LanguageModelV3StreamPart> | undefined
  try {
    const { stream } = await within(
      Promise.resolve(
        model.doStream({ ...options, maxOutputTokens: limits.max_output_tokens, abortSignal: ours.signal }),
      ),
      limits.first_token_ms,
      () => new ModelFailure('model.unavailable', 'first-token-timeout'),
    )
    reader = stream.getReader()
    let begun = false
    for (;;) {
      const { done, value } = await within(
        reader.read(),
        begun ? limits.gap_ms : Math.max(1, firstBy - Date.now()),
        () =>
          begun
            ? new ModelFailure('model.cut', 'gap-timeout')
            : new ModelFailure('model.unavailable', 'first-token-timeout'),
      )
      // Without its `finish` part the stream was cut, however politely the connection was closed.
      if (done) throw new ModelFailure('model.cut', 'ended-early')
      if (value.type === 'text-delta' && value.delta !== '') {
        begun = true
        yield value.delta
      }
      if (value.type === 'error') throw value.error
      if (value.type === 'finish') {
        // An adapter that saw no reason to finish in the stream makes one up without a raw form.
        if (value.finishReason.unified === 'error') throw new ModelFailure('model.cut', 'provider-error')
        if (value.finishReason.raw === undefined) throw new ModelFailure('model.cut', 'ended-early')
        return
      }
    }
  } finally {
    signal.removeEventListener('abort', forward)
    ours.abort()
    // The reader may be waiting for a server that hangs, so nobody waits for the cancellation.
    reader?.cancel().catch(() => {})
  }
}

/** `work`, unless it takes longer; the loser's later failure is nobody's business. */
async function within<T>(work: Promise<T>, milliseconds: number, failure: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(failure()), milliseconds)
  })
  work.catch(() => {})
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Waits, and answers whether `signal` aborted meanwhile. */
const interrupted = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve(signal.aborted)
    }
    const timer = setTimeout(finish, milliseconds)
    signal.addEventListener('abort', finish, { once: true })
    if (signal.aborted) finish()
  })
