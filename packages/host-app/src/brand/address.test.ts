import { expect, test } from 'vitest'
import { brandOf } from './address.ts'

const settings = { main_brand: 'coachkit', default_brand: 'kitesense' }
const at = (hostname: string, pathname = '/') => brandOf({ hostname, pathname }, settings)

test('an address shows the brand that it names, a local one the main brand, any other the default', () => {
  expect(at('app.illume.test').name).toBe('illume')
  expect(at('lumineelearning.test').name).toBe('lumineelearning')
  expect(at('www.coachkit.test')).toMatchObject({ name: 'coachkit', is_main: true })
  expect(at('127.0.0.1')).toMatchObject({ name: 'coachkit', is_main: true })
  expect(at('school.example')).toMatchObject({ name: 'kitesense', is_main: false })
})

test('a chatbot portal is known by its host name or by a chat path that is not the v2 chat', () => {
  expect(at('chatbot.coachkit.test').chatbot_portal).toBe(true)
  expect(at('coachkit.test', '/chat').chatbot_portal).toBe(true)
  expect(at('coachkit.test', '/chat/quiz/1').chatbot_portal).toBe(true)
  expect(at('coachkit.test', '/student/v2/chat').chatbot_portal).toBe(false)
  expect(at('coachkit.test', '/chatter').chatbot_portal).toBe(false)
})

test('a release portal is known by its origin', () => {
  expect(at('release.coachkit.test').release_portal).toBe(true)
  expect(at('coachkit.test').release_portal).toBe(false)
})
