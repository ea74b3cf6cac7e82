import { expect, test } from 'vitest'
import type { Submitted } from '@/lib/easy-apply/contract'
import { failureFromAnswer } from '@/lib/partner/failure/make-failure'
import { applicantIdOf, rowReason } from './row-reason'

const failed = (status: number) =>
  failureFromAnswer(
    { endpoint: 'submit-application', reference: 'r-2', keyEnd: null, secrets: [] },
    { status, contentType: 'application/json', body: '{"message":"x"}' },
  )
const submitted = (given: Partial<Submitted>): Submitted => ({
  outcome: 'submitted',
  applicationFormId: null,
  answer: null,
  isProvedByRepeat: false,
  mayBeTwice: false,
  ...given,
})

test('gives the reason of a rejected row, in the partner’s words if there are any', () => {
  const { title, said, meaning } = failed(412)
  expect(rowReason({ outcome: 'refused', failure: failed(412), result: null, uncertainty: null }, null)).toBe(
    `${title}. ${said ?? meaning}`,
  )
})

test('says when a row delayed by a busy partner is retried', () => {
  expect(rowReason({ outcome: 'waiting', failure: failed(429), result: null, uncertainty: null }, 4)).toBe(
    `${failed(429).short}, next try in 4 s`,
  )
})

test('is empty for a row that is simply waiting', () => {
  expect(rowReason({ outcome: 'waiting', failure: null, result: null, uncertainty: null }, null)).toBe('')
})

test('never says that nothing was changed for a row that may have succeeded', () => {
  expect(rowReason({ outcome: 'needs-decision', failure: failed(504), result: null, uncertainty: null }, null)).toMatch(
    /^It may have been submitted\./,
  )
})

test('gives a submitted row no reason but a remaining uncertainty, and names the applicant separately', () => {
  const row = { outcome: 'submitted' as const, failure: null, uncertainty: null }
  const plain = { ...row, result: submitted({ applicationFormId: '9' }) }
  expect(rowReason(plain, null)).toBe('')
  expect(applicantIdOf(plain)).toBe('9')
  expect(rowReason({ ...row, result: submitted({ mayBeTwice: true }) }, null)).toContain('duplicate application')
})

test('names a person who had already applied in the rejection', () => {
  const failure = { ...failed(409), facts: { applicationFormId: '7' } }
  expect(applicantIdOf({ result: null, failure })).toBe('7')
})

test('gives a held row the reason of its job', () => {
  expect(rowReason({ outcome: 'held', failure: null, result: null, uncertainty: null }, null)).not.toBe('')
})
