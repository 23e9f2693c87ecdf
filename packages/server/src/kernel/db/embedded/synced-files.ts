import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface NodeStream {
  /** The real file descriptor; directories have none. */
  nfd?: number
  node: unknown
}
interface EmscriptenModule {
  FS: {
    filesystems: {
      NODEFS: {
        realPath(node: unknown): string
        stream_ops: { fsync?: (stream: NodeStream) => number }
      }
    }
  }
}

/**
 * PGlite starts PostgreSQL with fsync off, its file system has no fsync, and its fdatasync does nothing, so that a
 * commit is only as durable as the page cache. This file system takes fsync to the disk, and `syncedStartParams` turn
 * it on and keep the log off fdatasync. Neither is promised by PGlite: `provesSync` in the worker checks them at start.
 */
export class SyncedFiles extends NodeFS {
  /** How often fsync reached the disk. */
  count = 0

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = emscriptenOpts.preRun as unknown as ((module: EmscriptenModule) => void)[]
    preRun.push(({ FS }) => {
      const files = FS.filesystems.NODEFS
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncDirectory(files.realPath(stream.node))
        else fs.fsyncSync(stream.nfd)
        this.count += 1
        return 0
      }
    })
    return { emscriptenOpts }
  }
}

export const syncedStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** A new or renamed file is only as durable as its directory's entry. */
export function syncDirectory(path: string): void {
  const directory = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(directory)
  } finally {
    fs.closeSync(directory)
  }
}

/** Everything below a folder. */
export function syncTree(path: string): void {
  for (const entry of fs.readdirSync(path, { withFileTypes: true })) {
    const inside = `${path}/${entry.name}`
    if (entry.isDirectory()) syncTree(inside)
    else if (entry.isFile()) {
      const file = fs.openSync(inside, 'r+')
      try {
        fs.fsyncSync(file)
      } finally {
        fs.closeSync(file)
      }
    }
  }
  syncDirectory(path)
}
