import { afterEach, expect, test, vi } from 'vitest'
import { findBrand, wearBrand } from './brand.ts'

afterEach(() => vi.restoreAllMocks())

const settings = { main_brand: 'coachkit', default_brand: 'kitesense' }
const at = (name: string, brand_is_named: boolean) => ({ ...settings, brand: { name }, brand_is_named })

/** What the server answers to the question for a white label; undefined can't be reached. */
function server(answer: unknown) {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    asked.push(`${init?.method} ${String(input)} ${init?.body}`)
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json({ brand: answer })
  })
  return asked
}

test('the addresses of the main and of the default brand ask for no white label', async () => {
  const asked = server({ name: 'school' })
  for (const name of ['coachkit', 'kitesense']) {
    expect(await findBrand(at(name, true), `${name}.test`)).toEqual({ name })
  }
  expect(asked).toEqual([])
})

test('another brand’s address asks once at the start, and wears its own brand where there is none', async () => {
  const asked = server(null)
  expect(await findBrand(at('illume', true), 'illume.test')).toEqual({ name: 'illume' })
  expect(asked).toEqual(['POST /api/v1/auth/white-label {"domain":"illume.test"}'])
})

test('a school’s own domain, which no brand is named in, wears what the school has set', async () => {
  const asked = server({ name: 'Meadow', primary: '#123456' })
  expect(await findBrand(at('kitesense', false), 'meadow.test')).toEqual({ name: 'Meadow', primary: '#123456' })
  expect(asked).toHaveLength(1)
})

test('a server that fails or cannot be reached leaves the brand of the address', async () => {
  vi.useFakeTimers()
  for (const answer of [500, undefined]) {
    const asked = server(answer)
    const found = findBrand(at('illume', true), 'illume.test')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await found).toEqual({ name: 'illume' })
    // 3 retries: part 1 §9.
    expect(asked).toHaveLength(4)
  }
  vi.useRealTimers()
})

test('a server that is there again at the second try dresses the page as the school has set', async () => {
  vi.useFakeTimers()
  const asked = server(503)
  const found = findBrand(at('illume', true), 'illume.test')
  await vi.advanceTimersByTimeAsync(900)
  expect(asked).toHaveLength(1)
  server({ name: 'Meadow' })
  await vi.advanceTimersByTimeAsync(200)
  expect(await found).toEqual({ name: 'Meadow' })
  vi.useRealTimers()
})

test('the page wears tokens, logo height and pictures, and tells the browser its ground', () => {
  wearBrand({
    name: 'Meadow',
    primary: '#225588',
    palette: { light: { 'fill-accent': '#225588' }, dark: {} },
    secondary2: '#CC8800',
    login_url: 'https://coach.example/files/a.webp?until=always&signature=x',
    background_url: 'x");} html{display:none}',
  })
  const style = getComputedStyle(document.documentElement)
  expect(style.getPropertyValue('--coach-fill-accent')).toBe('#225588')
  expect(style.getPropertyValue('--coach-secondary-2')).not.toBe('')
  expect(style.getPropertyValue('--logo')).toBe('32px')
  expect(style.getPropertyValue('--brand-login')).toContain('/files/a.webp')
  expect(style.getPropertyValue('--brand-background')).toBe('')
  expect(style.display).toBe('block')
  const ground = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content
  expect(ground).toBe(style.getPropertyValue('--coach-fill'))
})
