/*
 * What the client needs a moment later than its first call: streams, and answers that are kept for five minutes. No
 * part of the core, so that a first screen does not wait for it.
 */
export { createCache } from './cache.ts'
export { noBody, readSse } from './sse.ts'
export { openStream } from './stream.ts'
