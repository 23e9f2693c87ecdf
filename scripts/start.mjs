// `npm start`: from a fresh clone to a running CoachKit, with what Node has and nothing else.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { buildAll } from './build.mjs'
import { install, mustBeNode, root, say, stop } from './lib/project.mjs'

const port = Number(process.env.PORT ?? 4000)
const host = process.env.HOST ?? '127.0.0.1'
/** The example pages are demonstrations of their own. */
const hasExamples = process.env.NODE_ENV !== 'production'
/** Where this machine reaches the server, whatever it listens on. */
const here = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`

mustBeNode()
if (!Number.isInteger(port) || port < 1 || port > 65534)
  stop(`PORT is '${process.env.PORT}'; it must be a number from 1 to 65534.`)
await mustBeFree(port, host)
if (hasExamples) await mustBeFree(port + 1, 'localhost')

say('CoachKit')
await install()
await buildAll({ examples: hasExamples })

const children = [
  service('server', ['packages/server/dist/main.js']),
  ...(hasExamples
    ? [service('examples', ['examples/server.mjs'], { COACHKIT_URL: here, EXAMPLES_PORT: String(port + 1) })]
    : []),
]
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, shutDown)

await ready()
await tell()

/** A long-running part; when one ends by itself, all end, so that nobody looks at half a platform. */
function service(name, args, env = {}) {
  const child = spawn(process.execPath, ['--enable-source-maps', ...args], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: host, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  child.on('exit', (code, signal) => {
    if (stopping) return
    process.stderr.write(`\nThe ${name} ended (${signal ?? `code ${code}`}).\n`)
    process.exitCode = 1
    shutDown()
  })
  return child
}

function shutDown() {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
}

async function ready() {
  for (let tries = 0; tries < 600 && !stopping; tries += 1) {
    const answer = await fetch(`${here}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  if (!stopping) stop('The server did not become ready within two minutes; its messages are above.')
}

function mustBeFree(wanted, address) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE')
        stop(`Port ${wanted} is taken. Stop what uses it, or choose another: PORT=5000 npm start`)
      stop(`Port ${wanted} on ${address} cannot be used: ${error.message}`)
    })
    probe.listen(wanted, address, () => probe.close(resolve))
  })
}

async function tell() {
  if (stopping) return
  const { demonstration } = await fetch(`${here}/config.json`).then((answer) => answer.json())
  say(`
CoachKit is ready.

  Platform        ${process.env.PUBLIC_URL || `http://${host}:${port}/`}
${hasExamples ? `  Example pages   http://localhost:${port + 1}/examples/\n` : ''}  Calls           http://${host}:${port}/api/docs
${
  demonstration
    ? `  Mail outbox     http://${host}:${port}/outbox

  Accounts        student, student-free, parent, teacher, teacher-admin, department-head, admin,
                  curriculum, curriculum-guest, each NAME@demo.test
  Password        coachkit-demo
  Codes           DEM0-C0DE-0001 unlocks a course, NG0Z1-0KAF0 is from a friend
`
    : ''
}
Stop with Ctrl+C. Everything is kept in ${process.env.DATABASE_URL ? 'your database' : (process.env.DATA_DIR ?? '.data')}.`)
}
