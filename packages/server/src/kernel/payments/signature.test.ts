import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { isSigned, sign } from './signature.ts'

const body = new TextEncoder().encode('{"id":"evt_1","note":"Grüße"}')
const now = 1_800_000_000
const secret = 'whsec_one'

test('what was signed with the secret is known, and is what Stripe’s own library signs', () => {
  const header = sign(body, secret, now)
  expect(isSigned(body, header, [secret], now)).toBe(true)
  const theirs = Stripe.webhooks.generateTestHeaderString({
    payload: new TextDecoder().decode(body),
    secret,
    timestamp: now,
  })
  expect(isSigned(body, theirs, [secret], now)).toBe(true)
})

test('a changed byte, another secret, another time and nonsense are refused', () => {
  const header = sign(body, secret, now)
  expect(isSigned(new TextEncoder().encode('{"id":"evt_2"}'), header, [secret], now)).toBe(false)
  expect(isSigned(body, header, ['whsec_two'], now)).toBe(false)
  expect(isSigned(body, header, [], now)).toBe(false)
  expect(isSigned(body, header.replace(/t=\d+/, `t=${now + 1}`), [secret], now)).toBe(false)
  const nonsense = ['', 't=', 'v1=', 't=1,v1=zz', `t=${now}`, `t=${now},v0=${header.slice(-64)}`, `${header},t=${now}`]
  for (const header of nonsense) expect(isSigned(body, header, [secret], now), header).toBe(false)
})

test('five minutes either way are tolerated, and no more', () => {
  const header = sign(body, secret, now)
  for (const at of [now - 300, now + 300]) expect(isSigned(body, header, [secret], at)).toBe(true)
  for (const at of [now - 301, now + 301]) expect(isSigned(body, header, [secret], at)).toBe(false)
})

test('while a secret is renewed, either signs, in whatever place it stands', () => {
  const old = sign(body, 'whsec_old', now).split(',')[1]
  const both = `${sign(body, 'whsec_new', now)},${old},v0=${'0'.repeat(64)}`
  expect(isSigned(body, both, ['whsec_old'], now)).toBe(true)
  expect(isSigned(body, both, ['whsec_new'], now)).toBe(true)
  expect(isSigned(body, sign(body, 'whsec_old', now), ['whsec_new', 'whsec_old'], now)).toBe(true)
})
