// `npm run dev`: everything with hot reload on one port. Vite serves host app, widgets and examples and passes the rest to the server.
import { spawn } from 'node:child_process'
import { buildAll } from './build.mjs'
import { bin, install, mustBeNode, root, say } from './lib/project.mjs'

mustBeNode()
await install()
await buildAll()

const port = Number(process.env.PORT ?? 4000)
const host = process.env.HOST ?? '127.0.0.1'
const apiPort = port + 2
const children = [
  [
    'server',
    [
      '--watch',
      '--watch-preserve-output',
      '--import',
      'tsx',
      '--conditions=coachkit-source',
      'packages/server/src/main.ts',
    ],
    { PORT: String(apiPort), PUBLIC_URL: `http://${host}:${port}` },
  ],
  ['widgets', ['scripts/build-embed.mjs', '--watch'], {}],
  [
    'pages',
    [bin('vite'), 'packages/host-app', '--host', host, '--port', String(port), '--strictPort'],
    { COACHKIT_API: `http://${host}:${apiPort}` },
  ],
  [
    'examples',
    ['--watch', 'examples/server.mjs'],
    { COACHKIT_URL: `http://${host}:${port}`, EXAMPLES_PORT: String(port + 1) },
  ],
].map(([name, args, env]) => {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
  child.on('exit', (code) => code && say(`The ${name} process ended with code ${code}.`))
  return child
})
say(`\nCoachKit with hot reload: http://${host}:${port}/ and http://localhost:${port + 1}/examples/\n`)
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill('SIGTERM')
  })
}
