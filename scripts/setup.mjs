// `npm run setup`: the first admin, school and site of an installation; `npm run setup -- site`: another site.
import { runCommand } from './lib/command.mjs'

await runCommand('setup', 'packages/server/dist/cli/setup.js')
