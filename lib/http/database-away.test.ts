import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { setTestEnvironment } from '../testing/test-store'
import { answerUnexpected } from './get-handler'

setTestEnvironment('/nowhere')

const withCode = (code: string) => Object.assign(new Error('it failed'), { code })
const failed = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

test.each([
  ['refuses connections', failed(withCode('ECONNREFUSED'))],
  ['refuses them on every address', failed(new AggregateError([withCode('ECONNREFUSED'), withCode('EHOSTUNREACH')]))],
  ['cannot be reached as the network is down', failed(withCode('ENETDOWN'))],
  ['has no route to it', failed(withCode('ENETUNREACH'))],
  ['went silent', failed(withCode('ETIMEDOUT'))],
  ['is shutting down', failed(withCode('57P01'))],
  ['is starting', failed(withCode('57P03'))],
  ['ended the connection', failed(new Error('Connection terminated unexpectedly'))],
  [
    'is told apart by another copy of the class',
    Object.assign(new Error('Failed query: select 1'), {
      query: 'select 1',
      params: [],
      cause: withCode('ECONNREFUSED'),
    }),
  ],
  ['does not answer', failed(new Error('timeout exceeded when trying to connect'))],
])('reports a database that %s as down, without the statement', async (_, error) => {
  const answer = answerUnexpected(error)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({
    error: 'The desk cannot reach its database at the moment.',
    errorId: expect.any(String),
    isStoreAway: true,
  })
})

test.each([
  ['an invalid statement', failed(withCode('42601'))],
  ['a full disk', failed(withCode('53100'))],
  ['a partner that refuses connections', withCode('ECONNREFUSED')],
])('treats %s as any other error', async (_, error) => {
  const answer = answerUnexpected(error)
  expect(answer.status).toBe(500)
  expect(await answer.json()).not.toHaveProperty('isStoreAway')
})
