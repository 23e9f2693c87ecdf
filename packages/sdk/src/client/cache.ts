const lifetime = 5 * 60_000
const most = 100

/** Answers of reads, five minutes each (part 1 §9), the least recently used gone first. */
export function createCache<Reply extends { ok: boolean }>(now = () => Date.now()) {
  const entries = new Map<string, { path: string; at: number; reply: Promise<Reply> }>()

  return {
    /** Whoever asks while the first is on its way gets the same reply; a failure is not kept. */
    async read(partition: string | null, path: string, url: string, load: () => Promise<Reply>) {
      const name = `${partition} ${url}`
      const known = entries.get(name)
      entries.delete(name)
      if (known && now() - known.at < lifetime) {
        entries.set(name, known)
        return known.reply
      }
      const entry = { path, at: now(), reply: load() }
      entries.set(name, entry)
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break
        entries.delete(oldest)
      }
      const reply = await entry.reply
      if (!reply.ok && entries.get(name) === entry) entries.delete(name)
      return reply
    },
    invalidate(prefix: string) {
      for (const [name, { path }] of entries) if (path.startsWith(prefix)) entries.delete(name)
    },
  }
}
