import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Time } from './time'

const reader = vi.hoisted(() => ({ isBrowser: true }))
vi.mock('./use-is-browser', () => ({ useIsBrowser: () => reader.isBrowser }))

const shown = (iso: string) => renderToStaticMarkup(<Time iso={iso} />).replaceAll(/<[^>]*>/g, '')

test.each([true, false])('shows a day without a time of day (in the browser: %s)', (isBrowser) => {
  reader.isBrowser = isBrowser
  expect(shown('2026-02-27')).toMatch(/27/)
  expect(shown('2026-02-27')).not.toMatch(/:/)
  expect(shown('2026-02-27T15:56:00Z')).toMatch(/:56/)
})

test('shows an invalid time as it was received', () => {
  expect(shown('last week')).toBe('last week')
})
