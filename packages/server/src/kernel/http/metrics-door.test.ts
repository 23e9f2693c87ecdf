import { expect, test } from 'vitest'
import { metricsDoor } from './metrics-door.ts'

test('metrics are read with the token where there is one, by nobody in production without one, else by anybody', () => {
  const tokened = metricsDoor({ METRICS_TOKEN: 'scrape-me', NODE_ENV: 'production' })
  expect([undefined, 'scrape-me', 'Bearer scrape-you', 'Bearer scrape-me'].map(tokened)).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(metricsDoor({ METRICS_TOKEN: '', NODE_ENV: 'production' })('Bearer ')).toBe(false)
  expect(metricsDoor({ METRICS_TOKEN: '', NODE_ENV: 'development' })(undefined)).toBe(true)
})
