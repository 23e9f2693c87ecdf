/**
 * Every error code with its HTTP status and the sentence that `detail` carries.
 * Codes are `area.reason` and are only ever added; a page has its own sentences and falls back to these.
 */
export const errorTable = {
  'session.missing': [401, 'Sign in to do this.'],
  'session.expired': [401, 'The session has ended. Sign in again.'],
  'session.role': [403, 'This account may not do this.'],
  'object.missing': [404, 'There is nothing here, or it is not yours to see.'],
  'request.invalid': [422, 'Some fields are missing or wrong.'],
  'request.unreadable': [400, 'The request could not be read.'],
  'request.too-large': [413, 'The request is larger than is allowed here.'],
  'request.media-type': [415, 'This kind of content is not accepted here.'],
  'request.rate': [429, 'Too many requests. Wait a moment and try again.'],
  'request.conflict': [409, 'This was changed in the meantime.'],
  'request.key-reused': [422, 'This idempotency key was used for another request.'],
  'request.key-busy': [409, 'The same request is still being worked on.'],
  'server.failed': [500, 'Something went wrong on our side. Nothing that was saved is lost.'],
  'server.busy': [503, 'The service is busy. Try again in a moment.'],
  'auth.wrong-credentials': [422, 'The name or the password is not right.'],
  'auth.inactive': [403, 'This account is switched off. Ask your school or support.'],
  'auth.login-type': [422, 'This way to sign in is not switched on.'],
  'auth.no-account': [422, 'There is no account for this yet. Sign up to make one.'],
  'auth.link-spent': [422, 'This link has been used or is too old. Ask for a new one.'],
  'auth.provider-refused': [422, 'The sign-in elsewhere did not work. Try again from the beginning.'],
  'auth.provider-unavailable': [503, 'The other service cannot be reached right now. Try again in a moment.'],
  'embed.unknown-key': [401, 'This site key is not known.'],
  'embed.origin': [403, 'This page is not on the list of the site that the key belongs to.'],
  'embed.scope': [403, 'The token does not cover this.'],
  'chat.empty': [422, 'Write something first.'],
  'chat.busy': [409, 'The coach is still answering. Wait, or stop the answer first.'],
  'model.unavailable': [503, 'The coach cannot be reached right now. Your message is safe; try again.'],
  'model.cut': [502, 'The answer broke off. Your message is safe; try again.'],
  'quiz.closed': [409, 'This attempt has been handed in.'],
  'quiz.empty-answer': [422, 'Choose or write an answer first.'],
  'quiz.marking-failed': [503, 'Marking did not finish. Your answer is safe and will be marked again.'],
  'picture.unreadable': [422, 'The picture could not be read. Send a PNG, JPEG, WebP, GIF or AVIF file.'],
  'brand.reserved-domain': [422, 'This domain name is one of the platform’s own.'],
  'instagram.unreachable': [503, 'The profile cannot be fetched right now.'],
  'document.unreadable': [422, 'The file could not be read as a text document.'],
  'document.empty': [422, 'There is no text in this file.'],
  'import.unreadable': [422, 'The file could not be read. Nothing was changed.'],
  'import.unknown-format': [422, 'The format of the file is not known. Nothing was changed.'],
  'import.busy': [409, 'Another import is running. Try again when it has ended.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type ErrorCode = keyof typeof errorTable

/** What any call can answer besides its own codes. */
export const commonErrors = [
  'session.missing',
  'session.expired',
  'session.role',
  'object.missing',
  'request.invalid',
  'request.unreadable',
  'request.too-large',
  'request.media-type',
  'request.rate',
  'server.failed',
  'server.busy',
] as const satisfies readonly ErrorCode[]
