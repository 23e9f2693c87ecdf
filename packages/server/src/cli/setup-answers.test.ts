import { expect, test } from 'vitest'
import { missingFields, readCommand } from './setup-answers.ts'
import { setupReport } from './setup-report.ts'

test('reads the flags of a first set-up', () => {
  const { isSite, answers } = readCommand([
    ...['--admin-email', 'head@school.example', '--school', 'Meadow School', '--brand', '#0a5570'],
    ...['--origin', 'https://a.example, https://b.example', '--origin', 'https://c.example'],
  ])
  expect(isSite).toBe(false)
  expect(answers).toEqual({
    email: 'head@school.example',
    school_name: 'Meadow School',
    brand: '#0a5570',
    origins: ['https://a.example', 'https://b.example', 'https://c.example'],
  })
  expect(missingFields(answers, isSite)).toEqual([])
})

test('names what is missing; a further site needs no admin', () => {
  const { isSite, answers } = readCommand(['site', '--school', 'Meadow School'])
  expect(isSite).toBe(true)
  expect(missingFields(answers, true)).toEqual(['origins'])
  expect(missingFields({}, false)).toEqual(['email', 'school_name', 'origins'])
})

test('a word or flag that is none ends it before anything is made', () => {
  expect(() => readCommand(['sites'])).toThrow(/'sites' is none/)
  // A password on the command line would stand in the list of processes and in the shell's history.
  expect(() => readCommand(['--password', 'secret'])).toThrow()
})

test('the report shows the secret key once, the link to a password, and the line to paste', () => {
  const site = {
    ...{ id: '1', name: 'Site', school: null, brand: null, origins: ['https://a.example'], public_key: 'pk_1' },
    ...{ line: '<script></script>', created_at: '', used_at: null, secret_used_at: null, old_keys: [] },
  }
  const made = { school: { id: '2', name: 'Meadow' }, site, secret_key: 'sk_1' }
  const first = setupReport({ ...made, sign_in: 'https://c/login', password_link: 'https://c/reset#token=1' }, 'a@b.c')
  expect(first.split('sk_1')).toHaveLength(2)
  for (const part of ['https://c/login as a@b.c', 'https://c/reset#token=1', '<script></script>', 'pk_1']) {
    expect(first).toContain(part)
  }
  expect(setupReport(made, undefined)).not.toMatch(/Sign in|password/)
})
