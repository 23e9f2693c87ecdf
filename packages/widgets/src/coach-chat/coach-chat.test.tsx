import { type MountOptions, mountWidget } from '@coachkit/sdk/testing'
import { within } from '@testing-library/dom'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CoachChat } from './coach-chat.element.ts'
import { answered, asked, chatOf, citations, hint, history, scenes, streamed } from './coach-chat.fixtures.ts'

let unmount = () => {}
afterEach(() => unmount())
beforeEach(() => page.viewport(1000, 800))

function open(options: MountOptions = {}, attributes: MountOptions['attributes'] = { mode: 'inline' }) {
  const mounted = mountWidget(CoachChat, { ...options, attributes })
  unmount = mounted.unmount
  return { ...mounted, look: within(mounted.root) }
}
const composer = (look: ReturnType<typeof open>['look']) =>
  look.findByRole('textbox', { name: 'Write to the coach' }) as Promise<HTMLTextAreaElement>
const spoken = (look: ReturnType<typeof open>['look']) =>
  [...look.getByRole('log').children].map((line) => line.textContent)

for (const name of Object.keys(scenes) as (keyof typeof scenes)[]) {
  test(`is accessible: ${name}`, async () => {
    const { element, look } = open(scenes[name])
    await look.findByRole('heading', { name: /Coach/ })
    await new Promise((resolve) => setTimeout(resolve, 60))
    const { violations } = await axe.run(element)
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  })
}

test('says so where there is no line to begin with, and begins when it is tried again', async () => {
  const { look } = open(scenes.noLine)
  await look.findByText('The connection dropped. Nothing you wrote is lost.')
  await userEvent.click(look.getByRole('button', { name: 'Try again' }))
  await look.findByText('Hello! I’m your coach.')
  expect(look.queryByText('The connection dropped. Nothing you wrote is lost.')).toBeNull()
})

test('says that it isn’t set up where the page is wrong, and speaks of no sign-in and no connection', async () => {
  for (const mode of ['inline', 'panel']) {
    const { look, root, events } = open({ mistake: 'embed.unknown-key' }, { mode, open: true })
    await look.findByRole('heading', { name: 'The coach isn’t set up here yet' })
    expect(root.textContent).not.toMatch(/sign in|connection/i)
    expect(look.queryByRole('textbox')).toBeNull()
    if (mode === 'panel') await userEvent.click(look.getByRole('button', { name: 'Close the chat' }))
    expect(events.map(({ name }) => name)).not.toContain('coach-auth-required')
    unmount()
  }
})

test('tells the page of a stream that ended with an error, with all that the server said', async () => {
  const data = { code: 'model.cut', detail: 'The answer broke off.', retry: true }
  const { look, element, events } = open(
    chatOf([], { streams: { 'POST chat/stream': () => [{ event: 'error', data } as never] } }),
  )
  await composer(look)
  element.send('half of 48?')
  await expect.poll(() => events.filter(({ name }) => name === 'coach-error')).toHaveLength(1)
  expect(events.find(({ name }) => name === 'coach-error')?.detail).toMatchObject({
    code: 'model.cut',
    detail: 'The answer broke off.',
    tag: 'coach-chat',
    data,
  })
})

test('greets somebody new at once, and keeps what they write in its place until it is known who writes', async () => {
  const { look, element, calls } = open(
    chatOf([], {
      session: 'starting',
      isNew: true,
      streams: { 'POST chat/stream': () => streamed('x', hint) },
    }),
  )
  await look.findByText('Hello! I’m your coach.')
  const field = await composer(look)
  await userEvent.click(field)
  await userEvent.keyboard('half of 48?{Enter}{Enter}')
  expect(field.value).toBe('half of 48?')
  element.kit?.session.again()
  await look.findByText('half of 48?', { selector: 'li *' })
  await expect.poll(() => field.value).toBe('')
  expect(calls.filter(({ key }) => key === 'POST chat/stream')).toHaveLength(1)
})

test('sends with Enter, breaks the line with Shift+Enter, and streams the answer in', async () => {
  const { look, calls, events } = open(
    chatOf([], { streams: { 'POST chat/stream': () => streamed('x', hint, { more: { citations } }) } }),
  )
  const field = await composer(look)
  await userEvent.click(field)
  await userEvent.keyboard('half of 48?{Shift>}{Enter}{/Shift}please{Enter}')
  await look.findByText('May', { selector: 'strong' })
  const turn = calls.find(({ key }) => key === 'POST chat/stream')
  expect(JSON.parse(turn?.input.form.messages)).toEqual([{ from_user: true, text: 'half of 48?\nplease' }])
  expect(turn?.input.idempotency_key).toMatch(/^[0-9a-f]{32}$/)
  expect(field.value).toBe('')
  await expect.poll(() => events.map(({ name }) => name)).toContain('coach-answer-finished')
  expect(events.map(({ name }) => name)).toContain('coach-message-sent')
})

test('says at most two things to a screen reader for an answer, the second being the answer without its marks', async () => {
  const { look, element } = open(
    chatOf([], { streams: { 'POST chat/stream': () => streamed('x', hint, { pause: 2 }) } }),
  )
  await composer(look)
  element.send('half of 48?')
  await expect.poll(() => spoken(look).length).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(spoken(look)).toHaveLength(2)
  expect(spoken(look)[0]).toBe('The coach is answering.')
  expect(spoken(look)[1]).toContain('Let’s look at May on its own first. In April it was 48 clips')
})

test("sends what lies on the pupil's desk with each turn", async () => {
  const { element, look, calls } = open(chatOf([], { streams: { 'POST chat/stream': () => streamed('x', 'Hm.') } }))
  if (element.kit) element.kit.focus.value = { quiz_id: 'q1', question_id: 'i2' }
  await composer(look)
  element.send('why?')
  await look.findByText('Hm.')
  const turn = calls.find(({ key }) => key === 'POST chat/stream')
  expect(JSON.parse(turn?.input.form.focus)).toEqual({ quiz_id: 'q1', question_id: 'i2' })
})

test('keeps a message that could not be sent, through a reload, and sends it again under the same key', async () => {
  const kept: Record<string, string> = {}
  let online = false
  const script = () =>
    chatOf([], {
      kept,
      streams: {
        'POST chat/stream': () =>
          online
            ? streamed('24?', 'Not yet, but close.')
            : [{ event: 'problem', data: { code: 'network.offline', status: 0, detail: '' } }],
      },
    })
  const first = open(script())
  await composer(first.look)
  first.element.send('24?')
  await first.look.findByText(/You’re offline. Your message will be sent/, { selector: '.note p' })
  const stored = first.element.kit?.keep.get('unsent.chat')
  expect(stored).toContain('24?')
  unmount()

  kept['unsent.chat'] = stored ?? ''
  online = true
  const second = open(script())
  await userEvent.click(await second.look.findByRole('button', { name: 'Send again' }))
  await second.look.findByText('Not yet, but close.')
  const key = (calls: typeof first.calls) =>
    calls.find((call) => call.key === 'POST chat/stream')?.input.idempotency_key
  expect(key(second.calls)).toBe(key(first.calls))
  expect(second.element.kit?.keep.get('unsent.chat')).toBeNull()
  expect(second.look.getAllByText('24?')).toHaveLength(1)
})

test('keeps the draft on this device', async () => {
  const first = open(scenes.empty)
  const field = await composer(first.look)
  await userEvent.type(field, 'half of')
  await expect.poll(() => first.element.kit?.keep.get('chat.draft')).toBe('half of')
  await userEvent.type(field, ' 48')
  unmount()
  await expect.poll(() => first.element.kit?.keep.get('chat.draft')).toBe('half of 48')
  const second = open({ ...scenes.empty, kept: { 'chat.draft': 'half of' } })
  const again = await composer(second.look)
  await expect.poll(() => again.value).toBe('half of')
})

test('reads on an answer that was being written when the page was loaded', async () => {
  const half = answered('The first half', { state: 'streaming', stream_id: 's7' })
  const { look, calls } = open(
    chatOf([asked('Go on'), half], {
      streams: {
        'GET streams/{id}': [
          { event: 'text', data: { delta: 'The first half ' } },
          { event: 'text', data: { delta: 'and the **second**.' } },
          { event: 'done', data: { message: { ...half, text: 'The first half and the **second**.', state: 'done' } } },
        ],
      },
    }),
  )
  await look.findByText('second', { selector: 'strong' })
  expect(calls.find(({ key }) => key === 'GET streams/{id}')?.input.params).toEqual({ id: 's7' })
  expect(look.getAllByText(/The first half/, { selector: '.prose *' })).toHaveLength(1)
})

test('reads the same stream again after a cut, without asking twice', async () => {
  const { look, element, calls } = open(
    chatOf([], {
      streams: {
        'POST chat/stream': function* () {
          const events = [...streamed('x', 'One two three.', { piece: 4 })]
          yield* events.slice(0, 3)
          yield { event: 'problem', data: { code: 'network.failed', status: 0, detail: '' } }
        },
        'GET streams/{id}': () => [...streamed('x', 'One two three.', { piece: 4 })] as never,
      },
    }),
  )
  await composer(look)
  element.send('x')
  await userEvent.click(await look.findByRole('button', { name: 'Try again' }))
  await look.findByText('One two three.')
  expect(calls.filter(({ key }) => key === 'POST chat/stream')).toHaveLength(1)
})

test('stops an answer and keeps what was written', async () => {
  let stopped = () => {}
  const stop = new Promise<void>((resolve) => {
    stopped = resolve
  })
  const { look, element, calls } = open(
    chatOf([], {
      replies: {
        'POST streams/{id}/stop': () => {
          stopped()
          return { ok: true, answer: { ok: true } }
        },
      },
      streams: {
        'POST chat/stream': async function* () {
          const events = [...streamed('x', 'As far as here', { end: false })]
          yield* events.slice(0, -1)
          await stop
          yield { event: 'done', data: { message: answered('As far as here', { state: 'stopped' }) } }
        },
      },
    }),
  )
  await composer(look)
  element.send('x')
  await look.findByText('As far as here')
  await userEvent.click(look.getByRole('button', { name: 'Stop answering' }))
  await look.findByText('You stopped this answer.')
  expect(look.getByText('As far as here')).toBeTruthy()
  expect(calls.at(-1)?.input.params).toEqual({ id: 'stream-1' })
  await look.findByRole('button', { name: 'Send' })
})

test('says what went wrong, also for a code that it does not know, and offers a way on', async () => {
  let broken = true
  const { look, element } = open(
    chatOf([], {
      streams: {
        'POST chat/stream': () =>
          broken
            ? [
                { event: 'started', data: { thread_id: 't', user_message: asked('x'), message_id: 'a1' } },
                { event: 'error', data: { code: 'model.new-kind', detail: '' } },
              ]
            : streamed('x', 'Here I am again.'),
      },
    }),
  )
  await composer(look)
  element.send('x')
  await look.findByText('Something went wrong. What you wrote is safe.', { selector: '.note p' })
  broken = false
  await userEvent.click(look.getByRole('button', { name: 'Try again' }))
  await look.findByText('Here I am again.')
  expect(look.queryByText(/Something went wrong/, { selector: '.note p' })).toBeNull()
})

test("begins a visitor's chat with the first message, and comes back to it", async () => {
  const session_id = 'abcdefghijklmnopqrstuv'
  const first = open({
    session: 'visitor',
    replies: { 'POST chat/public/sessions': { ok: true, answer: { session_id } } },
    streams: { 'POST chat/public/stream': () => streamed('hello', 'Hello to you.') },
  })
  await composer(first.look)
  expect(first.calls).toEqual([])
  first.element.send('hello')
  await first.look.findByText('Hello to you.')
  expect(first.calls.map(({ key }) => key)).toEqual(['POST chat/public/sessions', 'POST chat/public/stream'])
  expect(first.calls[1]?.input.body.session_id).toBe(session_id)
  unmount()
  const second = open({
    session: 'visitor',
    kept: { 'chat.session': session_id },
    replies: {
      'GET chat/public/{sessionId}': {
        ok: true,
        answer: { title: null, messages: [asked('hello'), answered('Hello!')] },
      },
    },
  })
  await second.look.findByText('Hello!')
  expect(second.look.queryByRole('button', { name: 'Save this answer' })).toBeNull()
})

test('opens from its bubble, puts the cursor where one writes, and gives it back on Escape', async () => {
  const { look, events, root } = open(scenes.history, { mode: 'launcher' })
  const bubble = look.getByRole('button', { name: 'Ask the coach' })
  await userEvent.click(bubble)
  const panel = await look.findByRole('dialog', { name: 'Coach' })
  await expect.poll(() => (root.getRootNode() as ShadowRoot).activeElement).toBe(await composer(look))
  await userEvent.keyboard('{Escape}')
  expect(panel.checkVisibility()).toBe(false)
  expect((root.getRootNode() as ShadowRoot).activeElement).toBe(bubble)
  const names = events.map(({ name }) => name)
  expect(names.filter((name) => name === 'coach-open' || name === 'coach-close')).toEqual(['coach-open', 'coach-close'])
})

test('marks what came in while the panel was closed', async () => {
  const { look, element } = open(
    chatOf([], { streams: { 'POST chat/stream': () => streamed('x', 'Here.', { pause: 1 }) } }),
    { mode: 'launcher' },
  )
  await look.findByRole('button', { name: 'Ask the coach' })
  await new Promise((resolve) => setTimeout(resolve, 30))
  element.send('x')
  await userEvent.click(await look.findByRole('button', { name: 'Ask the coach. 1 new answer' }))
  await look.findByRole('button', { name: 'Ask the coach' })
})

test('keeps the focus inside only while it fills a small screen', async () => {
  await page.viewport(360, 640)
  const { look, root } = open(scenes.empty, { mode: 'panel', open: true })
  const panel = await look.findByRole('dialog')
  await expect.poll(() => panel.getBoundingClientRect().width).toBe(360)
  await composer(look)
  await look.findByRole('button', { name: 'I’m stuck on a problem' })
  for (let presses = 0; presses < 12; presses++) {
    await userEvent.tab()
    expect(panel.contains((root.getRootNode() as ShadowRoot).activeElement)).toBe(true)
  }
})

test('shows the sources, and leads from a number in the text to its source', async () => {
  const { look, root } = open(scenes.history)
  await userEvent.click(await look.findByRole('button', { name: 'Source 2' }))
  await expect.poll(() => (root.getRootNode() as ShadowRoot).activeElement?.textContent).toContain('Halves, thirds')
  expect(look.getByText(/Licence: CC BY 4.0/)).toBeTruthy()
})

test('likes an answer, and shows that it did', async () => {
  const { look } = open(scenes.history)
  await userEvent.click(await look.findByRole('button', { name: 'Helpful' }))
  await expect.poll(() => look.getByRole('button', { name: 'Helpful' }).getAttribute('aria-pressed')).toBe('true')
})

const longAnswer = Array.from({ length: 40 }, (_, index) => `Line ${index}\n\n`).join('')

test('stays at the beginning of an answer that is longer than the view, and says that there is more below', async () => {
  const { look, element } = open(
    chatOf(
      [...history, ...history, ...history].map((one, index) => ({ ...one, id: `h${index}` })),
      { streams: { 'POST chat/stream': () => streamed('x', longAnswer, { pause: 4, piece: 8 }) } },
    ),
    { mode: 'inline' },
  )
  element.style.blockSize = '500px'
  const log = await look.findByRole('region', { name: 'Conversation' })
  const gap = () => log.scrollHeight - log.scrollTop - log.clientHeight
  await expect.poll(gap).toBeLessThan(3)
  element.send('x')
  const first = await look.findByText('Line 0')
  await look.findByText('Line 39')
  await look.findByRole('button', { name: 'More below' })
  const from = () => first.getBoundingClientRect().top - log.getBoundingClientRect().top
  expect(from()).toBeGreaterThanOrEqual(0)
  expect(from()).toBeLessThan(80)
  await userEvent.click(look.getByRole('button', { name: 'More below' }))
  await expect.poll(gap).toBeLessThan(3)
  expect(look.queryByRole('button', { name: 'More below' })).toBeNull()
})

test('who read on below the beginning is not taken back to it', async () => {
  const { look, element } = open(
    chatOf([], { streams: { 'POST chat/stream': () => streamed('x', longAnswer, { pause: 4, piece: 8 }) } }),
  )
  element.style.blockSize = '400px'
  await composer(look)
  element.send('x')
  const log = await look.findByRole('region', { name: 'Conversation' })
  await look.findByText('Line 20')
  log.scrollTop += 120
  const stood = log.scrollTop
  await look.findByText('Line 39')
  expect(log.scrollTop).toBe(stood)
})

test('a chat that is opened on a long answer shows its beginning', async () => {
  const { look, element } = open(chatOf([asked('Tell me all'), answered(longAnswer)]))
  element.style.blockSize = '400px'
  const first = await look.findByText('Line 0')
  const log = look.getByRole('region', { name: 'Conversation' })
  await expect
    .poll(() => Math.abs(first.getBoundingClientRect().top - log.getBoundingClientRect().top))
    .toBeLessThan(80)
  look.getByRole('button', { name: 'More below' })
})

test('who scrolled up stays there and is told of what came in, until it is no longer true', async () => {
  const { look, element } = open(
    chatOf(
      [...history, ...history, ...history].map((one, index) => ({ ...one, id: `h${index}` })),
      { streams: { 'POST chat/stream': () => streamed('x', longAnswer, { pause: 4, piece: 8 }) } },
    ),
  )
  element.style.blockSize = '500px'
  const log = await look.findByRole('region', { name: 'Conversation' })
  const gap = () => log.scrollHeight - log.scrollTop - log.clientHeight
  await expect.poll(gap).toBeLessThan(3)
  element.send('x')
  await look.findByText('Line 1')
  log.scrollTop = 0
  log.dispatchEvent(new Event('scroll'))
  const button = await look.findByRole('button', { name: 'New messages below' })
  expect(log.scrollTop).toBe(0)
  await look.findByText('Line 39')
  log.scrollTop = log.scrollHeight
  await expect.poll(() => button.isConnected).toBe(false)
  expect(look.queryByRole('button', { name: /below/ })).toBeNull()
})

test('an answer that is kept leads to where all of them are, and can be let go there', async () => {
  const kept = { ...answered('Halve each part.'), bookmarked: true }
  const last = history.at(-1) as (typeof history)[number]
  const pages: unknown[] = []
  const { look } = open(
    chatOf(history, {
      replies: {
        'GET chat': ({ query }) => {
          if (query?.type !== 'bookmarked') return { ok: true, answer: { messages: history, total_count: 2 } }
          pages.push(query)
          return { ok: true, answer: { messages: [kept, { ...last, bookmarked: true }], total_count: 2 } }
        },
        'POST chat/{id}/bookmark': ({ params }) => ({
          ok: true,
          answer: { message: params.id === kept.id ? { ...kept, bookmarked: false } : { ...last, bookmarked: true } },
        }),
      },
    }),
  )
  await userEvent.click(await look.findByRole('button', { name: 'Save this answer' }))
  await look.findByText('Saved.')
  await userEvent.click(look.getByRole('button', { name: 'See all saved answers' }))
  const list = within(await look.findByRole('region', { name: 'Saved answers' }))
  await list.findByText('Halve each part.')
  expect(pages).toEqual([{ type: 'bookmarked', page: '1', size: '20' }])
  // The newest stands first.
  const turns = list.getAllByRole('listitem').filter((item) => item.classList.contains('turn'))
  expect(turns[0]?.textContent).toContain('Good question to start with')
  const letGo = within(turns[1] as HTMLElement).getByRole('button', { name: 'Save this answer' })
  expect(letGo.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(letGo)
  await expect.poll(() => letGo.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(list.getByRole('button', { name: 'Back to the conversation' }))
  await look.findByRole('region', { name: 'Conversation' })
})

test('the way to the kept answers stands in the head of the chat, for those who can keep any', async () => {
  const first = open(scenes.empty)
  await userEvent.click(await first.look.findByRole('button', { name: 'Saved answers' }))
  await first.look.findByText(/You haven’t saved any answers yet/)
  unmount()
  const { look } = open({ session: 'visitor' })
  await look.findByText('Hello! I’m your coach.')
  expect(look.queryByRole('button', { name: 'Saved answers' })).toBeNull()
})

test('formulas are read out and cited as one would write them', async () => {
  const tex = 'Work out \\(\\frac{3}{4}\\) of 64'
  const { look, element, root } = open(
    chatOf([], {
      streams: {
        'POST chat/stream': () =>
          streamed('x', `It is \\(\\frac{3}{4}\\) [1].`, {
            more: {
              citations: [{ number: 1, kind: 'question', title: tex, excerpt: `${tex}, then \\(\\fr…`, licence: null }],
            },
          }),
      },
    }),
  )
  await composer(look)
  element.send('x')
  await expect.poll(() => spoken(look).at(-1)).toBe('The coach says: It is 3/4.')
  await userEvent.click(await look.findByText('1 source'))
  look.getByText('Work out 3/4 of 64')
  look.getByText('Work out 3/4 of 64, then …')
  expect(root.textContent).not.toMatch(/\\\(|\\frac/)
})

test('what waited for a sign-in goes out when somebody signed in again, as was said', async () => {
  let signedIn = false
  const { look, element, session } = open(
    chatOf([], {
      streams: {
        'POST chat/stream': () =>
          signedIn
            ? streamed('x', 'Here I am.')
            : [{ event: 'problem', data: { code: 'session.expired', status: 401, detail: '' } }],
      },
    }),
  )
  await composer(look)
  element.send('half of 48?')
  await look.findByText(/Sign in and your message will be sent/, { selector: '.note p' })
  session.state.value = 'missing'
  await look.findByRole('button', { name: 'Sign in' })
  signedIn = true
  session.state.value = 'learner'
  await look.findByText('Here I am.')
  expect(look.queryByText(/Sign in and your message will be sent/, { selector: '.note p' })).toBeNull()
})

test('a conversation that did not load for want of a line loads when the line is back', async () => {
  let online = false
  const { look } = open(
    chatOf(history, {
      replies: {
        'GET chat': () =>
          online
            ? { ok: true, answer: { messages: history, total_count: 2 } }
            : { ok: false, problem: { code: 'network.offline', status: 0, detail: '' } },
      },
    }),
  )
  await look.findByText('The conversation didn’t load')
  online = true
  const back = () => {
    dispatchEvent(new Event('online'))
    return look.queryByText(/^Natalia sold 48 clips/)
  }
  await expect.poll(back).not.toBeNull()
  expect(look.queryByText('The conversation didn’t load')).toBeNull()
})

test('fetches older messages on the way up and keeps the place', async () => {
  const all = Array.from({ length: 60 }, (_, index) =>
    index % 2 ? answered(`Answer ${index}`) : asked(`Question ${index}`),
  )
  const { look, element, calls } = open({
    session: 'learner',
    replies: {
      'GET chat': ({ query }: { query?: { page?: string } }) => {
        const number = Number(query?.page)
        const end = 60 - (number - 1) * 20
        return { ok: true, answer: { messages: all.slice(Math.max(0, end - 20), end), total_count: 60 } }
      },
    },
  })
  element.style.blockSize = '400px'
  const log = await look.findByRole('region', { name: 'Conversation' })
  await look.findByText('Answer 59')
  log.scrollTop = 200
  const first = look.getByText('Question 50')
  const before = first.getBoundingClientRect().top
  await look.findByText('Question 46')
  expect(Math.abs(first.getBoundingClientRect().top - before)).toBeLessThan(3)
  expect(calls.map(({ input }) => input.query.page)).toEqual(['1'])
  const further = () => {
    log.scrollTop = Math.min(log.scrollTop, 200)
    return look.queryByText('Question 20')
  }
  await expect.poll(further).not.toBeNull()
  expect(calls.map(({ input }) => input.query.page)).toEqual(['1', '2'])
})

test('a long history opens on as much as a panel shows, and no further page is asked for', async () => {
  const long = Array.from({ length: 30 }, (_, index) =>
    answered(`Answer ${index}. ${'Half of it is left. '.repeat(30)}`),
  )
  const { look, element, calls } = open({
    session: 'learner',
    replies: { 'GET chat': { ok: true, answer: { messages: long, total_count: 60 } } },
  })
  element.style.blockSize = '400px'
  await look.findByText(/^Answer 29/)
  expect(look.queryByText(/^Answer 28/)).not.toBeNull()
  expect(look.queryByText(/^Answer 20/)).toBeNull()
  expect(calls).toHaveLength(1)
})

test('speaks the language of its page', async () => {
  const { look } = open({ ...scenes.empty, lang: 'de' })
  await look.findByRole('heading', { name: 'Hallo! Ich bin dein Coach.' })
})

test('asks for a sign-in where nobody is known', async () => {
  const { look, events } = open(scenes.signedOut)
  await userEvent.click(await look.findByRole('button', { name: 'Sign in' }))
  expect(events.filter(({ name }) => name === 'coach-auth-required')).toHaveLength(2)
})

test('a message sent before it is known who speaks waits, and is answered on the screen', async () => {
  const { look, element, session, calls } = open(
    chatOf([], { session: 'starting', streams: { 'POST chat/stream': () => streamed('x', hint, {}) } }),
  )
  await composer(look)
  element.send('half of 48?')
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(calls).toEqual([])
  session.state.value = 'learner'
  await look.findByRole('button', { name: 'Copy the answer' })
  look.getByText('half of 48?')
  expect(calls.filter(({ key }) => key === 'POST chat/stream')).toHaveLength(1)
})

test('while nobody knows who comes, the one who went leaves nothing on the screen', async () => {
  const { look, session } = open(scenes.history)
  const answers = () => look.queryAllByRole('button', { name: 'Copy the answer' }).length
  await expect.poll(answers).toBeGreaterThan(0)
  session.state.value = 'starting'
  expect(answers()).toBeGreaterThan(0)
  session.partition.value = null
  await expect.poll(answers).toBe(0)
  expect(look.queryByRole('button', { name: 'Sign in' })).toBeNull()
})

test('what is typed before it is known who speaks stays in the field, and somebody else does not find it', async () => {
  const { look, element, session } = open({ ...scenes.empty, session: 'starting' })
  const field = await composer(look)
  await userEvent.type(field, 'half of')
  session.state.value = 'learner'
  await expect.poll(() => element.kit?.keep.get('chat.draft')).toBe('half of')
  await look.findByRole('heading', { name: /Hello/ })
  expect(field.value).toBe('half of')
  session.partition.value = 'somebody-else'
  expect((await composer(look)).value).toBe('')
})

test('a session that ended takes the conversation from the screen, and it is read again for the one who is back', async () => {
  const { look, session } = open(chatOf(history))
  await look.findByText(/^Natalia sold 48 clips/)
  session.state.value = 'missing'
  await look.findByRole('button', { name: 'Sign in' })
  expect(look.queryByText(/Natalia/)).toBeNull()
  session.state.value = 'learner'
  await look.findByText(/^Natalia sold 48 clips/)
})

test('a panel that is open stays open for the one who signs in, and its bubble counts nothing of the one before', async () => {
  const { element, look, session, events } = open(chatOf(history), { mode: 'panel' })
  element.open()
  await look.findByText(/^Natalia sold 48 clips/)
  session.partition.value = 'somebody-else'
  await look.findByRole('dialog')
  expect(element.hasAttribute('open')).toBe(true)
  element.close()
  expect(element.hasAttribute('open')).toBe(false)
  expect(events.filter(({ name }) => name === 'coach-close')).toHaveLength(1)
})
