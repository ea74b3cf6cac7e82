import { afterEach, expect, test, vi } from 'vitest'
import { mayBecomeNumber, numberToType, typedNumber } from './typed-number'

const inLanguage = (tag: string) =>
  vi.stubGlobal('document', { documentElement: { lang: tag, dataset: { locale: tag } } })

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['de', '3,5', '3.5'],
  ['de', ' 12, ', '12'],
  ['en', '3.5', '3.5'],
  ['en', '3.', '3'],
  ['en', '3,500', '3500'],
  ['de', '50.000', '50000'],
  ['de', '-1.234.567,8', '-1234567.8'],
  ['de', '3.5', '3.5'],
  // No thousands: left as typed, and no number to filter by.
  ['en', '3,50', '3,50'],
  ['de', '1.50.000', '1.50.000'],
  ['de', '-', '-'],
])('in %s, %s is %s', (tag, typed, read) => {
  inLanguage(tag)
  expect(typedNumber(typed)).toBe(read)
})

test('a filter’s number comes back as it can be typed', () => {
  inLanguage('de')
  expect(typedNumber(numberToType(1.234))).toBe('1.234')
  expect(numberToType(50_000)).toBe('50000')
  expect(numberToType(null)).toBe('')
})

test.each([
  ['', true],
  ['-', true],
  ['3,', true],
  ['1.500', true],
  ['1.50.000', false],
  ['12 km', false],
])('in German, "%s" may become a number: %s', (typed, isPossible) => {
  inLanguage('de')
  expect(mayBecomeNumber(typed)).toBe(isPossible)
})
