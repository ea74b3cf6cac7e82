import { afterEach, expect, test, vi } from 'vitest'
import { chooseTheme } from './theme'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https:', true],
  ['http:', false],
])('keeps the chosen theme for a year; over %s its cookie is Secure: %s', (protocol, isSecure) => {
  const page = { documentElement: { dataset: {} }, cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol })
  chooseTheme('dark')
  expect(page.documentElement.dataset).toEqual({ theme: 'dark' })
  expect(page.cookie).toMatch(/^theme=dark; Path=\/; Max-Age=31536000; SameSite=Lax/)
  expect(page.cookie.endsWith('; Secure')).toBe(isSecure)
})
