import { expect, test } from 'vitest'
import { createKnownHosts } from './known-hosts.ts'

const settings = {
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://coach.example',
  BRAND_HOSTS: { illume: ['illume.example:8443'] },
  NODE_ENV: 'production' as const,
}
const isSchools = async (domain: string) => domain === 'learn.school.example'
const known = async (
  hosts: readonly string[],
  changes: Partial<typeof settings> | { NODE_ENV: 'development' } = {},
) => {
  const isKnown = createKnownHosts({ ...settings, ...changes }, isSchools)
  return Promise.all(hosts.map(isKnown))
}

test('knows the public address, brands, schools’ domains and this machine, on any port and however they are written', async () => {
  const ours = ['coach.example', 'COACH.example:443', 'coach.example.', 'illume.example', 'learn.school.example:80']
  const here = ['127.0.0.1:4000', 'localhost:4001', 'illume.localhost:4000', '[::1]:4000']
  expect(await known([...ours, ...here])).toEqual([...ours, ...here].map(() => true))
})

test('knows no other name, whatever of ours it has in it', async () => {
  const others = [
    'evil.example',
    'coach.example.evil.example',
    'illume.evil.example',
    'notlocalhost',
    '',
    'a'.repeat(300),
  ]
  expect(await known(others)).toEqual(others.map(() => false))
})

test('an address without a name is ours where people try the platform out, and in production only when it is the set one', async () => {
  const addresses = ['192.0.2.7:4000', '[2001:db8::7]:4000']
  expect(await known(addresses)).toEqual([false, false])
  expect(await known(addresses, { NODE_ENV: 'development' })).toEqual([true, true])
  expect(await known(addresses, { HOST: '192.0.2.7' })).toEqual([true, false])
})
