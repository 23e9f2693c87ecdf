import { expect, test } from 'vitest'
import { isMessengerList, messengersOf } from './messengers.ts'

test('messengers are named with the address that takes the text', () => {
  const list = 'whatsapp=https://wa.me/15550100?text={text} telegram=https://t.me/share?text={text}'
  expect(isMessengerList(list)).toBe(true)
  expect(messengersOf(list)).toEqual({
    whatsapp: 'https://wa.me/15550100?text={text}',
    telegram: 'https://t.me/share?text={text}',
  })
  expect(isMessengerList('')).toBe(true)
  expect(messengersOf('')).toEqual({})
})

test.each([
  ['without a place for the text', 'whatsapp=https://wa.me/1'],
  ['whose host the text would choose', 'x=https://{text}.example/?a={text}'],
  ['whose path the text would choose', 'x=https://wa.me/{text}'],
  ['of a scheme that runs or reads', 'x=javascript:alert(1)?{text}'],
  ['of an app and not of the web', 'sms=sms:+15550100?body={text}'],
  ['without TLS', 'x=http://wa.me/1?text={text}'],
  ['without a name', '=https://wa.me/1?text={text}'],
  ['that is no pair', 'https://wa.me/1?text'],
])('refuses an address %s', (_, list) => {
  expect(isMessengerList(list)).toBe(false)
})
