import { afterEach, expect, test } from 'vitest'
import { describeStep, formatDuration } from './words'

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1_000, '1.0 s'],
  [7_250, '7.3 s'],
  [59_940, '59.9 s'],
  [59_960, '1 min 0 s'],
  [125_000, '2 min 5 s'],
  [3_599_400, '59 min 59 s'],
  [10_920_000, '3 h 2 min'],
])('formats %d milliseconds as %s', (ms, words) => {
  expect(formatDuration(ms)).toBe(words)
})

afterEach(() => {
  globalThis.requestLanguage = undefined
})

test('formats a step and its duration in the reader’s language', () => {
  globalThis.requestLanguage = () => 'de'
  expect(describeStep({ what: 'recorded', at: '', by: 'Ada' })).toBe('Angefordert von Ada')
  expect(describeStep({ what: 'reconciled', at: '', outcome: 'constructor' })).toBe('Beim Partner geprüft')
  expect(formatDuration(7_250)).toBe('7,3 s')
})
