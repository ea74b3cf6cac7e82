import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Endpoint, endpoints } from '../endpoint'
import type { Failure } from './failure'
import { failureFromAnswer, failureFromTransport } from './make-failure'

const failed = (endpoint: Endpoint, status: number, body: unknown): Failure =>
  failureFromAnswer({ endpoint, reference: 'R1' }, status, typeof body === 'string' ? body : JSON.stringify(body))

const membership = {
  developer_message: "The requested team_id 99 does not belong to the logged-in user's memberships [11, 12]",
  extra: null,
}

describe('spec 7: what each status means', () => {
  test.each<[Endpoint, number, unknown, Failure['kind']]>([
    ['create-job', 400, { message: 'x' }, 'bad-request'],
    ['log-in', 401, { message: 'Unauthorized' }, 'login-failed'],
    ['list-jobs', 401, { message: 'Unauthorized' }, 'key-rejected'],
    ['list-jobs', 403, { message: 'Forbidden' }, 'key-rejected'],
    ['list-jobs', 403, { message: 'Missing Authentication Token' }, 'unknown-path'],
    ['create-job', 403, { developer_message: 'invalid permission for api!', extra: null }, 'not-permitted'],
    ['set-ai-chat', 403, membership, 'out-of-scope'],
    ['list-jobs', 403, '', 'forbidden'],
    ['set-ai-chat', 404, {}, 'not-found'],
    ['list-jobs', 405, {}, 'wrong-method'],
    ['submit-application', 409, {}, 'already-applied'],
    ['create-job', 409, {}, 'unexpected'],
    ['submit-application', 412, {}, 'job-unavailable'],
    ['set-ai-chat', 422, {}, 'invalid'],
    ['create-job', 424, {}, 'address-lookup-busy'],
    ['list-applicants', 429, {}, 'rate-limited'],
    ['list-applicants', 500, '<html>oops</html>', 'server-error'],
    ['submit-application', 502, {}, 'dependency-failed'],
    ['list-jobs', 503, {}, 'unavailable'],
    ['list-applicants', 504, { message: 'Endpoint request timed out' }, 'too-slow'],
    ['list-jobs', 302, '', 'redirected'],
    ['list-jobs', 418, '', 'unexpected'],
  ])('%s %i is %s', (endpoint, status, body, kind) => {
    expect(failed(endpoint, status, body).kind).toBe(kind)
  })

  test('only the retries of the spec are offered', () => {
    const retried = [400, 401, 403, 404, 405, 409, 412, 422, 424, 429, 500, 502, 503, 504].filter(
      (status) => failed('list-jobs', status, {}).retry !== 'never',
    )
    expect(retried).toEqual([424, 429, 500, 502, 503, 504])
    expect(failed('list-jobs', 500, {}).retry).toBe('once')
    expect(failed('list-applicants', 504, {}).retry).toBe('less-data')
  })
})

describe('whether anything was changed', () => {
  test('a read changes nothing', () => {
    expect(failed('list-applicants', 504, {}).changed).toBe('no')
  })

  test.each([424, 500, 502, 503, 504, 418])('a write that ends in %i may have worked', (status) => {
    expect(failed('create-job', status, {}).changed).toBe('unknown')
  })

  test.each([400, 403, 404, 405, 409, 412, 422, 429])('a write that ends in %i did not', (status) => {
    expect(failed('submit-application', status, {}).changed).toBe('no')
  })

  test('a connection that was never made sent nothing; one that broke may have', () => {
    const origin = { endpoint: 'create-job', reference: 'R1' } as const
    expect(failureFromTransport(origin, 'unreachable').changed).toBe('no')
    expect(failureFromTransport(origin, 'connection-lost').changed).toBe('unknown')
    expect(failureFromTransport(origin, 'no-answer-in-time').changed).toBe('unknown')
  })
})

describe('what the body tells', () => {
  test('shape C puts messages on fields', () => {
    const failure = failed('create-job', 400, {
      developer_message: 'invalid',
      errors: { name: ['is too long', 'is odd'] },
    })
    expect(failure).toMatchObject({ shape: 'C', fields: { name: ['is too long', 'is odd'] }, said: 'invalid' })
  })

  test('shape E names the field that its sentence begins with', () => {
    const body = { error: 'Bad Request', message: 'm', details: { validationErrors: ['interviewer_id is required'] } }
    expect(failed('submit-application', 400, body)).toMatchObject({
      shape: 'E',
      fields: { interviewer_id: ['interviewer_id is required'] },
    })
  })

  test('shape D tells the application form', () => {
    const body = { developerMessage: 'already', errors: { application_form_id: 265733753 } }
    expect(failed('submit-application', 409, body).facts).toEqual({ applicationFormId: '265733753' })
  })

  test('a refusal of scope tells the team asked for and the memberships', () => {
    expect(failed('set-ai-chat', 403, membership).facts).toEqual({ requestedTeam: '99', memberships: ['11', '12'] })
  })

  test.each([
    '<!doctype html><h1>Stack</h1>',
    JSON.stringify({ message: 'Error: boom\n    at handler (/srv/app.js:12:3)' }),
    JSON.stringify({ message: '<b>boom</b>' }),
    JSON.stringify({ message: 'Unexpected token < in JSON' }),
  ])('markup, stacks and parser complaints reach nobody: %s', (body) => {
    const shown = JSON.stringify(failed('create-job', 400, body))
    expect(shown).not.toMatch(/<h1>|<b>|app\.js|Unexpected token|Stack/)
  })
})

test('no body makes it throw, and every failure has words', () => {
  const anyEndpoint = fc.constantFrom(...(Object.keys(endpoints) as Endpoint[]))
  fc.assert(
    fc.property(anyEndpoint, fc.integer({ min: 300, max: 999 }), anyBody(), (endpoint, status, body) => {
      const failure = failureFromAnswer({ endpoint, reference: 'R1' }, status, body)
      expect(failure.title.length * failure.meaning.length * failure.nextStep.length).toBeGreaterThan(0)
      for (const messages of Object.values(failure.fields))
        expect(messages.every((text) => typeof text === 'string')).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

function anyBody() {
  const named = fc.record(
    {
      message: fc.jsonValue(),
      developer_message: fc.jsonValue(),
      developerMessage: fc.jsonValue(),
      error: fc.jsonValue(),
      errors: fc.jsonValue(),
      details: fc.oneof(fc.jsonValue(), fc.record({ validationErrors: fc.jsonValue() })),
    },
    { requiredKeys: [] },
  )
  return fc.oneof(
    fc.string(),
    fc.json(),
    named.map((body) => JSON.stringify(body)),
  )
}
