import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { idFromUrl } from './id-from-url'

const at = (segment: string) => idFromUrl(`http://desk.example/nested/api/dispatches/${segment}`)

test('an id is read from the end of the address', () => {
  const id = randomUUID()
  expect(at(id)).toBe(id)
  expect(at(`${id}?x=1`)).toBe(id)
})

test.each(['', '%00', '%', '%zz', '%E0%A4%A', '1', `${randomUUID()}%00`])('"%s" is no id, and no fault', (segment) => {
  expect(at(segment)).toBeNull()
})
