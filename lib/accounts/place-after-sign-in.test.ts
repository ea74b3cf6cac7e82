import { expect, test } from 'vitest'
import { placeAfterSignIn } from './place-after-sign-in'

test.each(['/applicants', '/jobs?filter=a%20b'])('%s is a place of ours', (next) => {
  expect(placeAfterSignIn(next)).toBe(next)
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
])('%s leads to the overview', (next) => {
  expect(placeAfterSignIn(next)).toBe('/')
})

test('two of them lead to the overview too', () => {
  expect(placeAfterSignIn(['/jobs', '//evil.example'])).toBe('/')
})
