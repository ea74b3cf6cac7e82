import { expect, test } from 'vitest'
import { type Endpoint, endpointName, isIdempotent } from './endpoint'

test.each<[Endpoint, string, boolean]>([
  ['list-applicants', 'GET /applicants', true],
  ['list-jobs', 'GET /jobs', true],
  ['create-job', 'POST /jobs', false],
  ['submit-application', 'POST /easy-apply', false],
  ['set-ai-chat', 'PUT /jobs/ai_chat/subscription/{team_id}', true],
  ['log-in', 'POST /v1/users/login', false],
])('spec 7, retry rule 4: %s (%s) is safe to repeat: %s', (endpoint, name, isSafe) => {
  expect([endpointName(endpoint), isIdempotent(endpoint)]).toEqual([name, isSafe])
})
