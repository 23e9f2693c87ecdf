import type { OutboxEntry, RefusedEntry } from '../widget-types.ts'

/** An entry as it lies on the device. `problem` is there once the server has refused it for good. */
export interface StoredEntry extends OutboxEntry {
  partition: string
  problem?: RefusedEntry['problem']
}

export interface EntryStore {
  readonly durable: boolean
  all(partition: string): Promise<StoredEntry[]>
  /** Adds it unless its id is known; takes away what it replaces. Resolves when the device has it. */
  add(entry: StoredEntry): Promise<{ replaced: string[]; isNew: boolean }>
  update(entry: StoredEntry): Promise<void>
  remove(id: string): Promise<void>
  /** Takes the turn of a partition, or says when to ask again; for browsers without Web Locks. */
  lease(partition: string, owner: string, until: number): Promise<number | null>
}

const done = (request: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    request.oncomplete = () => resolve()
    request.onabort = () => reject(request.error)
  })
const got = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const inOrder = (entries: StoredEntry[]) =>
  entries.sort((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1))

const isReplacedBy = (entry: StoredEntry) => (old: StoredEntry) =>
  entry.replaces !== undefined && old.replaces === entry.replaces && old.id !== entry.id && !old.problem

function open() {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('coachkit-outbox', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('entries', { keyPath: 'id' }).createIndex('partition', 'partition')
      request.result.createObjectStore('leases', { keyPath: 'partition' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('blocked'))
  })
}

/** Entries in IndexedDB, or in memory where the browser refuses it. */
export async function openEntryStore(): Promise<EntryStore> {
  try {
    return inDatabase(await open())
  } catch {
    return inMemory()
  }
}

function inDatabase(database: IDBDatabase): EntryStore {
  // A newer version of ours in another tab may change the store; this tab opens it anew when it is loaded again.
  database.onversionchange = () => database.close()
  const change = (stores = 'entries') => {
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
    return { store: transaction.objectStore(stores), whole: done(transaction) }
  }
  const list = async (store: IDBObjectStore, partition: string) =>
    inOrder(await got(store.index('partition').getAll(partition) as IDBRequest<StoredEntry[]>))

  return {
    durable: true,
    all: (partition) => list(database.transaction('entries').objectStore('entries'), partition),
    async add(entry) {
      const { store, whole } = change()
      const old = await list(store, entry.partition)
      const isNew = !old.some((one) => one.id === entry.id)
      const replaced = isNew ? old.filter(isReplacedBy(entry)).map((one) => one.id) : []
      if (isNew) store.put(entry)
      for (const id of replaced) store.delete(id)
      await whole
      return { replaced, isNew }
    },
    async update(entry) {
      const { store, whole } = change()
      store.put(entry)
      await whole
    },
    async remove(id) {
      const { store, whole } = change()
      store.delete(id)
      await whole
    },
    async lease(partition, owner, until) {
      const { store, whole } = change('leases')
      const held = await got(store.get(partition) as IDBRequest<{ owner: string; until: number } | undefined>)
      const isFree = !held || held.owner === owner || held.until < Date.now()
      if (isFree) store.put({ partition, owner, until })
      await whole
      return isFree ? null : (held?.until ?? null)
    },
  }
}

function inMemory(): EntryStore {
  const entries = new Map<string, StoredEntry>()
  return {
    durable: false,
    all: async (partition) => inOrder([...entries.values()].filter((entry) => entry.partition === partition)),
    async add(entry) {
      const isNew = !entries.has(entry.id)
      const replaced = isNew ? [...entries.values()].filter(isReplacedBy(entry)).map((old) => old.id) : []
      for (const id of replaced) entries.delete(id)
      if (isNew) entries.set(entry.id, entry)
      return { replaced, isNew }
    },
    update: async (entry) => void entries.set(entry.id, entry),
    remove: async (id) => void entries.delete(id),
    lease: async () => null,
  }
}
