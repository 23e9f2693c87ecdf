import { afterEach, expect, test, vi } from 'vitest'
import { fetchBrand } from './brand.ts'

afterEach(() => vi.restoreAllMocks())

/** Scripted answers by path; what is not listed can't be reached. */
function server(answers: Record<string, unknown>) {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const call = `${init?.method} ${String(input).replace('/api/v1/', '')}`
    asked.push(`${call}${init?.body ? ` ${init.body}` : ''}`)
    if (!(call in answers)) throw new TypeError('Failed to fetch')
    const answer = answers[call]
    return typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json({ brand: answer })
  })
  return asked
}

test('the main and the default brand ask for no white label', async () => {
  const asked = server({ 'GET embed/brands/coachkit': { name: 'coachkit', title: 'CoachKit' } })
  expect(await fetchBrand('coachkit', '127.0.0.1', true)).toEqual({ name: 'coachkit', title: 'CoachKit' })
  expect(asked).toEqual(['GET embed/brands/coachkit'])
})

test('a white-label school comes before the brand that its address would show', async () => {
  const asked = server({ 'POST auth/white-label': { name: 'hillside', primary: '#123456' } })
  expect(await fetchBrand('illume', 'hillside.test', false)).toEqual({ name: 'hillside', primary: '#123456' })
  expect(asked).toEqual(['POST auth/white-label {"domain":"hillside.test"}'])
})

test('an address without a white label shows its named brand', async () => {
  server({ 'POST auth/white-label': null, 'GET embed/brands/illume': { name: 'illume' } })
  expect(await fetchBrand('illume', 'illume.test', false)).toEqual({ name: 'illume' })
})

test('a server that fails or cannot be reached leaves the default colours', async () => {
  server({ 'POST auth/white-label': 500 })
  expect(await fetchBrand('illume', 'illume.test', false)).toEqual({ name: 'illume' })
})
