import { expect, test } from 'vitest'
import type { EndpointEvidence, EndpointRow } from '@/lib/connection/contract'
import { operatorText } from './operator-text'

const row = (endpoint: EndpointRow['endpoint'], evidence: Partial<EndpointEvidence>): EndpointRow => ({
  endpoint,
  evidence: { state: 'works', source: 'seen', status: 200, kind: 'ok', at: '2026-11-22T10:00:00Z', ...evidence },
  isBySignIn: false,
})
const facts = {
  address: 'https://partner.example.com',
  environment: 'production',
  keyEnd: 'abcd',
  teams: [
    { id: '11', source: 'partner' },
    { id: '99', source: 'person' },
  ],
} as const

test('asks for every endpoint that the key may not call, and for nothing else', () => {
  const text = operatorText(
    [
      row('list-jobs', {}),
      row('create-job', { state: 'not-permitted', status: 403, kind: 'not-permitted' }),
      row('submit-application', { state: 'not-permitted', status: 403, kind: 'not-permitted' }),
    ],
    facts,
  )
  expect(text).toBe(
    [
      'About the API key that ends in abcd, used at https://partner.example.com (production).',
      'Please permit these endpoints for this key:\n- POST /jobs, last seen on 2026-11-22 with status 403\n- POST /easy-apply, last seen on 2026-11-22 with status 403',
      'Teams that we have seen with it: 11.',
    ].join('\n\n'),
  )
})

test('asks for a rejected key to be enabled, and about teams outside its scope', () => {
  const text = operatorText(
    [
      row('list-jobs', { state: 'failed', status: 403, kind: 'key-rejected' }),
      row('set-ai-chat', { state: 'out-of-scope', status: 403, kind: 'out-of-scope' }),
    ],
    { ...facts, teams: [] },
  )
  expect(text).toContain('Please enable this key')
  expect(text).toContain('- PUT /jobs/ai_chat/subscription/{team_id}')
  expect(text).not.toContain('Teams that we have seen')
})

test('asks what the key may do when nothing was rejected', () => {
  expect(operatorText([row('list-jobs', {})], { ...facts, keyEnd: null })).toContain('About the API key used at')
  expect(operatorText([row('list-jobs', {})], facts)).toContain('Please tell us which endpoints')
})
