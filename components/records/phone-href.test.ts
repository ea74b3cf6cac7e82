import { expect, test } from 'vitest'
import { isOneNumber, phoneHref } from './phone-href'

test.each([
  ['+49 (0)170 1234567', 'tel:+491701234567'],
  ['+43 660 1234567', 'tel:+436601234567'],
  ['(030) 1234567', 'tel:0301234567'],
  ['0170 1234567', 'tel:01701234567'],
  ['01701234567', 'tel:01701234567'],
])('a press on %s dials %s', (text, href) => {
  expect(isOneNumber(text)).toBe(true)
  expect(phoneHref(text)).toBe(href)
})

test.each(['030 1234 / 0170 5678', '555-123-4567 ext. 12', 'on request'])('%s is no number to dial', (text) => {
  expect(isOneNumber(text)).toBe(false)
})
