import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { JobDispatch } from '@/lib/jobs/contract'
import { failureFromAnswer } from '@/lib/partner/failure/make-failure'
import { makeDispatch } from '@/lib/testing/fake-dispatch'
import { WhyUnclear } from './what-happened'

const origin = { endpoint: 'create-job', reference: 'R1', keyEnd: null } as const
const failed = (status: number, body = '') => failureFromAnswer(origin, { status, contentType: null, body })
const textOf = (given: Partial<JobDispatch>) =>
  renderToStaticMarkup(<WhyUnclear dispatch={{ ...makeDispatch({ id: 'job' }), ...given, result: null }} />)

test('leaves it to the sentence about the list to say that a job may have been created, while the desk looks', () => {
  const text = textOf({ state: 'reconciling', failure: failed(500) })
  expect(text).toBe('<p>The partner’s server failed.</p>')
})

test('says what the partner said about a status that the desk does not know', () => {
  const failure = failed(402, '{"message":"The plan of this account takes no more jobs"}')
  const text = textOf({ state: 'needs-decision', failure, uncertainty: { what: 'unknown', why: 'no-list' } })
  expect(text).toContain('The job may have been created.')
  expect(text).toContain('The partner says: “The plan of this account takes no more jobs”')
})
