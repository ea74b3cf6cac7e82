import { expect, test } from 'vitest'
import { activityInWords, kindInWords, outcomeInWords } from './words'

test('labels an action as its own screen does', () => {
  expect(activityInWords({ kind: 'submit-application', subject: 'Night baker', runId: 'run' })).toBe(
    'Bulk apply to Night baker',
  )
  expect(kindInWords({ kind: 'submit-application', outcome: 'submitted', runId: 'run' })).toBe('Bulk apply')
  expect(activityInWords({ kind: 'submit-application', subject: 'Night baker' })).toBe('Easy apply to Night baker')
  expect(activityInWords({ kind: 'export', subject: '1,250 applicants' })).toBe('Export of 1,250 applicants')
})

test('labels an outcome as its own screen does', () => {
  expect(outcomeInWords({ outcome: 'already-applied' })).toBe('Already applied')
  expect(outcomeInWords({ outcome: 'needs-decision' })).toBe('Unconfirmed')
})

test.each(['later-kind', 'constructor', '__proto__'])(
  'shows an unknown value of a later release, such as %s, unchanged',
  (word) => {
    expect(activityInWords({ kind: word, subject: 'x' })).toBe(`${word}: x`)
    expect(outcomeInWords({ outcome: word })).toBe(word)
  },
)
