import { readFileSync } from 'node:fs'
import type { Logger } from 'pino'
import { type App, createApp } from './app.ts'
import { mustHaveNoDemonstration } from './demo/left-over-accounts.ts'
import { answerBehind, startDemonstration } from './demo/start-demonstration.ts'
import { ensurePlatformSite } from './kernel/auth/platform-site.ts'
import { createPageBrands } from './kernel/brands/page-brand.ts'
import type { Config } from './kernel/config/config.ts'
import { createKnownHosts } from './kernel/config/known-hosts.ts'
import { ownOrigins } from './kernel/config/own-origins.ts'
import { outboxFolder } from './kernel/create-kernel.ts'
import { openDatabase } from './kernel/db/open-database.ts'
import { exchange } from './kernel/http/exchange.ts'
import { listen } from './kernel/http/listen.ts'
import { serveReference } from './kernel/http/openapi/serve-reference.ts'
import { servePages } from './kernel/http/pages/serve-pages.ts'
import { outboxPage } from './kernel/mail/outbox-page.ts'

/** Not in the spec: our choice. In all a stop takes less than ten seconds. */
const grace = 4_000

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/** An installation without an admin says at each start how to get one. The token is worth nothing once there is one. */
async function inviteToSetup({ setup }: App, log: Logger, base: string): Promise<void> {
  const token = await setup.invite()
  if (token)
    log.warn(
      { setup: `${base}/setup#token=${token}` },
      'There is no admin yet: open the address in `setup`, or `npm run setup`',
    )
}

export interface RunningServer {
  address: string
  app: App
  stop(): Promise<void>
}

/** Database, app and network; ready when the promise resolves. `fatal` hears of what the process can't outlive. */
export async function startServer(config: Config, log: Logger, fatal: (error: Error) => void): Promise<RunningServer> {
  const database = await openDatabase(config, (error, isFatal) => {
    if (isFatal) fatal(error)
    else log.warn({ err: error }, 'a connection to the database was lost')
  })
  try {
    const listening = await listen(config.PORT, config.HOST)
    const origins = ownOrigins(config, listening.port)
    const base = config.PUBLIC_URL || listening.address
    const app = await createApp(config, database, log, { base, origins })
    if (config.NODE_ENV === 'production') await mustHaveNoDemonstration(database, app.kernel.auth.passwords)
    const examples = `http://localhost:${listening.port + 1}`

    const { public_key } = await ensurePlatformSite(database, 'CoachKit', origins)
    serveReference(app.http, config.PRODUCT_SLUG, version)
    app.http.app.get(
      '/files/*',
      exchange(app.http.exchange, 'file', ({ c }) => app.kernel.files.serve(new URL(c.req.url))),
    )
    if (config.DEMONSTRATION && config.MAIL_URL === '') {
      app.http.app.get('/outbox', () => outboxPage(outboxFolder(config)))
    }
    servePages(app.http, {
      // The first set-up has a page until there is an admin.
      isGone: async (path) => path === '/setup' && !(await app.setup.isOpen()),
      // From its sources the server runs while its pages are worked on.
      isFixed: import.meta.url.endsWith('.js'),
      examples: config.NODE_ENV === 'production' ? null : examples,
      base,
      pageBrandAt: createPageBrands({
        brands: app.brands,
        product: config.PRODUCT_SLUG,
        settings: { hosts: config.BRAND_HOSTS, main_brand: config.MAIN_BRAND, default_brand: config.DEFAULT_BRAND },
        whiteLabels: app.kernel.whiteLabels,
      }),
      hostConfig: {
        product: config.PRODUCT_SLUG,
        main_brand: config.MAIN_BRAND,
        default_brand: config.DEFAULT_BRAND,
        site_key: public_key,
        demonstration: config.DEMONSTRATION,
        messengers: config.MESSENGERS,
      },
    })
    await app.start()
    if (config.DEMONSTRATION) await startDemonstration(app, config, { own: origins, examples }, log)
    await inviteToSetup(app, log, base)
    const isSchools = async (domain: string) => (await app.kernel.whiteLabels.find(domain)) !== null
    await listening.serve(app.http, createKnownHosts(config, isSchools))
    database.publish(listening.address)
    app.http.becomeReady()
    let isStopping = false
    if (config.DEMONSTRATION) void answerBehind(app, log, () => isStopping)

    return {
      address: listening.address,
      app,
      async stop() {
        isStopping = true
        await Promise.all([listening.stop(grace), app.stop(grace)])
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
