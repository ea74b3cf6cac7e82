import { expect, test } from 'vitest'
import { isTeamId } from './contract'

test.each(['11', 'team-a', 'a.b', '..a', 'Küche 2', '100%', '🦆'.repeat(64)])('%j is a team id', (text) => {
  expect(isTeamId(text)).toBe(true)
})

test.each([
  '',
  ' ',
  ' 11',
  '11\n',
  'a\nb',
  'a\0',
  'a\u2028b',
  '\ud83d',
  'a\udc00',
  'a/b',
  '/',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '.%2E',
  'x'.repeat(65),
])('%j is none', (text) => {
  expect(isTeamId(text)).toBe(false)
})
