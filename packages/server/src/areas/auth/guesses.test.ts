import { expect, test } from 'vitest'
import { inMemory } from '../../kernel/rates/buckets-in-memory.ts'
import { createGuesses, type Guesser } from './guesses.ts'

const name = { username: 'ann' }
const stranger: Guesser = { name, address: '192.0.2.1', device_id: undefined, is_known_device: false }

function trial() {
  let time = 0
  const guesses = createGuesses(inMemory(() => time))
  return {
    guesses,
    pass: (minutes: number) => {
      time += minutes * 60_000
    },
    /** How many of so many wrong tries are looked at. */
    async looked(guesser: Guesser, tries: number) {
      let count = 0
      for (let n = 0; n < tries; n += 1) {
        try {
          await guesses.take(guesser)
          count += 1
        } catch {
          // Held up.
        }
      }
      return count
    },
  }
}

test('a list of addresses gets further than one, but not far', async () => {
  const { looked } = trial()
  let all = 0
  for (let n = 0; n < 50; n += 1) all += await looked({ ...stranger, address: `198.51.100.${n}` }, 20)
  expect(all).toBe(40)
})

test('a stranger who guesses day and night keeps nobody out for long', async () => {
  const { looked, pass } = trial()
  await looked(stranger, 1_000)
  pass(1)
  expect(await looked({ ...stranger, address: '203.0.113.9' }, 1)).toBe(1)
  expect(await looked({ ...stranger, device_id: 'own', is_known_device: true }, 1)).toBe(1)
})

test('one browser cannot try a list of names', async () => {
  const { looked } = trial()
  let all = 0
  for (let n = 0; n < 500; n += 1)
    all += await looked({ ...stranger, name: { username: `n${n}` }, device_id: 'one' }, 1)
  expect(all).toBe(60)
})

test('nobody’s mailbox is filled by asking again and again', async () => {
  const { guesses, pass } = trial()
  const send = async (address: string) => {
    try {
      await guesses.takeSending(name, address)
      return 1
    } catch {
      return 0
    }
  }
  let sent = 0
  for (let n = 0; n < 100; n += 1) sent += await send('192.0.2.1')
  expect(sent).toBe(5)
  for (let n = 0; n < 100; n += 1) sent += await send(`198.51.100.${n}`)
  expect(sent).toBe(15)
  pass(2)
  expect(await send('192.0.2.1')).toBe(1)
})
