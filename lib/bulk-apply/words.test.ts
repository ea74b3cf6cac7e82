import { expect, test } from 'vitest'
import { failedAnswer } from '../testing/moving-list'
import { reasonInWords } from './words'

const refused = { ...failedAnswer(400), title: 'Refused', meaning: 'It was wrong', said: null, fields: {} }
const reason = (row: Partial<Parameters<typeof reasonInWords>[0]>) =>
  reasonInWords({ outcome: 'refused', failure: null, uncertainty: null, ...row })

test.each([
  ['held', 'The partner didn’t accept the first row of this job, so its other rows are on hold'],
  ['cancelled', 'Cancelled before it was sent'],
  ['waiting', ''],
  ['submitted', ''],
] as const)('gives a row that is %s the reason %j', (outcome, words) => expect(reason({ outcome })).toBe(words))

test('names the person who applied earlier', () => {
  const uncertainty = { what: 'applied-before', at: '2026-01-02T03:04:05.000Z', who: 'Ada' } as const
  expect(reason({ outcome: 'held', uncertainty })).toBe(
    'Ada has already sent an application for this person to this job',
  )
})

test('gives only the partner’s message when ours says just that it rejected, and otherwise what the failure means', () => {
  expect(reason({ failure: refused })).toBe('Refused. It was wrong')
  expect(reason({ failure: { ...refused, said: 'No.' } })).toBe('No.')
  expect(reason({ failure: { ...refused, kind: 'forbidden', said: 'No.' } })).toBe('No. Refused')
})

test('says once that a job is closed', () => {
  const failure = { ...refused, kind: 'job-unavailable', said: 'The job is closed' } as const
  expect(reason({ failure })).toBe('Refused. It was wrong')
})

test('names the fields of messages, with a single full stop', () => {
  const fields = { '': ['Too much'], '/email': ['Unknown', 'Too long'] }
  expect(reason({ failure: { ...refused, said: 'No.', fields } })).toBe('Too much. /email: Unknown, Too long. No.')
})
