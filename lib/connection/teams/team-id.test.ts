import { expect, test } from 'vitest'
import { isTeamId } from '../contract'

test.each(['11', 'team-a', 'a.b', 'Küche 2', 'नमस्ते', 'a:b@c+d', 'x'.repeat(64)])('%j is a team ID', (text) => {
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
  '..a',
  'a..b',
  '-a',
  '100%',
  'a?b',
  'a#b',
  'a\\b',
  'a;b',
  'a\u200bb',
  '\u202ea',
  '🦆',
  '%2e',
  '%2E%2e',
  '.%2E',
  'x'.repeat(65),
])('%j is not a team ID', (text) => {
  expect(isTeamId(text)).toBe(false)
})
