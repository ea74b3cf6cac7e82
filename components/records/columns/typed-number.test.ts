import { afterEach, expect, test, vi } from 'vitest'
import { typedNumber } from './typed-number'

const inLanguage = (tag: string) =>
  vi.stubGlobal('document', { documentElement: { lang: tag, dataset: { locale: tag } } })

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['de', '3,5', '3.5'],
  ['de', ' 12, ', '12'],
  ['en', '3.5', '3.5'],
  ['en', '3.', '3'],
  // Thousands, which would be another number as decimals: left as typed, and no number to filter by.
  ['en', '3,500', '3,500'],
  ['de', '-', '-'],
])('in %s, %s is %s', (tag, typed, read) => {
  inLanguage(tag)
  expect(typedNumber(typed)).toBe(read)
})
