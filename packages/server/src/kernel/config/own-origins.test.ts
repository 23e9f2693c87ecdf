import { expect, test } from 'vitest'
import { ownOrigins } from './own-origins.ts'

test('local pages are reached by either name of this machine and by each brand’s, on the port that was found', () => {
  const settings = {
    PUBLIC_URL: '',
    HOST: '127.0.0.1',
    PRODUCT_SLUG: 'coachkit',
    BRAND_HOSTS: { illume: ['illume.localhost', 'light.localhost'] },
    NODE_ENV: 'development' as const,
  }
  expect(ownOrigins(settings, 4100)).toEqual([
    'http://127.0.0.1:4100',
    'http://localhost:4100',
    'http://coachkit.localhost:4100',
    'http://kitesense.localhost:4100',
    'http://illume.localhost:4100',
    'http://ingenius.localhost:4100',
    'http://lumineelearning.localhost:4100',
    'http://light.localhost:4100',
  ])
})

test('brands stand on the scheme of the public address', () => {
  const settings = {
    PUBLIC_URL: 'https://coach.example/',
    HOST: '10.0.0.7',
    PRODUCT_SLUG: 'coachkit',
    NODE_ENV: 'development' as const,
    BRAND_HOSTS: { illume: ['illume.example', 'www.illume.example'], coachkit: ['coach.example'] },
  }
  expect(ownOrigins(settings, 4000)).toEqual([
    'https://coach.example',
    'https://illume.example',
    'https://www.illume.example',
  ])
})

test('in production no page of this machine is ours, unless it is the public address', () => {
  const settings = { HOST: '127.0.0.1', PRODUCT_SLUG: 'coachkit', BRAND_HOSTS: {}, NODE_ENV: 'production' as const }
  expect(ownOrigins({ ...settings, PUBLIC_URL: 'https://coach.example' }, 4000)).toEqual(['https://coach.example'])
  expect(ownOrigins({ ...settings, PUBLIC_URL: 'http://localhost:4000' }, 4000)).toEqual(['http://localhost:4000'])
})
