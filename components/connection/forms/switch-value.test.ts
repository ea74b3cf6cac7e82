import { expect, test } from 'vitest'
import { switchValue } from './switch-value'

test.each(['1', '0', '01', 'true', 'null', 'an'])('keeps %s as a text for a field of texts', (text) => {
  expect(switchValue(` ${text} `, { type: 'string' })).toBe(text)
  expect(switchValue(text, { type: ['string', 'null'] })).toBe(text)
})

test.each([
  ['1', 1],
  ['0', 0],
  ['01', '01'],
  ['true', true],
  ['null', null],
  ['an', 'an'],
])('reads %s as %j where any value is allowed', (text, value) => {
  expect(switchValue(text, {})).toBe(value)
})
