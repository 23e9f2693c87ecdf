// What tests need besides Node: Chromium and PostgreSQL, from Debian's packages when the machine has none.
import { run, step, stop } from './project.mjs'

let updated = false

/** Installs packages where that is possible; says why not where it isn't. */
export async function installPackages(title, names) {
  const isRoot = process.getuid?.() === 0
  const { code } = await run('apt-get', ['--version'], { quiet: true })
  if (code !== 0 || !isRoot)
    return { ok: false, reason: isRoot ? 'apt-get is not here' : 'only root may install packages' }
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  return step(title, async () => {
    if (!updated) await run('apt-get', ['update', '-qq'], { quiet: true, env })
    updated = true
    const { code, output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      quiet: true,
      env,
    })
    return code === 0 ? { ok: true } : { ok: false, reason: output.slice(-2000) }
  })
}

export async function mustHave(found, title, names, advice) {
  if (found()) return
  const { ok, reason } = await installPackages(title, names)
  if (!ok || !found()) stop(`${advice}\n(${reason ?? 'it was installed but not found'})`)
}
