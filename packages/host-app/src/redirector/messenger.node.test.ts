import { expect, test } from 'vitest'
import { messengerOf } from './messenger.ts'

const messengers = {
  whatsapp: 'https://wa.me/15550100?text={text}',
  club: 'https://chat.example/join?say={text}&from=coach',
}
const lead = (query: string) => messengerOf(messengers, new URLSearchParams(query))

test('leads to a messenger that is configured, with the text encoded', () => {
  expect(lead('to=whatsapp&text=Hello there')).toEqual({
    title: 'WhatsApp',
    address: 'https://wa.me/15550100?text=Hello%20there',
  })
  expect(lead('to=CLUB')).toEqual({ title: 'club', address: 'https://chat.example/join?say=&from=coach' })
})

test.each([
  '',
  'to=',
  'to=signal',
  'to=constructor',
  'to=__proto__',
  'to=https://elsewhere.test',
  'to=//elsewhere.test',
])('leads nowhere for %j', (query) => expect(lead(query)).toBeNull())

test('a text chooses neither the host nor another field, whatever it says', () => {
  for (const text of ['&from=somebody', '#x', '@elsewhere.test', '$&', "$'", '\u0000\r\n', '{text}', 'ünï']) {
    const found = lead(`to=club&text=${encodeURIComponent(text)}`)
    const url = new URL(found?.address ?? '')
    expect([url.origin, url.pathname, url.hash]).toEqual(['https://chat.example', '/join', ''])
    expect([...url.searchParams.keys()]).toEqual(['say', 'from'])
    expect(url.searchParams.get('from')).toBe('coach')
  }
})

test('half a character in the address is no fault', () => {
  expect(lead('to=whatsapp&text=%ED%A0%80x')?.address).toMatch(/^https:\/\/wa\.me\/15550100\?text=/)
})

test('a very long text is cut where a character ends', () => {
  const address = lead(`to=whatsapp&text=${encodeURIComponent('😀'.repeat(3000))}`)?.address ?? ''
  expect([...(new URL(address).searchParams.get('text') ?? '')]).toHaveLength(1000)
})
