// Before the first release there is one migration, made anew from the schemas, so that nobody carries our drafts along.
// Its time and id are fixed, so that the same schemas always give the same files.
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const draft = `${here}dist/migrations.draft`
rmSync(draft, { recursive: true, force: true })
const { status } = spawnSync('npx', ['drizzle-kit', 'generate', '--name', 'initial'], {
  cwd: here,
  stdio: 'inherit',
  env: { ...process.env, MIGRATIONS_OUT: 'dist/migrations.draft' },
})
if (status !== 0) process.exit(status ?? 1)

const edit = (file, change) => {
  const data = JSON.parse(readFileSync(file, 'utf8'))
  change(data)
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`)
}
edit(`${draft}/meta/_journal.json`, (journal) => {
  for (const entry of journal.entries) entry.when = Date.UTC(2026, 0, 1)
})
edit(`${draft}/meta/0000_snapshot.json`, (snapshot) => {
  snapshot.id = '00000000-0000-7000-8000-000000000001'
})
const target = `${here}migrations`
cpSync(draft, target, { recursive: true })
const made = new Set(readdirSync(draft))
for (const name of readdirSync(target)) if (!made.has(name)) rmSync(`${target}/${name}`, { recursive: true })
rmSync(draft, { recursive: true })
