import { expect, test } from 'vitest'
import { ConfigError, readConfig, settingsTable } from './config.ts'
import { settings } from './settings.ts'

test('everything has a value when nothing is set', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ PORT: 4000, HOST: '127.0.0.1', DATA_DIR: '.data', DEMONSTRATION: true })
  expect(config.MAIN_BRAND).toBe('coachkit')
})

test('names every wrong setting in one message, and tells no secret', () => {
  const wrong = { PORT: 'http', PRODUCT_SLUG: 'student', DATABASE_URL: 'mysql://me:hidden@host/db' }
  expect(() => readConfig(wrong)).toThrow(ConfigError)
  expect(() => readConfig(wrong)).toThrow(/PORT must be .*\n.*DATABASE_URL must be .*\n.*PRODUCT_SLUG must not be/)
  expect(() => readConfig(wrong)).not.toThrow(/hidden/)
})

test('a model that is not described, and production without an address, are refused', () => {
  expect(() => readConfig({ MODEL_PROVIDER: 'openai-compatible' })).toThrow(/MODEL_NAME.*\n.*MODEL_BASE_URL/)
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL/)
})

test('payments by Stripe need its key and the secret of its events', () => {
  expect(() => readConfig({ PAYMENT_PROVIDER: 'stripe' })).toThrow(/STRIPE_SECRET_KEY.*\n.*STRIPE_WEBHOOK_SECRET/)
  const config = readConfig({
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
  })
  expect(config.STRIPE_WEBHOOK_SECRET).toEqual(['whsec_new', 'whsec_old'])
})

test('there is no demonstration in production', () => {
  const config = readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://coach.example', DEMONSTRATION: 'on' })
  expect(config.DEMONSTRATION).toBe(false)
})

test('the table has a row for every setting', () => {
  for (const name of Object.keys(settings)) expect(settingsTable()).toContain(`| \`${name}\` |`)
})

test('hosts are given to brands that there are, and to nothing else', () => {
  const { BRAND_HOSTS } = readConfig({ BRAND_HOSTS: 'illume=a.example,b.example:8443  kitesense=c.example' })
  expect(BRAND_HOSTS).toEqual({ illume: ['a.example', 'b.example:8443'], kitesense: ['c.example'] })
  for (const wrong of ['illume', 'illume=', 'illume=http://a.example', 'illume=a.example=b.example', '=a.example']) {
    expect(() => readConfig({ BRAND_HOSTS: wrong }), wrong).toThrow(/BRAND_HOSTS must read/)
  }
  expect(() => readConfig({ BRAND_HOSTS: 'ilume=a.example' })).toThrow(/BRAND_HOSTS names ilume/)
  expect(() => readConfig({ COMING_SOON_BRANDS: 'illume, other' })).toThrow(/COMING_SOON_BRANDS names other/)
  expect(() => readConfig({ DEFAULT_BRAND: 'none' })).toThrow(/DEFAULT_BRAND names none/)
})
