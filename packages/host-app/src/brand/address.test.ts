import { expect, test } from 'vitest'
import { isChatbotPortal, isReleasePortal } from './address.ts'

test('a chatbot portal is known by its host name', () => {
  expect(isChatbotPortal('chatbot.coachkit.test', '/')).toBe(true)
  expect(isChatbotPortal('My-ChatBot.test', '/student/v2/chat')).toBe(true)
  expect(isChatbotPortal('coachkit.test', '/')).toBe(false)
})

test('… or by a chat path that is not the student’s v2 chat, nor a teacher’s or an admin’s own', () => {
  expect(isChatbotPortal('coachkit.test', '/chat')).toBe(true)
  expect(isChatbotPortal('coachkit.test', '/chat/quiz/1')).toBe(true)
  for (const path of ['/student/v2/chat', '/teacher/chat', '/admin/chat', '/chatter', '/welcome']) {
    expect(isChatbotPortal('coachkit.test', path), path).toBe(false)
  }
})

test('a release portal is known by its origin', () => {
  expect(isReleasePortal('release.coachkit.test')).toBe(true)
  expect(isReleasePortal('coachkit.test')).toBe(false)
  expect(isReleasePortal('prerelease.coachkit.test')).toBe(false)
})
