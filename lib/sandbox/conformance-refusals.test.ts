import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallOptions, callSandbox } from '../testing/call-sandbox'
import { application, email, listed } from '../testing/conformance-bodies'
import { loginUser } from './keys'
import { type RunningSandbox, startSandbox } from './sandbox'
import { resetState } from './state'

let sandbox: RunningSandbox
const call = (request: string, options?: CallOptions) => callSandbox(sandbox.url, request, options)

beforeAll(async () => {
  sandbox = await startSandbox({ applicantCount: 100 })
})
afterAll(() => sandbox.stop())
beforeEach(() => resetState(sandbox.state))

const noEasyApply = 'sandbox-no-easy-apply-3c58e01d92f7'
const noCreateJob = 'sandbox-no-create-job-a60b47f5d13e'
const twoTeams = 'sandbox-teams-11-12-e94a6d03b7c5'
const noApplicants = 'sandbox-no-applicants-0f7be3a9c264'
const disabled = 'sandbox-disabled-b1d85f60e93a'
const subscription = 'PUT /jobs/ai_chat/subscription'

describe('spec 5, authentication', () => {
  it.each(['X-Api-Key', 'x-api-key', 'X-API-KEY'])('spec 5.1: the key is read from %s', async (name) => {
    const headers = { [name]: 'sandbox-full-7d1f9c2ab84e' }
    expect((await call('GET /jobs', { key: null, headers })).status).toBe(200)
  })

  it.each([null, '', 'wrong', disabled])(
    'spec 1; spec 5.5; spec 7, 403 key; spec 7, shape A: a missing, invalid or not-enabled key (%s) returns 403',
    async (key) => {
      for (const request of [
        'GET /applicants',
        'GET /jobs',
        'POST /easy-apply',
        'POST /jobs',
        `${subscription}/11`,
        'POST /v1/users/login',
      ]) {
        const answer = await call(request, request.startsWith('GET') ? { key } : { key, body: {} })
        expect([request, answer.status, answer.json]).toEqual([request, 403, { message: 'Forbidden' }])
      }
    },
  )

  it('spec 5.3; spec 7, 403 permission; spec 7, shape B: a key is enabled per endpoint', async () => {
    const refused = { developer_message: 'invalid permission for api!', extra: null }
    const apply = await call('POST /easy-apply', { key: noEasyApply, body: application('881200') })
    expect([apply.status, apply.json]).toEqual([403, refused])
    const create = await call('POST /jobs', { key: noCreateJob, body: { name: 'Cook', team_id: 11 } })
    expect([create.status, create.json]).toEqual([403, refused])
    expect((await call('GET /jobs', { key: noCreateJob })).status).toBe(200)
  })

  it('spec 5.3; spec 1; spec 2, team: a key is enabled per scope of teams, jobs and applicants', async () => {
    const jobs = listed((await call('GET /jobs', { key: twoTeams })).json)
    const applicants = listed((await call('GET /applicants?limit=100', { key: twoTeams })).json)
    expect(jobs.length).toBeGreaterThan(5)
    expect(applicants.length).toBeGreaterThan(5)
    for (const record of [...jobs, ...applicants]) {
      expect(record).toHaveProperty(
        'team_id',
        expect.toSatisfy((id) => id === 11 || id === 12),
      )
    }
  })

  it('public facts: a key without applicant scope gets 200 and an empty list', async () => {
    const answer = await call('GET /applicants', { key: noApplicants })
    expect([answer.status, answer.json]).toEqual([200, []])
  })

  it('spec 5.4; spec 4, POST /v1/users/login; spec 9.2: a login token gives access to /easy-apply and the login only', async () => {
    const login = await call('POST /v1/users/login', { body: loginUser })
    expect(login.status).toBe(200)
    const headers = { authorization: `Bearer ${JSON.parse(login.text).access_token}` }
    const applied = await call('POST /easy-apply', { key: null, headers, body: application('881200') })
    expect(applied.status).toBe(200)
    expect((await call('POST /v1/users/login', { key: null, headers, body: loginUser })).status).toBe(200)
    for (const request of ['GET /jobs', 'GET /applicants']) {
      expect((await call(request, { key: null, headers })).json).toEqual({ message: 'Forbidden' })
    }
  })

  it('spec 5.4: a token from an /easy-apply response also gives access to it', async () => {
    const first = await call('POST /easy-apply', { body: application('881200') })
    const headers = { authorization: `Bearer ${JSON.parse(first.text).info.bearer_token}` }
    const answer = await call('POST /easy-apply', { key: null, headers, body: application('881213') })
    expect(answer.status).toBe(200)
  })

  it('spec 5.5; spec 7, 401: 401 comes from a failed login only', async () => {
    const answer = await call('POST /v1/users/login', { body: { ...loginUser, password: 'wrong' } })
    expect(answer.status).toBe(401)
    const headers = { authorization: 'Bearer wrong' }
    expect((await call('POST /easy-apply', { key: null, headers, body: application('881200') })).status).toBe(403)
  })
})

describe('spec 7, errors', () => {
  it.each(['{"name":', 'name=x', ''])('spec 7, 400: rejects unparseable JSON (%s)', async (rawBody) => {
    for (const request of ['POST /jobs', 'POST /easy-apply', `${subscription}/11`, 'POST /v1/users/login']) {
      const answer = await call(request, { rawBody })
      expect([request, answer.status]).toEqual([request, 400])
    }
  })

  it('spec 7, 400; spec 7, shape C: names a field that fails the schema', async () => {
    const job = await call('POST /jobs', { body: { team_id: 11, open_positions_count: 'eleven' } })
    expect(job.status).toBe(400)
    expect(job.json).toEqual({
      developer_message: expect.any(String),
      errors: { name: ['is required'], open_positions_count: [expect.any(String)] },
    })
    const apply = await call('POST /easy-apply', { body: { applicant: { email: 'nobody' }, job: {} } })
    expect(apply.json).toMatchObject({
      errors: {
        'applicant.email': [expect.any(String)],
        'applicant.fullName': ['is required'],
        'job.jobId': ['is required'],
      },
    })
  })

  it('spec 7, 403; spec 7, 403 scope; spec 2, team: for a team outside the key’s scope, gives the requested ID and the memberships', async () => {
    const requests: [string, unknown][] = [
      ['POST /jobs', { name: 'Cook', team_id: 14 }],
      [`${subscription}/14`, { enabled: true }],
      ['POST /easy-apply', application('881239')],
    ]
    for (const [request, body] of requests) {
      const answer = await call(request, { key: twoTeams, body })
      expect([request, answer.status]).toEqual([request, 403])
      expect(answer.json).toEqual({ developer_message: expect.any(String), extra: null })
      expect(answer.text).toContain("14 does not belong to the logged-in user's memberships: [11, 12]")
    }
  })

  it('spec 7, 404: rejects a team that does not exist', async () => {
    expect((await call('POST /jobs', { body: { name: 'Cook', team_id: 99 } })).status).toBe(404)
    expect((await call(`${subscription}/99`, { body: { enabled: true } })).status).toBe(404)
  })

  it('spec 7, 502: rejects a résumé that cannot be parsed', async () => {
    const resume = { file: { fileName: 'unparseable.pdf', contentType: 'application/pdf', data: 'JVBERg==' } }
    const body = { applicant: { email, fullName: 'Zoë', resume }, job: { jobId: '881200' } }
    expect((await call('POST /easy-apply', { body })).status).toBe(502)
  })

  it('spec 7, 429; spec 7, retry rule 3; spec 8, rate limit: limits the rate per key, and sends no Retry-After', async () => {
    sandbox.state.settings.ratePerSecond = 2
    const answers = []
    for (let count = 0; count < 4; count += 1) answers.push(await call('GET /jobs'))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429])
    expect(answers.at(-1)?.json).toEqual({ message: 'Too Many Requests' })
    expect(answers.at(-1)?.headers.has('retry-after')).toBe(false)
    expect((await call('GET /jobs', { key: twoTeams })).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect((await call('GET /jobs')).status).toBe(200)
  })

  it('never answers 500 unless ordered, whatever the body', async () => {
    const requests = ['POST /jobs', 'POST /easy-apply', `${subscription}/11`, 'POST /v1/users/login']
    const body = fc.oneof(
      fc.jsonValue(),
      fc.jsonValue().map((extra) => ({
        ...application('881200'),
        name: 'Cook',
        team_id: 11,
        enabled: true,
        extra,
        interview: extra,
      })),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...requests), body, async (request, given) => {
        expect((await call(request, { body: given })).status).toBeLessThan(500)
      }),
      { numRuns: 150 },
    )
  })

  it('no response has CORS headers', async () => {
    const answer = await call('GET /jobs', { headers: { origin: 'https://evil.example.com' } })
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})
