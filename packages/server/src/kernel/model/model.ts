import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV3, LanguageModelV3Prompt } from '@ai-sdk/provider'
import { briefOption, type CoachingBrief } from './brief.ts'
import { createBuiltInCoach } from './built-in-coach.ts'
import { defaultLimits, guardedText, type ModelLimits } from './guard.ts'
import { ModelFailure } from './model-failure.ts'

export interface ModelConfig {
  /** `none`: the built-in coach. */
  kind: 'none' | 'openai-compatible' | 'anthropic'
  /** For `openai-compatible`: the address before `/chat/completions`. For `anthropic`: before `/messages`. */
  base_url?: string | undefined
  api_key?: string | undefined
  /** The provider's name for the model. */
  name?: string | undefined
  /** Milliseconds a word of the built-in coach; 0 in tests. */
  word_ms?: number | undefined
  limits?: Partial<ModelLimits> | undefined
}

/** One answer to be written. */
export interface ModelRequest {
  /** Rules and knowledge for a configured model. */
  system: string
  /** The conversation, oldest first; the last one is the pupil's. */
  messages: readonly { from_user: boolean; text: string }[]
  /** What the built-in coach puts into words, or the words themselves. */
  brief: CoachingBrief | { say: string }
  /** What an earlier process wrote of this very answer: the rest is asked for. */
  written?: string
  signal: AbortSignal
}

/** The language-model port. */
export interface CoachModel {
  readonly kind: 'built-in' | 'openai-compatible' | 'anthropic'
  /** Failures since the start, by kind. */
  readonly errors: ReadonlyMap<string, number>
  /** The text piece by piece; throws `ModelFailure`; ends quietly when the signal aborts. */
  stream(request: ModelRequest): AsyncIterable<string>
}

export function createModel(config: ModelConfig): CoachModel {
  const model = providerModel(config)
  const limits = { ...defaultLimits, ...definedOnly(config.limits ?? {}) }
  const errors = new Map<string, number>()
  async function* counted(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
    try {
      yield* pieces
    } catch (error) {
      if (error instanceof ModelFailure) errors.set(error.kind, (errors.get(error.kind) ?? 0) + 1)
      throw error
    }
  }
  return {
    kind: config.kind === 'none' ? 'built-in' : config.kind,
    errors,
    stream: ({ system, messages, brief, written = '', signal }) =>
      counted(
        guardedText(
          model,
          {
            prompt: promptOf(system, messages, written),
            providerOptions: { [briefOption]: JSON.parse(JSON.stringify({ brief, written })) },
          },
          limits,
          signal,
          written !== '',
        ),
      ),
  }
}

function providerModel({ kind, base_url, api_key, name, word_ms }: ModelConfig): LanguageModelV3 {
  if (kind === 'none') return createBuiltInCoach({ word_ms: word_ms ?? 12 })
  if (!name) throw new Error(`A model of kind ${kind} needs its name.`)
  if (kind === 'anthropic') {
    return createAnthropic({ apiKey: api_key ?? '', ...(base_url && { baseURL: base_url }) })(name)
  }
  if (!base_url) throw new Error('An OpenAI-compatible model needs the address of its server.')
  return createOpenAICompatible({ name: 'coach', baseURL: base_url, ...(api_key && { apiKey: api_key }) })(name)
}

/**
 * Not in the spec: our choice. A broken-off answer is given back as the assistant's turn with a request to go on,
 * because newer models refuse a prompt that ends in an assistant's turn.
 */
export const goOn =
  'Your last message broke off because of a technical fault. Go on exactly where it stopped, in the middle of the ' +
  'word if need be. Repeat nothing, and say nothing about the fault.'

function promptOf(system: string, messages: ModelRequest['messages'], written: string): LanguageModelV3Prompt {
  const turns = messages.map(({ from_user, text }) => ({
    role: from_user ? ('user' as const) : ('assistant' as const),
    content: [{ type: 'text' as const, text }],
  }))
  const rest: LanguageModelV3Prompt =
    written === ''
      ? []
      : [
          { role: 'assistant', content: [{ type: 'text', text: written }] },
          { role: 'user', content: [{ type: 'text', text: goOn }] },
        ]
  return [{ role: 'system', content: system }, ...turns, ...rest]
}

const definedOnly = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T
