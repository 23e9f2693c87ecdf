import { expect, test } from 'vitest'
import { ownOrigins } from './own-origins.ts'

test('local pages are reached by either name of this machine, and on the port that was found', () => {
  const settings = { PUBLIC_URL: '', HOST: '127.0.0.1', BRAND_HOSTS: { illume: ['illume.localhost'] } }
  expect(ownOrigins(settings, 4100)).toEqual([
    'http://127.0.0.1:4100',
    'http://localhost:4100',
    'http://illume.localhost:4100',
  ])
})

test('brands stand on the scheme of the public address', () => {
  const settings = {
    PUBLIC_URL: 'https://coach.example/',
    HOST: '10.0.0.7',
    BRAND_HOSTS: { illume: ['illume.example', 'www.illume.example'], coachkit: ['coach.example'] },
  }
  expect(ownOrigins(settings, 4000)).toEqual([
    'https://coach.example',
    'https://illume.example',
    'https://www.illume.example',
  ])
})
