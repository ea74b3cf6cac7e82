import { expect, test } from 'vitest'
import type { Submitted } from '@/lib/easy-apply/contract'
import { failureFromAnswer } from '@/lib/partner/failure/make-failure'
import { reasonInWords } from './reason-words'

const failed = (status: number) =>
  failureFromAnswer(
    { endpoint: 'submit-application', reference: 'r-2', keyEnd: null, secrets: [] },
    { status, contentType: 'application/json', body: '{"message":"x"}' },
  )
const done = (given: Partial<Submitted>): Submitted => ({
  outcome: 'submitted',
  applicationFormId: null,
  answer: null,
  isProvedByRepeat: false,
  mayBeTwice: false,
  ...given,
})

test('a refused row says why, and what it means', () => {
  const { title, meaning } = failed(412)
  expect(reasonInWords({ verdict: 'refused', failure: failed(412), done: null }, null)).toBe(`${title}. ${meaning}`)
})

test('a row that the partner was too busy for says when it is tried next', () => {
  expect(reasonInWords({ verdict: 'waiting', failure: failed(429), done: null }, 4)).toBe(
    `${failed(429).short}, next try in 4 s`,
  )
})

test('a row that just waits for its turn has no reason', () => {
  expect(reasonInWords({ verdict: 'waiting', failure: null, done: null }, null)).toBe('')
})

test('a row that may have worked never says that nothing was changed', () => {
  expect(reasonInWords({ verdict: 'unclear', failure: failed(504), done: null }, null)).toMatch(
    /^It may have been submitted\./,
  )
})

test('the form is named where it is known, and a doubt that stays', () => {
  const reason = reasonInWords(
    { verdict: 'submitted', failure: null, done: done({ applicationFormId: '9', mayBeTwice: true }) },
    null,
  )
  expect(reason).toContain('Application form 9.')
  expect(reason).toContain('stands there twice')
})

test('a held row gives the reason of its job', () => {
  expect(reasonInWords({ verdict: 'held', failure: null, done: null }, null)).not.toBe('')
})
