import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { operatorToken } from '../auth/operator-token.ts'
import type { Database } from '../db/database.ts'
import { diskStore } from '../files/file-store.ts'
import { createFiles } from '../files/files.ts'
import { writePrivateFile } from './private-file.ts'
import { sharedSecret } from './shared-secret.ts'

let database: Database
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'coachkit-secrets-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const dataDir = async (name: string) => {
  await mkdir(join(folder, name), { recursive: true })
  return join(folder, name)
}

test('an address of a picture that one process made is good at another, whose data folder is its own', async () => {
  await writeFile(join(await dataDir('one'), 'file-secret'), 'from-before\n')
  await writeFile(join(await dataDir('other'), 'file-secret'), 'another-one\n')
  const store = diskStore(join(folder, 'store'))
  const filesIn = async (name: string) =>
    createFiles({
      store,
      secret: await sharedSecret(database, 'file-secret', { data_dir: join(folder, name), make: () => 'new' }),
      base: 'http://coach.test',
    })
  const [one, other] = [await filesIn('one'), await filesIn('other')]
  const address = one.address(await one.keep(new TextEncoder().encode('a picture')))
  expect((await other.serve(new URL(address))).status).toBe(200)
})

test('the first start after an update brings the secret of its data folder along', async () => {
  const data_dir = await dataDir('updated')
  await writeFile(join(data_dir, 'payment-secret'), 'signed-before\n')
  expect(await sharedSecret(database, 'payment-secret', { data_dir, make: () => 'new' })).toBe('signed-before')
})

test('processes that start at once have one operator’s token, each with a copy that only its operator reads', async () => {
  const folders = await Promise.all(Array.from({ length: 6 }, (_, n) => dataDir(`process-${n}`)))
  await writeFile(join(folders[3] as string, 'operator-token'), 'op_of-an-older-database\n', { mode: 0o644 })
  const tokens = await Promise.all(folders.map((data_dir) => operatorToken(database, data_dir)))
  const copies = await Promise.all(
    folders.map(async (data_dir) => (await readFile(join(data_dir, 'operator-token'), 'utf8')).trim()),
  )
  expect(new Set(copies).size).toBe(1)
  for (const token of tokens) expect(token.is(copies[0] as string)).toBe(true)
  for (const data_dir of folders) {
    expect((await stat(join(data_dir, 'operator-token'))).mode & 0o777).toBe(0o600)
    expect(await readdir(data_dir)).toEqual(['operator-token'])
  }
})

test('a private file that could not be written leaves no draft behind', async () => {
  const data_dir = await dataDir('in-the-way')
  await mkdir(join(data_dir, 'name', 'inside'), { recursive: true })
  await expect(writePrivateFile(data_dir, 'name', 'text')).rejects.toThrow()
  expect(await readdir(data_dir)).toEqual(['name'])
})
