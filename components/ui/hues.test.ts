import { expect, test } from 'vitest'
import { chooseHues } from './hues'

const statuses = ['New', 'In Review', 'Interview', 'Offer', 'Hired', 'Unqualified', 'Withdrawn', 'On hold']

test('eight values have eight hues, whatever their order', () => {
  const hues = chooseHues(statuses)
  expect(new Set(hues.values()).size).toBe(8)
  expect([...chooseHues(statuses.toReversed())].sort()).toEqual([...hues].sort())
})

test('a ninth value has a hue too', () => {
  const hues = chooseHues([...statuses, 'Zurückgestellt', 'مقبول'])
  expect(hues.size).toBe(10)
  expect(new Set(hues.values()).size).toBe(8)
})
