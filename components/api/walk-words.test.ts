import { expect, test } from 'vitest'
import { buildingInWords, timeLeft, walkInWords } from './walk-words'

const walk = { startedAt: '2026-11-23T08:00:00.000Z', found: 12_431, percent: null, secondsLeft: null }

test('says how much has been read, and of how many when the length of the list is known', () => {
  expect(walkInWords(null)).toBe('starting')
  expect(walkInWords(walk)).toBe('12,431 so far')
  expect(walkInWords({ ...walk, percent: 43 })).toBe('43%')
  expect(walkInWords({ ...walk, percent: 43, secondsLeft: 130 })).toBe('43%, about 2 minutes left')
})

test('says that the list is read again because the key has changed', () => {
  expect(buildingInWords({ walk, isReplacing: false })).toBe('Loading all applicants: 12,431 so far.')
  expect(buildingInWords({ walk, isReplacing: true })).toMatch(
    /^The key .* has changed\. Loading all applicants again: 12,431/,
  )
})

test.each([
  [4, 'less than a minute left'],
  [60, 'about 1 minute left'],
  [150, 'about 3 minutes left'],
  [7_200, 'about 2 hours left'],
])('formats %i seconds as %s', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words)
})
