// The next migration, from what the schemas have more than the last one: databases in use are never made anew. A name
// says what it is about: `npm run migration -w @coachkit/server -- sites`.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const [name = 'tables'] = process.argv.slice(2)
const { status } = spawnSync('npx', ['drizzle-kit', 'generate', '--name', name], {
  cwd: fileURLToPath(new URL('.', import.meta.url)),
  stdio: 'inherit',
})
process.exit(status ?? 1)
