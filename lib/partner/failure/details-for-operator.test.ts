import { expect, test } from 'vitest'
import { detailsForOperator } from './details-for-operator'
import { failureFromAnswer, failureFromTransport } from './make-failure'
import { keyEndOf } from './origin'

const key = 'partner-key-7d1f9c2a4be8'
const origin = { endpoint: 'create-job', reference: 'R1', keyEnd: keyEndOf(key), now: new Date(0) } as const

test('the details for the operator contain no e-mail address, no body and no key', () => {
  const body = JSON.stringify({
    developer_message: `ada@example.com is not allowed with ${key}`,
    errors: { 'ada@example.com': ['ada@example.com is taken'] },
  })
  const details = detailsForOperator(failureFromAnswer(origin, { status: 400, contentType: null, body }))
  expect(details.split('\n')).toEqual([
    'Partner Desk, reference R1',
    'Time: 1970-01-01T00:00:00.000Z',
    'Request: POST /jobs',
    'Status: 400',
    'Kind: bad-request, body shape C',
    'Key ending in 4be8',
  ])
})

test('shows no part of a short key, and works without a response', () => {
  const short = { ...origin, endpoint: 'set-ai-chat', keyEnd: keyEndOf('only-eleven') } as const
  const details = detailsForOperator(failureFromTransport(short, 'unreachable'))
  expect(details).toContain('Request: PUT /jobs/ai_chat/subscription/{team_id}\nStatus: no answer\n')
  expect(details).toMatch(/Key: not shown$/)
})
