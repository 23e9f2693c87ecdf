import { afterEach, expect, test } from 'vitest'
import { place } from './place.ts'

afterEach(() => document.body.replaceChildren())

test('puts an element where the page says, seen by its maker before it is there', () => {
  document.body.innerHTML = '<main id="here"></main>'
  let wasThere = true
  const element = place('x-one', '#here', { open: true, quiet: false, gone: null, count: 0 }, (made) => {
    wasThere = made.isConnected
  })
  expect(document.querySelector('#here')?.lastElementChild).toBe(element)
  expect(element.outerHTML).toBe('<x-one open="" count="0"></x-one>')
  expect(wasThere).toBe(false)
})

test('stands at the page’s end where no place is named, and says which place there is not', () => {
  expect(place('x-one').parentNode).toBe(document.body)
  expect(() => place('x-one', '#nowhere')).toThrow('There is no #nowhere in this page.')
})
