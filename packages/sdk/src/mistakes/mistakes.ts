import type { CoachError } from '../element/coach-error.ts'
import { uniqueId } from '../unique-id.ts'
import type { MistakeCode, MistakeValues } from './codes.ts'

/*
 * Fetched only by a page that has a mistake in it, so that no other pays for the sentences. They are for developers and
 * in English alone.
 */

/** What is wrong, in which attribute, and how to mend it. */
export const mistakeSentences: Record<MistakeCode, string> = {
  'embed.no-key':
    'There is no data-key on the script tag, and no token. Copy the public key of your site (pk_…) into data-key, or pass a token with data-token or getToken.',
  'embed.secret-key':
    'data-key holds a secret key (sk_…), which anyone who opens this page can read. Put the public key (pk_…) there instead, and replace the secret key now.',
  'embed.unknown-key':
    'data-key="{key}" is not a key of {api}. Copy the public key of your site (pk_…) again, or set data-api to the server it belongs to.',
  'embed.origin':
    'The site of data-key="{key}" does not list the origin {origin}. Add it to the origins of your site, including scheme and port.',
  'embed.token':
    '{api} refused the token from data-token or getToken. Fetch a new one for each page from POST /api/v1/embed/token, with the secret key of a site on {api} and the origin {origin}.',
  'embed.get-token':
    'getToken failed or did not return a token. It must resolve to the token as a string, to the whole response of POST /api/v1/embed/token as an object, or to null when nobody is signed in.',
  'embed.brand-config':
    'data-brand-config is not a JSON object, so the default brand is shown. Write it like data-brand-config=\'{"primary":"#0f6c8c"}\'.',
  'embed.brand-field': '"{field}" in data-brand-config is {value}, so the default is shown. It takes {takes}.',
  'embed.unknown-brand-field': 'data-brand-config has no field called "{field}". Its fields are {fields}.',
  'embed.unknown-brand':
    '{api} has no brand called "{brand}", so the default is shown. Correct data-brand, or set your own colours with data-brand-config.',
  'embed.unknown-widget':
    'There is no widget called "{name}". data-widget takes "chat"; everything else is an element in the page, such as <coach-quiz quiz-id="…">.',
  'embed.unknown-language':
    'The language "{language}" is not available, so everything is in English. data-lang and lang take {languages}.',
  'embed.no-quiz': '<coach-quiz> has no quiz-id. Add the id of the quiz: <coach-quiz quiz-id="…">.',
  'embed.unknown-quiz':
    '<coach-quiz quiz-id="{quiz}"> does not match a quiz that this page may open. Copy the id again, and check that the quiz is published for your school or assigned to this learner.',
  'embed.quiz-learner':
    '<coach-quiz quiz-id="{quiz}"> needs a learner, and nobody is signed in. Give a learner’s token with getToken, or add the attribute demo to show a published quiz to visitors.',
}

const said = new Set<string>()

/** Says a mistake once for each page, in the console and as `coach-error`. */
export function sayMistake(
  code: MistakeCode,
  values: MistakeValues = {},
  { tag = null, cause }: { tag?: string | null; cause?: unknown } = {},
) {
  const detail = mistakeSentences[code].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  if (said.has(detail)) return
  said.add(detail)
  console.error(`CoachKit: ${detail}`, ...(cause === undefined ? [] : [cause]))
  const error: CoachError = { code, id: uniqueId(), tag, detail, cause }
  document.dispatchEvent(new CustomEvent('coach-error', { detail: error }))
}
