// A command of the server's, compiled when it isn't yet, with the terminal's input, output and signals.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bin, build, install, mustBeNode, root, run } from './project.mjs'

export async function runCommand(name, path) {
  mustBeNode()
  // An installation without what builds it has what was built.
  const isSlim = !existsSync(bin('tsc')) && existsSync(join(root, path))
  if (!isSlim) {
    await install()
    await build(name, {
      title: 'Compiling packages',
      inputs: ['contract', 'brand', 'content', 'server']
        .map((folder) => `packages/${folder}`)
        .concat('tsconfig.base.json', 'package.json'),
      outputs: [path],
      work: () => run(process.execPath, [bin('tsc'), '-b', 'packages/server'], { quiet: true }),
    })
  }

  const child = spawn(process.execPath, ['--enable-source-maps', path, ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
    stdio: 'inherit',
  })
  // The terminal sends its signals to both; the child ends first, with its own code.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
