import { ConfigError, readConfig } from './kernel/config/config.ts'
import { unknownSettings } from './kernel/config/unknown-settings.ts'
import { createLog } from './kernel/log/log.ts'
import { startServer } from './start-server.ts'

/** After this the process ends whatever still runs: leases run out, and clients resume. */
const patience = 9_500

function give(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const config = (() => {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) give(error)
    throw error
  }
})()
const log = createLog(config.LOG_LEVEL)
for (const { name, nearest } of unknownSettings(process.env)) {
  log.warn(`${name} is no setting, and does nothing. The nearest one is ${nearest}.`)
}

const server = await startServer(config, log, (error) => {
  log.fatal({ err: error }, 'the process ends')
  process.exit(1)
}).catch((error) => {
  log.debug({ err: error }, 'not started')
  give(error)
})
log.info(`CoachKit listens on ${server.address}`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), patience).unref()
    log.info({ signal }, 'stopping')
    await server.stop()
    process.exit(0)
  })
}
process.on('unhandledRejection', (error) => {
  // Nothing may be known to be right after this: end, and let the operator's machine start again.
  log.fatal({ err: error }, 'an error that nobody handled')
  process.exit(1)
})
