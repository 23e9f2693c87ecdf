import { afterEach, expect, test, vi } from 'vitest'
import { chooseCourse, findChosenCourse, forgetChosenCourse } from './chosen-course.ts'

const course = { id: 'c1', title: 'Mathematics, Year 6' }
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('a chosen course is kept for a day, or until it was followed', () => {
  vi.useFakeTimers()
  expect(findChosenCourse()).toBeNull()
  chooseCourse(course)
  vi.advanceTimersByTime(23 * 3_600_000)
  expect(findChosenCourse()).toEqual(course)
  vi.advanceTimersByTime(3_600_000)
  expect(findChosenCourse()).toBeNull()

  chooseCourse(course)
  forgetChosenCourse()
  expect(findChosenCourse()).toBeNull()
})

test('what something else left there is no course', () => {
  for (const left of ['', 'x', 'null', '"c1"', '{"id":"c1","until":9e99}']) {
    localStorage.setItem('coachkit-course', left)
    expect(findChosenCourse()).toBeNull()
  }
})
