import { expect, test } from 'vitest'
import { shownText } from './shown-text'

test.each([
  ['2026-03-01', 'Mar 1, 2026'],
  ['Hamburg', 'Hamburg'],
  ['88001', '88001'],
])('shows %s as %s', (text, shown) => {
  expect(shownText(text)).toBe(shown)
})

test('shows a time without its letters and zone', () => {
  expect(shownText('2026-09-15T12:00:00+0000')).toMatch(/^Sep 1\d, 2026, \d+:00/)
})
