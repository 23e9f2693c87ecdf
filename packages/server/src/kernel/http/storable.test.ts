import { expect, test, vi } from 'vitest'
import { storable } from './storable.ts'

test('half an emoji becomes a sign that can be stored, a whole one stays', () => {
  expect(storable({ a: ['x\ud83d', '\ude00y', '😀'] }, '', () => {})).toEqual({ a: ['x\ufffd', '\ufffdy', '😀'] })
})

test('NUL is refused by the name of its field', () => {
  const refuse = vi.fn()
  storable({ answer: { parts: ['fine', 'a\0b'] } }, '', refuse)
  expect(refuse.mock.calls).toEqual([['answer.parts.1']])
})

test('files and numbers are left as they are', () => {
  const file = new File(['x'], 'x.txt')
  expect(storable({ file, n: 1, none: null }, '', () => {})).toEqual({ file, n: 1, none: null })
})
