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
    'There is no data-key on the script tag, and no token. Copy the public key of your site (pk_…) into data-key, or give a token by data-token or getToken.',
  'embed.secret-key':
    'data-key holds a secret key (sk_…), which everybody who opens this page can read. Put the public key (pk_…) there, and replace the secret key now.',
  'embed.unknown-key':
    'data-key="{key}" is no key of {api}. Copy the public key of your site (pk_…) anew, or set data-api to the server that it belongs to.',
  'embed.origin':
    'The site of data-key="{key}" does not list the origin {origin}. Add it to the origins of your site, scheme and port included.',
  'embed.token':
    '{api} refuses the token of data-token or getToken. Fetch a fresh one for each page from POST /api/v1/embed/token, with the secret key of a site on {api} and the origin {origin}.',
  'embed.get-token':
    'getToken failed or did not give a token. It must resolve with the token as a text, with the whole answer of POST /api/v1/embed/token as an object, or with null when nobody is signed in.',
  'embed.brand-config':
    'data-brand-config is not a JSON object, so the default brand is shown. Write it like data-brand-config=\'{"primary":"#0f6c8c"}\'.',
  'embed.brand-field': '"{field}" in data-brand-config is {value}, so the default is shown. It takes {takes}.',
  'embed.unknown-brand-field': 'data-brand-config has no field that is called "{field}". Its fields are {fields}.',
  'embed.unknown-brand':
    '{api} has no brand that is called "{brand}", so the default is shown. Correct data-brand, or give colours of your own by data-brand-config.',
  'embed.unknown-widget':
    'There is no widget that is called "{name}". data-widget takes "chat"; everything else is an element in the page, such as <coach-quiz quiz-id="…">.',
  'embed.unknown-language':
    'The language "{language}" is not there, so everything is English. data-lang and lang take {languages}.',
  'embed.no-quiz': '<coach-quiz> has no quiz-id. Write the id of the quiz into it: <coach-quiz quiz-id="…">.',
  'embed.unknown-quiz':
    '<coach-quiz quiz-id="{quiz}"> names no quiz that is open to this page. Copy the id anew, and check that the quiz is published for your school or assigned to this learner.',
  'embed.quiz-learner':
    '<coach-quiz quiz-id="{quiz}"> needs a learner, and nobody is signed in. Give a learner’s token by getToken, or add the attribute demo to show a published quiz to visitors.',
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
