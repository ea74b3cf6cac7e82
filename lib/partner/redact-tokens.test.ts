import { expect, test } from 'vitest'
import { redactTokens } from './redact-tokens'

const places = { email: '/email', password: '/password', body: {}, token: ['/access_token', '/info/ticket'] }

test('spec 5.4: a token reaches no screen, wherever the answer holds it; every other field does', () => {
  const answer = {
    developer_message: 'Submit Successful',
    info: { ticket: 't1', job_id: 7 },
    more: [{ bearer_token: 't2' }],
    headers: { 'x-api-key': 'k', Authorization: 'Bearer t1' },
  }
  expect(redactTokens(answer, places)).toEqual({
    developer_message: 'Submit Successful',
    info: { ticket: 'Kept on the server', job_id: 7 },
    more: [{ bearer_token: 'Kept on the server' }],
    headers: { 'x-api-key': 'Kept on the server', Authorization: 'Kept on the server' },
  })
})

test.each([null, 'text', 7, [], undefined])('an answer that is no object stays as it is: %s', (answer) => {
  expect(redactTokens(answer, places)).toEqual(answer)
})
