// What the start scripts share. Only what Node has: this runs before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const cache = join(root, '.cache')

export const say = (text) => process.stdout.write(`${text}\n`)

/** Ends the script with one sentence; a person reads it, so no stack. */
export function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

export function mustBeNode(floor = [20, 19]) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > floor[0] || (major === floor[0] && minor >= floor[1])) return
  stop(`CoachKit needs Node ${floor.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org.`)
}

/** Runs a command and gives its exit code; the output goes to the terminal, or is kept and shown only on failure. */
export function run(command, args, { quiet = false, env, cwd = root, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    child.on('error', (error) => resolve({ code: 127, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** A step with a progress line: what runs, and how long it took. */
export async function step(title, work) {
  const started = Date.now()
  process.stdout.write(`  ${title} …`)
  const result = await work()
  say(` ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return result
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex')
const stampPath = (name) => join(cache, `${name}.stamp`)
const readStamp = (name) => (existsSync(stampPath(name)) ? readFileSync(stampPath(name), 'utf8') : '')

function writeStamp(name, value) {
  mkdirSync(cache, { recursive: true })
  writeFileSync(stampPath(name), value)
}

/**
 * `npm ci`, when nothing is installed, the lock file changed since, or what builds was left out. In production too:
 * npm would leave it out there by itself.
 */
export async function install() {
  const lock = hashOf(readFileSync(join(root, 'package-lock.json')))
  if (existsSync(bin('tsc')) && readStamp('install') === lock) return
  await step('Installing packages (once)', async () => {
    const { code, output } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      quiet: true,
      shell: process.platform === 'win32',
    })
    if (code !== 0) stop(`npm could not install the packages:\n${output}`)
  })
  writeStamp('install', lock)
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'dist-embed', '.cache'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

/** A fingerprint of the given folders and files, from their contents. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths.map((path) => join(root, path)).filter(existsSync)) {
    for (const file of statSync(path).isDirectory() ? [...filesBelow(path)].sort() : [path]) {
      hash.update(relative(root, file)).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** Does the work of a build step unless its inputs are as they were and its outputs are there. */
export async function build(name, { title, inputs, outputs, work }) {
  const print = fingerprint([...inputs, 'package-lock.json'])
  if (readStamp(name) === print && outputs.every((path) => existsSync(join(root, path)))) return
  await step(title, async () => {
    const { code, output } = await work()
    if (code !== 0) stop(`${title} failed:\n${output}`)
  })
  writeStamp(name, print)
}

export const bin = (name) => join(root, 'node_modules', '.bin', name)
