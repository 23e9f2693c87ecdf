import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Notifications, notificationTimeout, useNotify } from './notifications.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Page() {
  const notify = useNotify()
  return (
    <>
      <button type="button" onClick={() => notify('Saved.')}>
        save
      </button>
      <button type="button" onClick={() => notify('Sent.')}>
        send
      </button>
    </>
  )
}
const open = () =>
  render(
    <Notifications>
      <Page />
    </Notifications>,
  )
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('goes away by itself after 5,000 ms', () => {
  open()
  fireEvent.click(screen.getByText('save'))
  expect(screen.getByRole('status').textContent).toContain('Saved.')
  pass(notificationTimeout - 1)
  expect(screen.queryByText('Saved.')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Saved.')).toBeNull()
  expect(notificationTimeout).toBe(5000)
})

test('the same sentence stands once, and others beside it', () => {
  open()
  fireEvent.click(screen.getByText('save'))
  fireEvent.click(screen.getByText('send'))
  fireEvent.click(screen.getByText('save'))
  expect(screen.getAllByText('Saved.')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
})

test('is held by whoever points at it, and is closed by its button', () => {
  open()
  fireEvent.click(screen.getByText('save'))
  const card = screen.getByText('Saved.').parentElement as HTMLElement
  fireEvent.pointerEnter(card)
  pass(60_000)
  expect(screen.queryByText('Saved.')).not.toBeNull()
  fireEvent.pointerLeave(card)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Saved.')).toBeNull()
})
