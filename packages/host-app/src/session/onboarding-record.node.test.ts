import type { SignedIn } from '@coachkit/sdk'
import { expect, test, vi } from 'vitest'
import { createOnboardingRecord } from './onboarding-record.ts'

const somebody = (id: string, user_role_id: number) =>
  ({ access_token: id, expires_at: '', user: { id, user_role_id, teacher_role_id: null } }) as unknown as SignedIn

function open(first: SignedIn | null) {
  let signedIn = first
  const listeners: (() => void)[] = []
  const call = vi.fn(async () => ({ ok: true, answer: { onboarding: {}, completion_ratio: 0.4 } }))
  const sessions = {
    current: () => signedIn,
    subscribe(listener: () => void) {
      listeners.push(listener)
      return () => true
    },
  }
  const record = createOnboardingRecord(sessions, { call } as never)
  const become = (next: SignedIn | null) => {
    signedIn = next
    for (const listener of listeners) listener()
  }
  return { record, become, call }
}

test('a curriculum person’s record is loaded when they come, once, and goes with them', async () => {
  const { record, become, call } = open(null)
  expect(record.ratio()).toBeNull()
  become(somebody('ines', 4))
  await expect.poll(() => record.ratio()).toBe(0.4)
  become(somebody('ines', 4))
  expect(call).toHaveBeenCalledOnce()
  become(null)
  expect(record.ratio()).toBeNull()
})

test('no other role’s record is asked for, and a late answer is nobody else’s', async () => {
  const { record, become, call } = open(somebody('maya', 1))
  become(somebody('guest', 5))
  expect(call).not.toHaveBeenCalled()
  become(somebody('ines', 4))
  become(somebody('maya', 1))
  await Promise.resolve()
  await Promise.resolve()
  expect(record.ratio()).toBeNull()
})
