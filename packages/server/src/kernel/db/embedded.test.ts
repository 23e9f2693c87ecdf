import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findRunningServer, lockFolder } from './data-lock.ts'
import { openDatabase } from './open-database.ts'

const committer = fileURLToPath(new URL('../../testing/commit-in-a-loop.ts', import.meta.url))
const ignore = () => {}

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coachkit-embedded-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const open = () => openDatabase({ DATA_DIR: folder, DATABASE_URL: '', DATABASE_CONNECTIONS: 1 }, ignore)

function commitFrom(first: number): { child: ChildProcess; said: number[]; errors: () => string } {
  const child = spawn(process.execPath, [
    '--import',
    'tsx',
    '--conditions=coachkit-source',
    committer,
    folder,
    String(first),
  ])
  const said: number[] = []
  let rest = ''
  let errors = ''
  child.stdout.on('data', (text) => {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    said.push(...lines.map(Number))
  })
  child.stderr.on('data', (text) => {
    errors += text
  })
  return { child, said, errors: () => errors }
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('close', () => resolve()))
const until = async (done: () => boolean, message: () => string) => {
  for (const limit = Date.now() + 60_000; !done(); await new Promise((resolve) => setTimeout(resolve, 5))) {
    if (Date.now() > limit) throw new Error(message())
  }
}

test('every commit that was answered survives SIGKILL, whole, time after time', { timeout: 240_000 }, async () => {
  const acknowledged: number[] = []
  for (let round = 0; round < 4; round += 1) {
    const { child, said, errors } = commitFrom(round * 100_000)
    await until(() => said.length > 0 || child.exitCode !== null, errors)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300))
    child.kill('SIGKILL')
    await ended(child)
    expect(said.length, errors()).toBeGreaterThan(0)
    acknowledged.push(...said)
  }
  const database = await open()
  const { rows } = await database.pool.query<{ pair: number; parts: number }>(
    'select pair, count(*)::int as parts from killed group by pair',
  )
  const kept = new Map(rows.map(({ pair, parts }) => [pair, parts]))
  expect(acknowledged.filter((number) => kept.get(number) !== 2)).toEqual([])
  expect(rows.filter(({ parts }) => parts !== 2)).toEqual([])
  await database.close()
})

test('a second process is told who has the data folder open, and a dead one’s lock is taken over', async () => {
  const { child, said, errors } = commitFrom(0)
  await until(() => said.length > 0 || child.exitCode !== null, errors)
  await expect(open()).rejects.toThrow(new RegExp(`in use by process ${child.pid}`))
  expect(findRunningServer(folder)).toEqual({ pid: child.pid, address: null })
  child.kill('SIGKILL')
  await ended(child)
  expect(findRunningServer(folder)).toBeNull()
  const database = await open()
  database.publish('http://127.0.0.1:1')
  expect(findRunningServer(folder)).toEqual({ pid: process.pid, address: 'http://127.0.0.1:1' })
  await database.close()
  expect(findRunningServer(folder)).toBeNull()
})

test('a first start that was killed half way leaves nothing that a second one could take for a database', async () => {
  fs.mkdirSync(path.join(folder, 'database.draft', 'base'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'database.draft', 'PG_VERSION'), '18\n')
  const database = await open()
  expect((await database.pool.query('select count(*)::int as people from person')).rows).toEqual([{ people: 0 }])
  await database.close()
})

test('of many processes that find the same dead lock, one gets it', async () => {
  fs.writeFileSync(path.join(folder, 'server.lock'), JSON.stringify({ pid: 4_000_000, began: '1', token: 'dead' }))
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
