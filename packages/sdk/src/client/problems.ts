import type { CallProblem } from '../widget-types.ts'

export const ownProblem = (code: CallProblem['code'], detail: string, status = 0): CallProblem => ({
  code,
  status,
  detail,
})

export const networkProblem = () =>
  navigator.onLine
    ? ownProblem('network.failed', 'The service could not be reached.')
    : ownProblem('network.offline', 'There is no connection to the internet.')

/** What a refusal that is not ours stands for: a proxy's error page has no code. */
const codeOfStatus = (status: number) =>
  ({
    401: 'session.missing',
    403: 'session.role',
    404: 'object.missing',
    413: 'request.too-large',
    429: 'request.rate',
  })[status] ?? (status >= 500 ? 'server.busy' : 'answer.unreadable')

/** Reads `application/problem+json`, or makes the nearest problem of what came instead. */
export async function readProblem(response: Response): Promise<CallProblem> {
  try {
    const problem = (await response.json()) as Partial<CallProblem>
    if (typeof problem.code === 'string') {
      const { code, detail = '', errors, request_id } = problem
      return { code, status: response.status, detail, errors, request_id } as CallProblem
    }
  } catch {
    // Not JSON: the status is all there is.
  }
  return { code: codeOfStatus(response.status), status: response.status, detail: response.statusText } as CallProblem
}

/** Worth another try of a read or a keyed write: nothing was decided yet. */
export const isPassing = ({ status, code }: CallProblem) =>
  code.startsWith('network.') || [408, 429, 500, 502, 503, 504].includes(status) || code === 'request.key-busy'
