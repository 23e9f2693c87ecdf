import { expect, test } from 'vitest'
import { lookOf, pasteLine } from './paste-line.ts'

test('the line has key, address and brand filled in', () => {
  expect(pasteLine('https://coach.example', 'pk_1', 'illume')).toBe(
    '<script async src="https://coach.example/embed/v1/loader.js" data-key="pk_1" data-brand="illume" data-widget="chat"></script>',
  )
  expect(pasteLine('https://coach.example', 'pk_1', null)).not.toContain('brand')
})

test('a school’s name can’t end the attribute that it stands in', () => {
  const line = pasteLine('https://coach.example', 'pk_1', { name: `St Mary's <b> & "Co"`, primary: '#0a5570' })
  expect(line).toContain(
    `data-brand-config='{"name":"St Mary&#39;s &#60;b&#62; &#38; \\"Co\\"","primary":"#0a5570"}' data-widget`,
  )
})

test('a look in a line is colours alone', () => {
  const look = lookOf({ name: 'S', primary: '#0a5570', logo_url: '/x', palette: { light: {}, dark: {} } })
  expect(look).toEqual({ name: 'S', primary: '#0a5570' })
})
