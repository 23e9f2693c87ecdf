const startupVersion = 196608
/** Messages after which the backend answers: Query, Sync, Flush, CopyDone, CopyFail. */
const ends = new Set(['Q', 'S', 'H', 'c', 'f'].map((letter) => letter.charCodeAt(0)))

/**
 * Cuts a client's bytes into batches that the backend can run at one go: whole messages up to the next one that asks
 * for an answer. PGlite must never see half a message, and one wake-up for a batch is cheaper than one for each message.
 */
export class Batches {
  #waiting: Buffer = Buffer.alloc(0)

  push(chunk: Uint8Array): Buffer[] {
    const data = this.#waiting.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#waiting, chunk])
    const batches: Buffer[] = []
    let start = 0
    let end = 0
    while (data.length - end >= 8 || (data.length - end >= 5 && data[end] !== 0)) {
      const isStartup = data[end] === 0 && data.readInt32BE(end + 4) === startupVersion
      const length = isStartup ? data.readInt32BE(end) : 1 + data.readInt32BE(end + 1)
      if (data.length - end < length) break
      const type = data[end]
      end += length
      if (isStartup || ends.has(type as number)) {
        batches.push(data.subarray(start, end))
        start = end
      }
    }
    this.#waiting = data.subarray(start)
    return batches
  }
}
