import { expect, test } from 'vitest'
import { itemFor, productOf } from './cart.fixtures.ts'
import {
  addItem,
  type CartItem,
  giveTo,
  mayCheckOut,
  payable,
  removeCourses,
  removeItem,
  removePaid,
  removePrice,
  renewProducts,
  savingOf,
  totalOf,
} from './cart-rules.ts'

const maths = productOf('m', 'Mathematics')
const science = productOf('s', 'Science', { amount: 1299 })
const english = productOf('e', 'English', { annual_price_id: null, annual_amount: null })
const all: CartItem[] = [itemFor('ada', maths), itemFor('ada', science), itemFor('ben', maths)]
const names = (items: readonly CartItem[]) => items.map(({ child_id, product }) => `${child_id} ${product.course.id}`)

test('a course stands in the cart once for each child', () => {
  expect(names(addItem(all, itemFor('ada', maths)))).toEqual(['ada course-s', 'ben course-m', 'ada course-m'])
  expect(names(addItem(all, itemFor('ben', science)))).toHaveLength(4)
})

test('one item is taken out, or all of a price, or a child’s courses', () => {
  expect(names(removeItem(all, itemFor('ada', maths)))).toEqual(['ada course-s', 'ben course-m'])
  expect(names(removePrice(all, 'month-m'))).toEqual(['ada course-s'])
  expect(names(removePrice(all, 'year-m'))).toEqual(['ada course-s'])
  expect(names(removeCourses(all, 'ada', ['course-m', 'course-s']))).toEqual(['ben course-m'])
})

test('a cart that waited has the prices of today, without what is no longer on sale', () => {
  const dearer = { ...maths, amount: 1099, price_id: 'month-m-2' }
  const renewed = renewProducts(all, 'ada', [dearer])
  expect(names(renewed)).toEqual(['ada course-m', 'ben course-m'])
  expect(renewed.map(({ product }) => product.amount)).toEqual([1099, 999])
})

test('what was paid for one child goes, and the same course of another child stays', () => {
  expect(names(removePaid(all, { student_id: 'ada', price_ids: ['year-m', 'month-s'] }))).toEqual(['ben course-m'])
})

test('a student’s own items name no child, and go when they are paid', () => {
  expect(removePaid([itemFor(null, maths)], { student_id: 'me', price_ids: ['month-m'] })).toEqual([])
})

test('what a visitor chose is for the child who is chosen later, once', () => {
  const before = [...all, itemFor(null, maths), itemFor(null, english)]
  expect(names(giveTo(before, { id: 'ada', name: 'Ada' }))).toEqual([
    'ada course-s',
    'ben course-m',
    'ada course-m',
    'ada course-e',
  ])
})

test.each([
  ['an empty cart', [], { role: 'nobody', child_id: null }, false],
  ['an empty cart of a student', [], { role: 'student', child_id: null }, false],
  ['somebody who is logged out', all, { role: 'nobody', child_id: null }, true],
  ['a student', all, { role: 'student', child_id: null }, true],
  ['a parent with an item for the selected child', all, { role: 'parent', child_id: 'ben' }, true],
  ['a parent without one for the selected child', all, { role: 'parent', child_id: 'cem' }, false],
  ['a parent who selected nobody', all, { role: 'parent', child_id: null }, false],
] as const)('checkout, %s', (_, items, buyer, allowed) => {
  expect(mayCheckOut({ items, mode: 'subscription' }, buyer)).toBe(allowed)
})

test('a payment takes one child’s items that have a price in the cart’s mode', () => {
  const items = [...all, itemFor('ada', english)]
  expect(names(payable({ items, mode: 'subscription' }, 'ada'))).toEqual([
    'ada course-m',
    'ada course-s',
    'ada course-e',
  ])
  expect(names(payable({ items, mode: 'annual' }, 'ada'))).toEqual(['ada course-m', 'ada course-s'])
})

test('a total is in minor units, and there is none over two currencies', () => {
  expect(totalOf(all.slice(0, 2), 'subscription')).toEqual({ amount: 2298, currency: 'GBP' })
  expect(totalOf([itemFor('ada', maths), itemFor('ada', { ...science, currency: 'EUR' })], 'annual')).toBeNull()
  expect(totalOf([], 'annual')).toBeNull()
})

test('a year paid at once says what it saves, and nothing where it saves nothing', () => {
  expect(savingOf({ amount: 1299, annual_amount: 12_900 })).toEqual({ amount: 2688, percent: 17 })
  expect(savingOf({ amount: 1299, annual_amount: 15_588 })).toBeNull()
  expect(savingOf({ amount: 1299, annual_amount: null })).toBeNull()
})
