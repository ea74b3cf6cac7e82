import { expect, test } from 'vitest'
import type { Submitted } from '@/lib/easy-apply/contract'
import { failureFromAnswer } from '@/lib/partner/failure/make-failure'
import { rowReason } from './row-reason'

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

test('a refused row says why, in the partner’s words where it has any', () => {
  const { title, said, meaning } = failed(412)
  expect(rowReason({ outcome: 'refused', failure: failed(412), result: null, uncertainty: null }, null)).toBe(
    `${title}. ${said ?? meaning}`,
  )
})

test('a row that the partner was too busy for says when it is tried next', () => {
  expect(rowReason({ outcome: 'waiting', failure: failed(429), result: null, uncertainty: null }, 4)).toBe(
    `${failed(429).short}, next try in 4 s`,
  )
})

test('a row that just waits for its turn has no reason', () => {
  expect(rowReason({ outcome: 'waiting', failure: null, result: null, uncertainty: null }, null)).toBe('')
})

test('a row that may have worked never says that nothing was changed', () => {
  expect(rowReason({ outcome: 'needs-decision', failure: failed(504), result: null, uncertainty: null }, null)).toMatch(
    /^It may have been submitted\./,
  )
})

test('names the application form where it is known, and a remaining uncertainty', () => {
  const reason = rowReason(
    {
      outcome: 'submitted',
      failure: null,
      result: submitted({ applicationFormId: '9', mayBeTwice: true }),
      uncertainty: null,
    },
    null,
  )
  expect(reason).toContain('Application form 9. ')
  expect(reason).toContain('duplicate application')
})

test('a held row gives the reason of its job', () => {
  expect(rowReason({ outcome: 'held', failure: null, result: null, uncertainty: null }, null)).not.toBe('')
})
