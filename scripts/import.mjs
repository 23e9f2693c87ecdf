// `npm run import -- FILE…`: brings other people's questions in.
import { runCommand } from './lib/command.mjs'

await runCommand('import', 'packages/server/dist/cli/import.js')
