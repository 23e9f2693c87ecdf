import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Logger } from 'pino'
import { createAuth } from './auth/auth.ts'
import { operatorToken } from './auth/operator-token.ts'
import { createWhiteLabels } from './brands/white-labels.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import { diskStore, readStorageUrl, s3Store } from './files/file-store.ts'
import { createFiles } from './files/files.ts'
import { watchedStore } from './files/watched-store.ts'
import { watchDisk } from './health/disk.ts'
import { createHealth } from './health/health.ts'
import { createLeases } from './jobs/create-leases.ts'
import { createJobs } from './jobs/jobs.ts'
import { registerUpkeep } from './jobs/upkeep.ts'
import { createKeyed } from './keyed/keyed.ts'
import { createMailer, outboxTransport, smtpTransport } from './mail/mail.ts'
import { createTexter, gatewayTransport, outboxTexts } from './mail/texts.ts'
import { createModel } from './model/model.ts'
import { createPayments } from './payments/create-payments.ts'
import { sharedSecret } from './secrets/shared-secret.ts'
import { createStreams } from './streams/create-streams.ts'

export const outboxFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => path.join(DATA_DIR, 'outbox')

/** What every area may use. `origins` are our own pages'; `base` is where the server is reached. */
export async function createKernel(
  config: Config,
  database: Database,
  log: Logger,
  { origins, base }: { origins: readonly string[]; base: string },
) {
  const streams = createStreams(database, log)
  const leases = createLeases(database, log)
  const jobs = createJobs(database, log)
  const keyed = createKeyed(database)
  registerUpkeep(jobs, database, { streams, keyed })
  const outbox = outboxTransport(outboxFolder(config))
  const mails = config.MAIL_URL === '' ? outbox : smtpTransport(config.MAIL_URL)
  const texts = config.SMS_URL === '' ? outboxTexts(outbox) : gatewayTransport(config.SMS_URL)
  const ofThisFolder = { data_dir: config.DATA_DIR, make: () => randomBytes(32).toString('base64url') }
  const store = watchedStore(
    config.STORAGE_URL === ''
      ? diskStore(path.join(config.DATA_DIR, 'files'))
      : s3Store(readStorageUrl(config.STORAGE_URL)),
  )
  const disk = watchDisk(config.DATA_DIR, database.kind === 'embedded')
  const files = createFiles({
    store,
    secret: await sharedSecret(database, 'file-secret', ofThisFolder),
    base,
  })
  const payment = createPayments(config, {
    ...{ database, jobs, log, base },
    secret: await sharedSecret(database, 'payment-secret', ofThisFolder),
  })
  return {
    ...payment,
    health: createHealth({ database, store, disk }),
    disk,
    streams,
    leases,
    jobs,
    keyed,
    auth: createAuth(database, await operatorToken(database, config.DATA_DIR), origins),
    mailer: createMailer(jobs, mails, config.MAIL_FROM),
    texter: createTexter(jobs, texts),
    files,
    whiteLabels: createWhiteLabels(database, files),
    model: createModel({
      kind: config.MODEL_PROVIDER,
      base_url: config.MODEL_BASE_URL || undefined,
      api_key: config.MODEL_API_KEY || undefined,
      name: config.MODEL_NAME || undefined,
      word_ms: config.MODEL_WORD_MS,
      limits: { first_token_ms: config.MODEL_FIRST_WORD_MS, gap_ms: config.MODEL_GAP_MS },
    }),
  }
}
export type Kernel = Awaited<ReturnType<typeof createKernel>>
