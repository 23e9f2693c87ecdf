import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { createJobs } from '../jobs/jobs.ts'
import { createMailer, outboxTransport, smtpTransport } from './mail.ts'
import { outboxPage } from './outbox-page.ts'
import { gatewayTransport, outboxTexts } from './texts.ts'

const mail = { id: 'a1', from: 'CoachKit <coach@localhost>', to: 'ann@demo.test', subject: 'Grüße', text: 'Hi\n.dot' }
let folder: string
let server: Server
const heard: string[] = []
const bodies: string[] = []

/** As much of RFC 5321 as a client needs that sends one plain mail. */
function talk(socket: Socket) {
  let inData = false
  let waiting = ''
  socket.write('220 loopback\r\n')
  socket.on('data', (chunk) => {
    waiting += chunk
    for (let end = waiting.indexOf(inData ? '\r\n.\r\n' : '\r\n'); end >= 0; ) {
      const line = waiting.slice(0, end)
      waiting = waiting.slice(end + (inData ? 5 : 2))
      if (inData) {
        bodies.push(line)
        inData = false
        socket.write('250 taken\r\n')
      } else {
        heard.push(line)
        inData = line === 'DATA'
        if (inData) socket.write('354 go on\r\n')
        else if (line === 'QUIT') socket.end('221 bye\r\n')
        else if (line.includes('refused@')) socket.write('550 no such person\r\n')
        else socket.write('250 ok\r\n')
      }
      end = waiting.indexOf(inData ? '\r\n.\r\n' : '\r\n')
    }
  })
  socket.on('error', () => {})
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coachkit-mail-'))
  server = createServer(talk)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
  heard.length = 0
  bodies.length = 0
})
const address = () => `smtp://127.0.0.1:${(server.address() as { port: number }).port}`

test('a mail server gets sender, recipient, subject and text', async () => {
  await smtpTransport(address())(mail)
  expect(heard).toContain('MAIL FROM:<coach@localhost>')
  expect(heard).toContain('RCPT TO:<ann@demo.test>')
  expect(bodies[0]).toMatch(/Message-ID: <a1@127\.0\.0\.1>/i)
  expect(bodies[0]).toMatch(/Subject: =\?UTF-8\?/i)
  expect(bodies[0]).toContain('Hi')
})

test('a refused mail is an error, so that it is tried again', async () => {
  await expect(smtpTransport(address())({ ...mail, to: 'refused@demo.test' })).rejects.toThrow()
})

test('the outbox has one file per mail, for nobody else’s eyes, and a page that shows them', async () => {
  const send = outboxTransport(folder)
  await send(mail)
  await send(mail)
  await send({ ...mail, id: 'b2', subject: '<script>', text: 'Open https://x.test/?a=1&b="2" <b>' })
  expect((await readdir(folder)).sort()).toEqual(['a1.json', 'b2.json'])
  expect((await stat(join(folder, 'a1.json'))).mode & 0o777).toBe(0o600)

  const page = await outboxPage(folder)
  const html = await page.text()
  expect(html).toContain('Grüße')
  expect(html).toContain('&#60;script&#62;')
  expect(html).not.toContain('<script>')
  expect(html).toContain('<a href="https://x.test/?a=1&#38;b=">')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('an empty outbox says so', async () => {
  expect(await (await outboxPage(join(folder, 'none'))).text()).toContain('No emails yet.')
})

test('a mail leaves after the commit of what it is about', async () => {
  const database = await testDatabase()
  const jobs = createJobs(database, pino({ level: 'silent' }))
  const transport = vi.fn(async () => {})
  const mailer = createMailer(jobs, transport, 'CoachKit <coach@localhost>')
  await jobs.start()
  try {
    await database.withTx((tx) => mailer.send(tx, { to: 'ann@demo.test', subject: 'Hello', text: 'Hi' }))
    await vi.waitFor(() => expect(transport).toHaveBeenCalledOnce(), { timeout: 15_000, interval: 50 })
    expect(transport).toHaveBeenCalledWith({
      id: expect.any(String),
      from: 'CoachKit <coach@localhost>',
      to: 'ann@demo.test',
      subject: 'Hello',
      text: 'Hi',
    })
  } finally {
    await jobs.stop(1_000)
    await database.close()
  }
})

test('an operator’s SMS gateway gets the message once per id, with its token; a refusal is an error', async () => {
  const heard: { path: string | undefined; token: string | undefined; message: unknown }[] = []
  let status = 202
  const gateway = createHttpServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      heard.push({ path: request.url, token: request.headers.authorization, message: JSON.parse(text) })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = gateway.address() as { port: number }
    const send = gatewayTransport(`http://:a%20token@127.0.0.1:${port}/sms`)
    const message = { id: 'a1', to: '+447946000111', text: '123456 is your code' }
    await send(message)
    expect(heard).toEqual([{ path: '/sms', token: 'Bearer a token', message }])
    status = 500
    await expect(send(message)).rejects.toThrow('500')
  } finally {
    await new Promise((resolve) => gateway.close(resolve))
  }
})

test('without a gateway a text message stands in the outbox among the mails', async () => {
  await outboxTexts(outboxTransport(folder))({ id: 'c3', to: '+447946000111', text: '123456 is your code' })
  const html = await (await outboxPage(folder)).text()
  expect(html).toContain('Text message')
  expect(html).toContain('123456 is your code')
})
