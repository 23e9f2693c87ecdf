import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from './platform.ts'

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
export const findNginx = (): string | null =>
  folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path)) ?? null

/** The example from `docs/operate`, with our ports in place of its own, and without TLS. */
function exampleWith(port: number, upstreams: readonly string[]): string {
  const example = readFileSync(join(root, 'docs/operate/nginx.conf'), 'utf8')
  const servers = upstreams.map((address) => `  server ${address} max_fails=1 fail_timeout=1s;`).join('\n')
  return example
    .replace(/^ {2}server 127\.0\.0\.1:\d+ .*\n {2}server .*$/m, servers)
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ {2}ssl_.*\n/gm, '')
}

export interface Nginx {
  errors(): string
  stop(): Promise<void>
}

/** The real nginx with the example that operators get. */
export async function startNginx(port: number, upstreams: readonly string[]): Promise<Nginx> {
  const nginx = findNginx()
  if (!nginx) throw new Error('nginx is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'coachkit-nginx-'))
  mkdirSync(join(folder, 'temp'))
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(join(folder, 'site.conf'), exampleWith(port, upstreams))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1; pid ${folder}/pid; daemon off; error_log stderr warn;
events { worker_connections 512; }
http { access_log off; ${temp.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join(' ')} include site.conf; }
`,
  )
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (text) => {
    errors = `${errors}${text}`.slice(-20_000)
  })
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${errors}`)
    if (await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null)) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    errors: () => errors,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGQUIT')
        const late = setTimeout(() => child.kill('SIGTERM'), 3_000)
        await once(child, 'exit')
        clearTimeout(late)
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
