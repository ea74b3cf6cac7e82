import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallOptions, callSandbox } from '../testing/call-sandbox'
import { application, email, idsOf, listed } from '../testing/conformance-bodies'
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

const subscription = 'PUT /jobs/ai_chat/subscription'

describe('spec 4, endpoints', () => {
  it.each([
    ['POST /easy-apply', application('881200')],
    ['POST /jobs', { name: 'Cook', team_id: 11 }],
    [`${subscription}/11`, { enabled: true }],
    ['POST /v1/users/login', loginUser],
  ])('spec 4, content type: a missing or wrong Content-Type on %s yields 400', async (request, body) => {
    for (const type of ['', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonx']) {
      const answer = await call(request, { body, headers: { 'content-type': type } })
      expect([type, answer.status]).toEqual([type, 400])
    }
    const answer = await call(request, { body, headers: { 'content-type': 'Application/JSON; charset=utf-8' } })
    expect(answer.status).toBeLessThan(300)
  })

  it('spec 4, GET /applicants; spec 8, default limit: returns a page, 30 by default', async () => {
    const answer = await call('GET /applicants')
    expect(answer.status).toBe(200)
    expect(answer.contentType).toBe('application/json')
    expect(listed(answer.json)).toHaveLength(30)
  })

  it('spec 4.1: incrementing offset by limit ends with a page of fewer than limit results', async () => {
    const seen: unknown[] = []
    const sizes: number[] = []
    for (let offset = 0; ; offset += 30) {
      const page = idsOf((await call(`GET /applicants?limit=30&offset=${offset}`)).json)
      seen.push(...page)
      sizes.push(page.length)
      if (page.length < 30) break
    }
    expect(sizes).toEqual([30, 30, 30, 10])
    expect(new Set(seen).size).toBe(100)
  })

  it('spec 4.1: if the total is a multiple of limit, the last page is empty', async () => {
    expect((await call('GET /applicants?limit=50&offset=100')).json).toEqual([])
  })

  it('spec 4.1; spec 7, 504; spec 7, shape A; spec 8, cutoff; spec 8, query ceiling; spec 8, recommended limit: beyond the 29-second cutoff, a 504 advises a limit of 50 or less', async () => {
    expect(sandbox.state.settings.cutoffMs).toBe(29_000)
    Object.assign(sandbox.state.settings, { cutoffMs: 500, perRowMs: 6 })
    expect((await call('GET /applicants?limit=20')).status).toBe(200)
    const answer = await call('GET /applicants?limit=100')
    expect(answer.status).toBe(504)
    expect(answer.json).toEqual({ message: expect.stringContaining('limit of 50 or less') })
  })

  it.each([
    'limit=0',
    'limit=-1',
    'limit=1001',
    'limit=ten',
    'limit=',
    'limit=1.5',
    'offset=-1',
    'offset=x',
    'offset=99999999999',
  ])('spec 7, 400: rejects a pagination value out of range, %s', async (query) => {
    const answer = await call(`GET /applicants?${query}`)
    expect(answer.status).toBe(400)
    expect(answer.json).toEqual({
      developer_message: expect.any(String),
      errors: { [query.split('=')[0] ?? '']: [expect.any(String)] },
    })
  })

  it('spec 4, POST /easy-apply; spec 7, status: succeeds with developer_message Submit Successful and further fields', async () => {
    const answer = await call('POST /easy-apply', { body: application('881200', { enqueue: false }) })
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({
      developer_message: 'Submit Successful',
      application_form_id: expect.any(Number),
      info: { job_id: '881200', person_id: expect.any(Number), bearer_token: expect.any(String) },
    })
    const [first] = listed((await call('GET /applicants?limit=1')).json)
    expect(first).toMatchObject({ email, name: 'Zoë Ångström', job_id: 881200, team_id: 11 })
  })

  it('spec 4.2; spec 2, applicant; spec 2, application form; spec 7, 409; spec 7, shape D: answers 409 for the same e-mail and job, ignoring case, when repeats are off for the team', async () => {
    const first = await call('POST /easy-apply', { body: application('881200') })
    const again = { ...application('881200'), applicant: { email: email.toUpperCase(), fullName: 'Zoë' } }
    const answer = await call('POST /easy-apply', { body: again })
    expect(answer.status).toBe(409)
    expect(first.json).toHaveProperty('application_form_id', expect.any(Number))
    const formId = JSON.parse(first.text).application_form_id
    expect(answer.json).toEqual({ developerMessage: expect.any(String), errors: { application_form_id: formId } })
    expect((await call('POST /easy-apply', { body: application('881213') })).status).toBe(200)
  })

  it('spec 4.2: answers 409 also for an applicant from the initial data', async () => {
    const records = JSON.parse((await call('GET /applicants?limit=100')).text)
    const known = records.find(
      (one: { team_id: number; job_id: number }) => one.team_id === 12 && one.job_id === 881213,
    )
    const body = { applicant: { email: known.email, fullName: 'Again' }, job: { jobId: '881213' } }
    const answer = await call('POST /easy-apply', { body })
    expect(answer.json).toMatchObject({ errors: { application_form_id: known.id } })
  })

  it('spec 4.2: does not answer 409 when repeats are on for the team', async () => {
    for (const attempt of [1, 2]) {
      const answer = await call('POST /easy-apply', { body: application('881252') })
      expect([attempt, answer.status]).toEqual([attempt, 200])
    }
  })

  it.each(['1', '881239'])(
    'spec 4.2; spec 2, job; spec 7, 412: with enqueue false, a missing or closed job (%s) yields 412',
    async (jobId) => {
      const refused = await call('POST /easy-apply', { body: application(jobId, { enqueue: false }) })
      expect(refused.status).toBe(412)
      expect(refused.json).toEqual({ developer_message: expect.any(String), extra: null })
      const queued = await call('POST /easy-apply', { body: application(jobId, { enqueue: true }) })
      expect(queued.status).toBe(200)
      expect(queued.json).toHaveProperty('developer_message', 'Submit Successful')
      expect(sandbox.state.applicants.count([11, 12, 13, 14, 15, 16])).toBe(100)
    },
  )

  it('spec 4.4; spec 4, POST /jobs; spec 4, GET /jobs; spec 7, retry rule 4: POST /jobs creates a job each time, GET /jobs lists them', async () => {
    const before = idsOf((await call('GET /jobs')).json)
    expect(before).toHaveLength(40)
    const body = { name: 'Küchenhilfe', team_id: 12, city: 'Köln', shift: { nights: true } }
    const first = await call('POST /jobs', { body })
    const second = await call('POST /jobs', { body })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.json).toMatchObject({ ...body, id: expect.any(Number), accepts_applications: true })
    const created = idsOf((await call('GET /jobs')).json).filter((id) => !before.includes(id))
    expect(created).toHaveLength(2)
    expect((await call('POST /easy-apply', { body: application(String(created[0]), { enqueue: false }) })).status).toBe(
      200,
    )
  })

  it('spec 4, PUT subscription; spec 4.4: sets AI chat, and can be repeated', async () => {
    for (const enabled of [true, true, false]) {
      const answer = await call(`${subscription}/11`, { body: { enabled } })
      expect(answer.status).toBe(200)
      expect(answer.json).toEqual({ enabled, team_id: 11 })
    }
  })

  it.each([
    ['a team without the product', '16', { enabled: true }],
    ['a missing field', '11', {}],
    ['a wrong type', '11', { enabled: 'yes' }],
    ['not an object', '11', []],
  ])(
    'spec 4, PUT subscription; spec 7, 422: a semantic failure of the subscription returns 422: %s',
    async (_, team, body) => {
      const answer = await call(`${subscription}/${team}`, { body })
      expect(answer.status).toBe(422)
      expect(answer.json).toEqual({ developer_message: expect.any(String), errors: expect.any(Object) })
    },
  )

  it.each([
    'DELETE /jobs',
    'PATCH /jobs',
    'PUT /jobs',
    'POST /applicants',
    'GET /easy-apply',
    'GET /v1/users/login',
    'OPTIONS /jobs',
    `${subscription.replace('PUT', 'POST')}/11`,
  ])('spec 4.5; spec 7, 405: %s is not an accepted method, 405', async (request) => {
    expect((await call(request)).status).toBe(405)
  })

  it('spec 4.5: HEAD is rejected like other methods, 405', async () => {
    expect((await call('HEAD /jobs')).status).toBe(405)
  })

  it.each([
    'GET /nothing',
    'DELETE /nothing',
    'GET /',
    'GET /applicants/',
    'GET /applicants/1',
    'PUT /jobs/1',
    'POST /keys',
    'POST /api-keys',
    'GET /v1/jobs',
    'POST /v1/easy-apply',
    `${subscription}`,
    'GET /__sandbox/log',
    'POST /__sandbox/reset',
    'GET /__proto__',
  ])('spec 4.5; spec 5.2; spec 7, 403; spec 7, 403 path; spec 9.1: %s does not exist, 403', async (request) => {
    for (const key of [undefined, null, 'wrong']) {
      const answer = await call(request, key === undefined ? {} : { key })
      expect([answer.status, answer.json]).toEqual([403, { message: 'Missing Authentication Token' }])
    }
  })

  it('spec 4.6; spec 2, interviewer; spec 7, shape E: a missing interviewer is reported in details.validationErrors', async () => {
    const answer = await call('POST /easy-apply', { body: application('881200', { interview: { duration: '60' } }) })
    expect(answer.status).toBe(400)
    expect(answer.json).toEqual({
      error: expect.any(String),
      message: expect.any(String),
      details: { validationErrors: ['interviewer_id is required'] },
    })
    const complete = application('881200', { interview: { duration: '60', interviewerId: '7' } })
    expect((await call('POST /easy-apply', { body: complete })).status).toBe(200)
  })
})
