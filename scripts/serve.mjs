// `npm run serve`: what was built, and nothing that builds: for an installation made with `npm ci --omit=dev`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { mustBeNode, root, stop } from './lib/project.mjs'

const parts = [
  'packages/server/dist/main.js',
  'packages/widgets/dist-embed/manifest.json',
  'packages/host-app/dist/app',
]

mustBeNode()
const missing = parts.filter((part) => !existsSync(join(root, part)))
if (missing.length > 0)
  stop(
    `Not everything has been built (missing: ${missing.join(', ')}). Run \`npm ci --include=dev\` and \`npm run build\`.`,
  )
if (!existsSync(join(root, 'node_modules'))) stop('The packages are not installed. Run `npm ci --omit=dev`.')

process.chdir(root)
process.setSourceMapsEnabled(true)
// In this very process, so that a service manager's signals reach the server.
await import(pathToFileURL(join(root, parts[0])).href)
