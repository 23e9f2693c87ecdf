import type { LanguageModelV3, LanguageModelV3CallOptions, LanguageModelV3StreamPart } from '@ai-sdk/provider'
import { briefOption, type CoachingBrief } from './brief.ts'
import { putIntoWords } from './built-in-words.ts'

const usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}

/**
 * The coach that needs no language model: it puts a coaching brief into words, always the same words for the same
 * brief, so that another process can go on where a dead one stopped. `word_ms` is its pace.
 */
export function createBuiltInCoach({ word_ms }: { word_ms: number }): LanguageModelV3 {
  return {
    specificationVersion: 'v3',
    provider: 'coachkit',
    modelId: 'built-in-coach',
    supportedUrls: {},
    async doGenerate(options) {
      return {
        content: [{ type: 'text', text: restOf(options) }],
        finishReason: { unified: 'stop', raw: 'stop' },
        usage,
        warnings: [],
      }
    },
    async doStream(options) {
      return { stream: ReadableStream.from(parts(restOf(options), word_ms, options.abortSignal)) }
    },
  }
}

async function* parts(
  text: string,
  word_ms: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<LanguageModelV3StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  yield { type: 'text-start', id: 'text' }
  for (const word of text.match(/\s*\S+\s*$|\s*\S+|\s+/g) ?? []) {
    if (signal?.aborted) return
    yield { type: 'text-delta', id: 'text', delta: word }
    if (word_ms > 0) await new Promise((resolve) => setTimeout(resolve, word_ms))
  }
  yield { type: 'text-end', id: 'text' }
  yield { type: 'finish', usage, finishReason: { unified: 'stop', raw: 'stop' } }
}

function restOf({ providerOptions }: LanguageModelV3CallOptions): string {
  const given = providerOptions?.[briefOption] as unknown as
    | { brief: CoachingBrief | { say: string }; written: string }
    | undefined
  if (!given) throw new Error('The built-in coach answers from a coaching brief alone.')
  const { brief, written } = given
  const text = 'say' in brief ? brief.say : putIntoWords(brief)
  // Words of an older version: what stands there is kept as it is rather than joined to something else.
  return text.startsWith(written) ? text.slice(written.length) : ''
}
