import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseProfile } from '../partner/profile/profile'
import { tokensOf, writePointer } from '../records/pointer'
import { writeSwitch } from '../records/read-field'
import { callSandbox } from '../testing/call-sandbox'
import { parseDialect, publicFacts, translate } from './dialect'
import { loginUser } from './keys'
import { type RunningSandbox, startSandbox } from './sandbox'

const read = (name: string) => readFileSync(new URL(`../../e2e/profiles/${name}.json`, import.meta.url), 'utf8')

function profileOf(name: string) {
  const parsed = parseProfile(read(name))
  if (!('profile' in parsed)) throw new Error(parsed.issues.join('\n'))
  return parsed.profile
}

const partners = {
  nested: {
    job: {
      kind: 'vacancy/2',
      vacancy: { label: 'Köchin', engagement: 'seasonal' },
      owner: { unit: { no: 12 }, contact: { mail: 'owner@example.com' } },
    },
    created: { vacancy: { no: expect.any(Number), seats: 1 }, intake: { open: true } },
    application: {
      candidate: { contact: { mail: 'zoe@example.com' }, names: { display: 'Zoë' } },
      target: { vacancy: { no: 881200 } },
    },
    submitted: { outcome: { form: { no: expect.any(Number) }, vacancy: { no: '881200' } } },
    interview: { appointment: { length: '60' } },
    interviewer: 'appointment.host.no is required',
    resume: { candidate: { papers: { cv: { label: 'unparseable.pdf', bytes: 'JVBERg==' } } } },
    missing: { 'candidate.names.display': ['is required'] },
    applicants: {
      meta: expect.any(Object),
      notices: [],
      result: { facets: expect.any(Array), list: expect.any(Array) },
    },
    newest: {
      form: { no: expect.any(Number) },
      person: { names: { display: 'Zoë' }, contact: { mail: 'zoe@example.com' } },
      target: { vacancy: { no: 881200, label: 'Warehouse associate' }, unit: { no: 11 } },
    },
  },
  flat: {
    job: {
      posting_ref: '5f1c2a34-0d3e-4b58-9a55-2f6f0c1f7a11',
      position_title: 'Köchin',
      branch: '12',
      hourly_pay: 15.5,
    },
    created: { position_ref: expect.stringMatching(/^job-\d+$/), is_hiring: true, vacancies: 1 },
    application: { email_address: 'zoe@example.com', position: 'job-881200', candidate_name: 'Zoë' },
    submitted: { application_ref: expect.stringMatching(/^app_\d+$/) },
    interview: { call_minutes: '60' },
    interviewer: 'caller is required',
    resume: { cv_base64: Buffer.from('unparseable').toString('base64') },
    missing: { candidate_name: ['is required'] },
    applicants: expect.any(Array),
    newest: {
      application_ref: expect.stringMatching(/^app_\d+$/),
      candidate_name: 'Zoë',
      email_address: 'zoe@example.com',
      position: 'job-881200',
      branch: '11',
    },
  },
} as const

describe.each(['nested', 'flat'] as const)('the %s profile', (name) => {
  const expected = partners[name]
  const profile = profileOf(name)
  let sandbox: RunningSandbox
  const call = (request: string, body?: unknown) => callSandbox(sandbox.url, request, { body })

  beforeAll(async () => {
    sandbox = await startSandbox({ profile, dialect: parseDialect(read(`${name}-dialect`)), applicantCount: 40 })
  })
  afterAll(() => sandbox.stop())

  it('spec 4, payload gaps: no list has a name from the default profile', async () => {
    const text = (await call('GET /applicants')).text + (await call('GET /jobs')).text
    const defaults = ['id', 'email', 'name', 'status', 'team_id', 'job_id', 'job_type', 'accepts_applications']
    expect(defaults.filter((word) => text.includes(`"${word}":`))).toEqual([])
    expect((await call('GET /applicants')).json).toEqual(expected.applicants)
  })

  it('spec 4, payload gaps: creates and lists a job, with nested fields and its team in this partner’s style', async () => {
    const created = await call('POST /jobs', expected.job)
    expect([created.status, created.json]).toMatchObject([201, expected.job])
    expect(created.json).toMatchObject(expected.created)
    expect((await call('GET /jobs')).text).toContain('Köchin')
    const outside = writePointer(expected.job, profile.jobs.team ?? '', name === 'flat' ? '99' : 99)
    expect((await call('POST /jobs', outside)).status).toBe(404)
  })

  it('spec 4.2: finds an application again by e-mail and job, and names its form', async () => {
    const first = await call('POST /easy-apply', expected.application)
    expect(first.json).toMatchObject({ developer_message: 'Submit Successful', ...expected.submitted })
    expect(first.text).not.toContain('"info"')
    const [newest] = sandbox.state.applicants.page([11], 0, 1)
    expect(newest).toMatchObject(expected.newest)
    const form = String((await call('POST /easy-apply', expected.application)).text)
    expect(JSON.parse(form)).toEqual({
      developerMessage: expect.any(String),
      errors: { application_form_id: name === 'flat' ? expect.stringMatching(/^app_\d+$/) : expect.any(Number) },
    })
  })

  it('spec 4.6: names a missing interviewer by its field path', async () => {
    const answer = await call('POST /easy-apply', { ...expected.application, ...expected.interview })
    expect([answer.status, answer.json]).toMatchObject([400, { details: { validationErrors: [expected.interviewer] } }])
  })

  it('spec 7, 400; spec 7, shape C: names a missing field by its field path', async () => {
    const path = Object.keys(expected.missing).join('')
    const body = writePointer(expected.application, `/${path.replaceAll('.', '/')}`, undefined)
    expect((await call('POST /easy-apply', body)).json).toEqual({
      developer_message: expect.any(String),
      errors: expected.missing,
    })
  })

  it('spec 7, 502: rejects a résumé that cannot be parsed, wherever its file is', async () => {
    const body = merge(expected.application, expected.resume)
    expect((await call('POST /easy-apply', body)).status).toBe(502)
  })

  it('spec 4, PUT subscription: has the setting where the profile says, and answers 422 for team 16', async () => {
    const body = writeSwitch({}, profile.aiChat.enabled, true)
    expect((await call('PUT /jobs/ai_chat/subscription/11', body)).json).toMatchObject(Object(body))
    expect((await call('PUT /jobs/ai_chat/subscription/16', body)).status).toBe(422)
  })

  it('spec 4, POST /v1/users/login: accepts this partner’s credentials and returns its token', async () => {
    const email = writePointer({}, profile.login.email, loginUser.email)
    const answer = await call('POST /v1/users/login', writePointer(email, profile.login.password, loginUser.password))
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(`"${tokensOf(profile.login.token[0] ?? '').at(-1)}":"sandbox-token-`)
    expect((await call('POST /v1/users/login', loginUser)).status).toBe(400)
  })
})

it('omits a field without a path, and changes nothing without a mapping', () => {
  const fields = { status: 'New', experience: { years: 3, last_role: 'Cook' } }
  expect(translate(fields, { '/status': '/a/b', '/experience/years': '/a/c' })).toEqual({ a: { b: 'New', c: 3 } })
  expect(translate(fields, publicFacts.jobs.fields)).toEqual(fields)
})

it('rejects an invalid dialect with every issue', () => {
  expect(() => parseDialect('{"ids":"roman","jobs":{"fields":{"/city":"town"}},"jobz":{}}')).toThrow(
    /\/ids.*\/jobs\/fields\/\/city.*jobz/,
  )
})

/** Merges the second into the first, objects recursively. */
function merge(one: unknown, other: unknown): unknown {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return other
  const merged: Record<string, unknown> = { ...one }
  for (const [key, value] of Object.entries(other)) merged[key] = key in merged ? merge(merged[key], value) : value
  return merged
}
