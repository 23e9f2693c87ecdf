import { expect, test } from 'vitest'
import { createSending } from './sending.ts'

/** A clock that is turned by hand. */
function handTimers() {
  let due: (() => void)[] = []
  const later = (_ms: number, work: () => void) => {
    due.push(work)
    return () => {
      due = due.filter((other) => other !== work)
    }
  }
  const tick = () => {
    for (const work of due.splice(0)) work()
  }
  return { later, tick }
}

test('a mail can be sent once more after half a minute, and it is said that it was', () => {
  const { later, tick } = handTimers()
  const sending = createSending('ask', 'ask', later)
  sending.sent()
  expect([sending.step.value, sending.isSentAgain.value, sending.wait.value]).toEqual(['sent', false, 30])
  for (let second = 0; second < 40; second += 1) tick()
  expect(sending.wait.value).toBe(0)
  sending.sent()
  expect([sending.isSentAgain.value, sending.wait.value]).toEqual([true, 30])
})

test('two presses send one mail, and a form that is not ready sends none', async () => {
  const sending = createSending('form', 'form', handTimers().later)
  let sent = 0
  const send = async () => {
    sent += 1
  }
  await Promise.all([sending.alone(send), sending.alone(send)])
  await sending.alone(send, () => false)
  expect(sent).toBe(1)
  expect(sending.busy.value).toBe(false)
})

test('back at the form nothing is said of the try before', () => {
  const sending = createSending<'looking' | 'ask'>('looking', 'ask', handTimers().later)
  sending.problem.value = 'There is no connection.'
  sending.change()
  expect([sending.step.value, sending.problem.value]).toEqual(['ask', null])
})
