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
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL.*\n.*MAIL_URL.*\n.*PAYMENT_PROVIDER/)
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

const production = {
  ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://coach.example' },
  ...{ MAIL_URL: 'smtp://mail.example', PAYMENT_PROVIDER: 'sandbox' },
}

test('there is no demonstration in production', () => {
  expect(readConfig({ ...production, DEMONSTRATION: 'on' }).DEMONSTRATION).toBe(false)
})

test('production takes the outbox and the sandbox when they are named, and never by themselves', () => {
  expect(readConfig({ ...production, MAIL_URL: 'outbox' })).toMatchObject({ MAIL_URL: '', PAYMENT_PROVIDER: 'sandbox' })
  expect(() => readConfig({ ...production, MAIL_URL: '' })).toThrow(/MAIL_URL is needed in production/)
  expect(() => readConfig({ ...production, PAYMENT_PROVIDER: ' ' })).toThrow(/PAYMENT_PROVIDER is needed in production/)
  expect(readConfig({})).toMatchObject({ MAIL_URL: '', PAYMENT_PROVIDER: 'sandbox' })
})

test('where others reach the server there is a demonstration only when somebody asks for one', () => {
  for (const reached of [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.0.2.7' },
    { PUBLIC_URL: 'https://a.example' },
  ]) {
    expect(readConfig(reached).DEMONSTRATION, JSON.stringify(reached)).toBe(false)
    expect(readConfig({ ...reached, DEMONSTRATION: 'on' }).DEMONSTRATION).toBe(true)
  }
  for (const here of [{}, { HOST: 'localhost' }, { HOST: '::1' }, { PUBLIC_URL: 'http://localhost:5173' }]) {
    expect(readConfig(here).DEMONSTRATION, JSON.stringify(here)).toBe(true)
  }
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
