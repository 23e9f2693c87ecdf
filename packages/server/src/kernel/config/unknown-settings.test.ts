import { expect, test } from 'vitest'
import { settings } from './settings.ts'
import { unknownSettings } from './unknown-settings.ts'

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['database_url', 'DATABASE_URL'],
  ['STRIPE_WEBHOOKS_SECRET', 'STRIPE_WEBHOOK_SECRET'],
  ['MODEL_KEY', 'MODEL_NAME'],
  ['RATE_LOGINS', 'RATE_LOGIN'],
])('%s is named at the start, with the setting that is nearest to it', (name, nearest) => {
  expect(unknownSettings({ [name]: 'x' })).toEqual([{ name, nearest }])
})

test('settings of ours and names of other programs are left alone', () => {
  const others = {
    PATH: '',
    HOME: '',
    POST: '',
    MAIL: '',
    LANG: '',
    npm_config_cache: '',
    HOSTNAME: '',
    TZ: '',
    CI: '',
  }
  const ours = Object.fromEntries(Object.keys(settings).map((name) => [name, '']))
  expect(unknownSettings({ ...others, ...ours })).toEqual([])
})
