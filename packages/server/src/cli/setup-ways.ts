import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AnswerOf, type Calls, errorTable, Problem } from '@coachkit/contract'
import { createApp } from '../app.ts'
import type { FirstSetup, FurtherSite } from '../areas/setup/setup.ts'
import type { Config } from '../kernel/config/config.ts'
import { openDatabase } from '../kernel/db/open-database.ts'
import { createLog } from '../kernel/log/log.ts'
import { Refusal } from '../kernel/refusal.ts'
import { addressOf } from './find-server.ts'

/** The two ways to set up: through the server that has the database, or straight. */
export interface SetupWay {
  isOpen(): Promise<boolean>
  makeFirst(given: FirstSetup): Promise<AnswerOf<Calls, 'POST setup'>>
  addSite(given: FurtherSite): Promise<AnswerOf<Calls, 'POST setup/site'>>
  close(): Promise<void>
}

/** In the database itself, while no server has it, or beside those that share a PostgreSQL. */
export async function setupHere(config: Config): Promise<SetupWay> {
  const database = await openDatabase(config, (error) => {
    throw error
  })
  try {
    const { setup, stop } = await createApp(config, database, createLog('error'), {
      base: addressOf(config),
      origins: [],
    })
    const { isOpen, makeFirst, addSite } = setup
    const close = async () => {
      await stop(0)
      await database.close()
    }
    return { isOpen, makeFirst, addSite, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Through the server that has the database; the operator's token in its data folder is what lets in. */
export async function setupOverHttp(address: string, data_dir: string): Promise<SetupWay> {
  const token = (await readFile(join(data_dir, 'operator-token'), 'utf8')).trim()

  async function send<Answer>(path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${address}/api/v1/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    })
    if (response.ok) return (await response.json()) as Answer
    const problem = Problem.safeParse(await response.json().catch(() => null))
    if (problem.success && problem.data.code in errorTable) {
      throw new Refusal(problem.data.code as Refusal['code'], problem.data.errors)
    }
    throw new Error(`The server answered ${response.status}.`)
  }

  return {
    isOpen: () =>
      send('setup').then(
        () => true,
        (error) => {
          if (error instanceof Refusal && error.code === 'setup.done') return false
          throw error
        },
      ),
    makeFirst: (given) => send('setup', { ...given, token }),
    addSite: (given) => send('setup/site', given, { authorization: `Bearer ${token}` }),
    close: async () => {},
  }
}
