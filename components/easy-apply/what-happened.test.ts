import { expect, test } from 'vitest'
import { failureFromAnswer } from '@/lib/partner/failure/make-failure'
import { referenceOf, whatHappened } from './what-happened'

const failed = (status: number) =>
  failureFromAnswer(
    { endpoint: 'submit-application', reference: 'r-2', keyEnd: null, secrets: [] },
    { status, contentType: 'application/json', body: '{"message":"x"}' },
  )
const timeline = [
  { at: '2026-05-01T10:00:00Z', what: 'recorded' as const, by: 'Ada' },
  { at: '2026-05-01T10:00:01Z', what: 'sent' as const, reference: 'r-1' },
  { at: '2026-05-01T10:00:31Z', what: 'lease-expired' as const },
]

test('a server that died while sending left no answer, and its request can still be found in the log', () => {
  expect(whatHappened({ failure: null, uncertainty: null })).toBe(
    'It may have been submitted. The desk was stopped while it was sending, so the answer never came.',
  )
  expect(referenceOf({ failure: null, timeline })).toBe('r-1')
})

test('says what happened in two short sentences', () => {
  expect(whatHappened({ failure: failed(500), uncertainty: null })).toBe(
    'It may have been submitted. The partner’s server failed.',
  )
  expect(whatHappened({ failure: failed(504), uncertainty: null })).toBe(
    'It may have been submitted. The partner took too long.',
  )
  expect(referenceOf({ failure: failed(504), timeline })).toBe('r-2')
})

test('does not present the rejection of the second attempt as the outcome of the first', () => {
  expect(whatHappened({ failure: failed(412), uncertainty: null })).toBe(
    'It may have been submitted. When it was sent again, the partner said: This job isn’t accepting applications. That doesn’t show what happened to the earlier attempt.',
  )
})

test('blames a restore, not the last failure before the backup, for what may have been sent since', () => {
  const uncertainty = { what: 'unknown', why: 'restored' } as const
  for (const failure of [null, failed(429)])
    expect(whatHappened({ failure, uncertainty })).toBe(
      'It may have been submitted. The desk’s database was restored or copied before the outcome was known.',
    )
})
