import { expect, test } from 'vitest'
import { isCommonPassword, mustBeGoodPassword } from './new-password.ts'

test('knows what is tried first', () => {
  expect(['password', 'Password1', 'qwertyuiop', 'iloveyou', '12345678'].map(isCommonPassword)).toEqual(
    Array.from({ length: 5 }, () => true),
  )
  expect(isCommonPassword('correct horse battery')).toBe(false)
})

test.each(['password1', 'aaaaaaaaaa', 'abababab', 'Maya.Okafor', 'maya.okafor@demo.test'])('refuses %s', (password) => {
  const names = ['maya.okafor@demo.test', 'Maya']
  expect(() => mustBeGoodPassword(password, 'password', names)).toThrow('request.invalid')
})

test('asks for no signs and digits: long is good', () => {
  expect(() => mustBeGoodPassword('three blue kites', 'password', ['maya@demo.test'])).not.toThrow()
})
