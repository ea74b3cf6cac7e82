import { expect, test } from 'vitest'
import { durationInWords } from './duration-in-words'

test.each([
  [1, '1 ms'],
  [87, '87 ms'],
  [234, '230 ms'],
  [994, '990 ms'],
  [995, '1.0 s'],
  [1_449, '1.4 s'],
  [9_949, '9.9 s'],
  [34_900, '35 s'],
])('formats %i ms as %s', (ms, words) => {
  expect(durationInWords(ms)).toBe(words)
})
