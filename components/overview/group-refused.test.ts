import { expect, test } from 'vitest'
import { failureFromAnswer } from '@/lib/partner/failure/make-failure'
import { makeDispatch } from '../../lib/testing/fake-dispatch'
import { groupRefused } from './group-refused'

const failure = (status: number, errors: object) =>
  failureFromAnswer(
    { endpoint: 'submit-application', reference: 'r', keyEnd: null, secrets: [] },
    { status, contentType: 'application/json', body: JSON.stringify({ developer_message: 'Invalid', errors }) },
  )
const refused = (id: string, status: number, errors: object = {}) =>
  makeDispatch({ id, state: 'refused', failure: failure(status, errors) })

test('groups rejections that name the same fields, whatever the partner’s message', () => {
  const groups = groupRefused([
    refused('a', 400, { email: ['is odd'] }),
    refused('b', 400, { email: ['is too long'] }),
    refused('c', 400, { phone: ['is odd'] }),
    refused('d', 412),
  ])
  expect(groups.map(({ dispatches }) => dispatches.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['d']])
})

test('excludes writes that were not rejected, and rows of runs, which are corrected in their run', () => {
  const ofRun = { ...refused('e', 412), groupId: 'run' }
  expect(groupRefused([makeDispatch({ id: 'f' }), ofRun])).toEqual([])
})
