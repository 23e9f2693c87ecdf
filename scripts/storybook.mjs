// Stories of every widget in every state, on PORT or 6006. `--build` writes them as a static page instead.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const storybook = join(
  dirname(createRequire(import.meta.url).resolve('storybook/package.json')),
  'dist/bin/dispatcher.js',
)
const [first, ...rest] = process.argv.slice(2)
const build = first === '--build'
const others = build ? rest : process.argv.slice(2)
const command = build
  ? ['build', '--output-dir', 'storybook-static']
  : ['dev', '--port', process.env.PORT ?? '6006', '--host', process.env.HOST ?? '127.0.0.1', '--ci']

const child = spawn(process.execPath, [storybook, ...command, '--config-dir', 'storybook', ...others], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
})
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
