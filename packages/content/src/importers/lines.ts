import { ImportRefusal } from './import-event.ts'

/** A line longer than this is no question; it keeps memory bounded whatever the file is. */
const longestLine = 1024 * 1024

export interface Line {
  number: number
  text: string
}

function decode(bytes: Uint8Array, number: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new ImportRefusal('import.unreadable', `Line ${number} is not UTF-8 text.`, { cause })
  }
}

/**
 * Lines of a byte stream. The split is made on bytes, before decoding, so that a character cut between two chunks is
 * whole again and a broken one names its line. Blank lines are passed over but counted.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let number = 0
  let waiting: Uint8Array[] = []
  let length = 0

  const take = (last: Uint8Array): string => {
    number += 1
    const bytes = Buffer.concat([...waiting, last])
    waiting = []
    length = 0
    const text = decode(bytes, number)
    return (number === 1 ? text.replace(/^\uFEFF/, '') : text).replace(/\r$/, '')
  }

  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      const text = take(chunk.subarray(start, end))
      if (text.trim() !== '') yield { number, text }
      start = end + 1
    }
    const rest = chunk.subarray(start)
    if (rest.length === 0) continue
    length += rest.length
    if (length > longestLine) {
      throw new ImportRefusal('import.unreadable', `Line ${number + 1} is longer than a question can be.`)
    }
    // A copy: the stream may use its buffer again.
    waiting.push(new Uint8Array(rest))
  }
  if (length > 0) {
    const text = take(new Uint8Array(0))
    if (text.trim() !== '') yield { number, text }
  }
}
