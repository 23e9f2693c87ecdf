import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

interface Lock {
  pid: number
  /** When the process began, in the system's own measure: a pid alone may be somebody else's by now. */
  began: string | null
  token: string
  since: string
  /** Where the server that holds the folder answers. */
  address: string | null
}

export interface DataLock {
  /** Tells others, such as an import from the command line, where the running server answers. */
  publish(address: string): void
  release(): void
}

const lockFile = (folder: string) => path.join(folder, 'server.lock')

/** Field 22 of /proc/PID/stat; null where the system has no such file. */
function beginOf(pid: number): string | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie holds nothing any more.
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

function isAlive({ pid, began }: Lock): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return began === null || beginOf(pid) === began
}

function readLock(folder: string): Lock | null {
  try {
    return JSON.parse(fs.readFileSync(lockFile(folder), 'utf8')) as Lock
  } catch {
    return null
  }
}

/** The address of the server that has this data folder open, if one has. */
export function findRunningServer(folder: string): { pid: number; address: string | null } | null {
  const lock = readLock(folder)
  return lock && isAlive(lock) ? { pid: lock.pid, address: lock.address } : null
}

/** One process per data folder: two of them on the same embedded database would destroy it. */
export async function lockFolder(folder: string): Promise<DataLock> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const own: Lock = {
    pid: process.pid,
    began: beginOf(process.pid),
    token: randomUUID(),
    since: new Date().toISOString(),
    address: null,
  }
  const file = lockFile(folder)
  const draft = `${file}.${own.token}`
  const put = () => {
    fs.writeFileSync(draft, JSON.stringify(own), { mode: 0o600 })
    return draft
  }
  const refuse = (other: Lock): never => {
    throw new Error(
      `The data folder ${path.resolve(folder)} is in use by process ${other.pid}, running since ${other.since}` +
        `${other.address ? ` at ${other.address}` : ''}. Stop it first, or choose another DATA_DIR.`,
    )
  }

  try {
    put()
    await take()
  } catch (error) {
    // A full disk, for one: what was half written is no lock and helps nobody.
    fs.rmSync(draft, { force: true })
    throw error
  }

  async function take(): Promise<void> {
    try {
      // A hard link is made whole or not at all, unlike a file that is created and then written.
      fs.linkSync(draft, file)
      fs.rmSync(draft)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      if (code !== 'EEXIST' && code !== 'EPERM' && code !== 'ENOTSUP') throw error
      const other = readLock(folder)
      if (other && isAlive(other)) refuse(other)
      fs.renameSync(draft, file)
      // Two processes may take a dead one's lock over at the same moment; the last one has it.
      await new Promise((resolve) => setTimeout(resolve, 100))
      const holder = readLock(folder)
      if (holder && holder.token !== own.token) refuse(holder)
    }
  }

  return {
    publish(address) {
      own.address = address
      try {
        fs.renameSync(put(), file)
      } catch (error) {
        fs.rmSync(draft, { force: true })
        throw error
      }
    },
    release() {
      if (readLock(folder)?.token === own.token) fs.rmSync(file, { force: true })
    },
  }
}
