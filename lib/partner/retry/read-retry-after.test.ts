import { expect, test } from 'vitest'
import { readRetryAfter } from './read-retry-after'

const now = new Date('2026-01-02T03:04:05Z')

test.each([
  ['20', 20_000],
  [' 20 ', 20_000],
  ['Fri, 02 Jan 2026 03:04:35 GMT', 30_000],
  ['999999999', 120_000],
  ['0', null],
  ['Fri, 02 Jan 2026 03:04:00 GMT', null],
  ['soon', null],
  ['1.5', 1_500],
  ['32.5', 32_500],
  ['', null],
  [null, null],
])('Retry-After %j asks to wait for %s ms', (header, ms) => expect(readRetryAfter(header, now)).toBe(ms))
