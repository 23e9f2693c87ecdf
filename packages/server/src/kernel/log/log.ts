import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/**
 * JSON lines without personal data: what is logged is named field by field, and these names never pass by accident.
 * Paths are logged as the contract writes them, never with the identifiers in them.
 */
const hidden = [
  'authorization',
  'token',
  'access_token',
  'password',
  'email',
  'address',
  'body',
  'bearer',
  'secret_key',
  'new_password',
  'login_token',
  'google_jwt',
  'apple_auth_grant_code',
  'canvas_code',
  'd2l_code',
]

export function createLog(level: string, to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: hidden.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
    serializers: { err: plainError },
  }
  return to ? pino(options, to) : pino(options)
}

/** Message and places; a driver's error also carries parameters, which may be anybody's words. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const state = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return {
    name: error.name,
    message: withoutParameters(error.message),
    ...state,
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && { cause: plainError(error.cause) }),
  }
}

/** drizzle's `Failed query: … params: …` carries what people wrote. */
const withoutParameters = (message: string) => message.replace(/\nparams: [\s\S]*$/, '')
