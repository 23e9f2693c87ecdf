import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStaticFiles } from './static-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coachkit-static-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), 'first build')
  await writeFile(join(folder, 'assets', 'main-aaa.js'), 'first()')
  await writeFile(join(folder, 'assets', 'main-aaa.js.br'), 'packed')
})
afterEach(() => rm(folder, { recursive: true }))

async function buildAgain() {
  await rm(join(folder, 'assets'), { recursive: true })
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), 'second build')
  await writeFile(join(folder, 'new.html'), 'second build')
  await writeFile(join(folder, 'assets', 'main-bbb.js'), 'second()')
}
const textOf = async (found: Promise<{ body: Uint8Array } | null>) => {
  const file = await found
  return file && new TextDecoder().decode(file.body)
}

test('a build beside a running server changes nothing of what it serves', async () => {
  const find = createStaticFiles(folder, (name) => name.startsWith('assets/'))
  await buildAgain()
  expect(await textOf(find('index.html', ''))).toBe('first build')
  expect(await textOf(find('assets/main-aaa.js', ''))).toBe('first()')
  expect(await textOf(find('assets/main-aaa.js', 'gzip, br'))).toBe('packed')
  expect(await find('new.html', '')).toBeNull()
  expect(await find('../outside', '')).toBeNull()
})

test('files that are named by their contents are found there for pages of newer processes', async () => {
  const find = createStaticFiles(folder, (name) => name.startsWith('assets/'))
  await buildAgain()
  expect(await textOf(find('assets/main-bbb.js', ''))).toBe('second()')
})

test('while somebody works on them, files are read as they are', async () => {
  const find = createStaticFiles(folder)
  expect(await textOf(find('index.html', ''))).toBe('first build')
  await buildAgain()
  expect(await textOf(find('index.html', ''))).toBe('second build')
  expect(await textOf(find('new.html', ''))).toBe('second build')
})
