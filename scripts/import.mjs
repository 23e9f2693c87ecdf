// `npm run import -- FILE…`: brings other people's questions in.
import { spawn } from 'node:child_process'
import { bin, build, install, mustBeNode, root, run } from './lib/project.mjs'

mustBeNode()
await install()
await build('import', {
  title: 'Compiling packages',
  inputs: ['contract', 'brand', 'content', 'server']
    .map((name) => `packages/${name}`)
    .concat('tsconfig.base.json', 'package.json'),
  outputs: ['packages/server/dist/cli/import.js'],
  work: () => run(process.execPath, [bin('tsc'), '-b', 'packages/server'], { quiet: true }),
})

const args = ['--enable-source-maps', 'packages/server/dist/cli/import.js', ...process.argv.slice(2)]
const child = spawn(process.execPath, args, {
  cwd: root,
  env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
  stdio: 'inherit',
})
// The terminal sends its signals to both; the child ends first, with its own code.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
