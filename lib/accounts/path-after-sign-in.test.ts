import { expect, test } from 'vitest'
import { pathAfterSignIn } from './path-after-sign-in'

test.each(['/applicants', '/jobs?filter=a%20b'])('accepts %s', (next) => {
  expect(pathAfterSignIn(next)).toBe(next)
})

test.each([
  undefined,
  '',
  'applicants',
  'https://evil.example',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example/x',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/sign-in',
  '/api/jobs',
  'javascript:alert(1)',
])('replaces %s by the overview', (next) => {
  expect(pathAfterSignIn(next)).toBe('/')
})

test('uses the overview when the parameter appears twice', () => {
  expect(pathAfterSignIn(['/jobs', '//evil.example'])).toBe('/')
})
