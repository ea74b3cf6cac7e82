import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultSchema } from '../sandbox/faults'
import { type RunningSandbox, startSandbox } from '../sandbox/sandbox'
import { readShippedProfile } from '../testing/shipped-profile'
import { createPartner, type Partner, readList } from './client'
import { endpointName, type endpoints } from './endpoint'
import type { FailureKind } from './failure/failure'

const profile = readShippedProfile()

let partner: Partner
let sandbox: RunningSandbox

beforeAll(async () => {
  sandbox = await startSandbox({ applicantCount: 120 })
  partner = createPartner({
    sender: { url: sandbox.url, key: 'sandbox-full-7d1f9c2ab84e', newReference: () => 'R1' },
    profile,
  })
})
afterAll(() => sandbox.stop())

describe('the six endpoints against the sandbox', () => {
  test('spec 4.1; spec 4, GET /applicants; spec 8, recommended limit: requests pages until one is shorter than the limit sent', async () => {
    const sizes: number[] = []
    let offset: number | null = 0
    while (offset !== null) {
      const answer: Awaited<ReturnType<Partner['listApplicants']>> = await partner.listApplicants({ offset, limit: 50 })
      if (!answer.ok) throw new Error(answer.failure.title)
      sizes.push(answer.value.items.length)
      offset = answer.value.nextOffset
    }
    expect(sizes).toEqual([50, 50, 20])
  })

  test('spec 4, GET /jobs; spec 4, POST /jobs: lists jobs, including a newly created one', async () => {
    const created = await partner.createJob({ name: 'Night baker', team_id: 11 })
    expect(created).toMatchObject({ ok: true, value: { name: 'Night baker' } })
    const jobs = await partner.listJobs()
    expect(jobs.ok && jobs.value.items.some((job) => job.name === 'Night baker')).toBe(true)
  })

  test.each([
    [{ limit: 2 }, true],
    [{ limit: 3 }, false],
    [{ total: 3 }, true],
    [{ total: 2 }, false],
    [{ limit: 'two', total: null }, false],
    [{ limit: '1', total: true }, false],
    [{ limit: 0, total: -3 }, false],
    [{ meta: { total_count: 60 } }, true],
    [{ pagination: { per_page: 2, page: 1 } }, true],
    [{ has_more: true }, true],
    [{ links: { next: '/jobs?page=2' } }, true],
    [{ has_more: false, links: { next: null } }, false],
    [{}, false],
  ])('spec 4, GET /jobs: a response with %j beside two jobs is truncated: %s', async (beside, isCut) => {
    const body = { data: [{ id: 1 }, { id: 2 }], ...beside }
    sandbox.state.faults.add(faultSchema.parse({ endpoint: 'GET /jobs', status: 200, body, times: null }))
    expect(await partner.listJobs()).toMatchObject({ ok: true, value: { isCut } })
    sandbox.state.faults.clear()
  })

  test('spec 4, POST /easy-apply; spec 4.2; spec 2, application form: submits an application, and the second is rejected as already applied', async () => {
    const application = {
      applicant: { email: 'new@example.com', fullName: 'New' },
      job: { jobId: '881200' },
      enqueue: false,
    }
    expect(await partner.submitApplication(application)).toMatchObject({ ok: true })
    const again = await partner.submitApplication(application)
    expect(again).toMatchObject({
      ok: false,
      failure: { kind: 'already-applied', facts: { applicationFormId: expect.any(String) } },
    })
  })

  test('spec 4, PUT subscription; spec 2, team: sets AI chat per team, and reports a team that cannot have it', async () => {
    expect(await partner.setAiChat('11', { enabled: true })).toMatchObject({ ok: true })
    expect(await partner.setAiChat('16', { enabled: true })).toMatchObject({ ok: false, failure: { kind: 'invalid' } })
  })

  test('spec 4, POST /v1/users/login; spec 9.1: wrong credentials fail the login and nothing else', async () => {
    const answer = await partner.logIn({ email: 'partner@example.com', password: 'wrong' })
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'login-failed' } })
  })
})

describe('the meaning of each status of spec 7, over HTTP', () => {
  const calls = {
    'list-applicants': () => partner.listApplicants({ offset: 0, limit: 50 }),
    'list-jobs': () => partner.listJobs(),
    'create-job': () => partner.createJob({ name: 'Night baker', team_id: 11 }),
    'submit-application': () => partner.submitApplication({}),
    'set-ai-chat': () => partner.setAiChat('11', { enabled: true }),
    'log-in': () => partner.logIn({ email: 'a@example.com', password: 'b' }),
  } satisfies Record<keyof typeof endpoints, () => Promise<unknown>>
  const kinds: [status: number, kind: FailureKind, onEasyApply?: FailureKind, onLogin?: FailureKind][] = [
    [400, 'bad-request'],
    [401, 'key-rejected', 'key-rejected', 'login-failed'],
    [403, 'key-rejected'],
    [404, 'not-found'],
    [405, 'wrong-method'],
    [409, 'conflict', 'already-applied'],
    [412, 'conflict', 'job-unavailable'],
    [422, 'invalid'],
    [424, 'address-lookup-busy'],
    [429, 'rate-limited'],
    [500, 'server-error'],
    [502, 'dependency-failed'],
    [503, 'unavailable'],
    [504, 'too-slow'],
  ]

  test.each(kinds)('spec 7, status; spec 7, %i: %s', async (status, kind, onEasyApply = kind, onLogin = kind) => {
    for (const [endpoint, call] of Object.entries(calls)) {
      const name = endpointName(endpoint as keyof typeof endpoints)
      sandbox.state.faults.add(faultSchema.parse({ endpoint: name, status }))
      const expected = endpoint === 'submit-application' ? onEasyApply : endpoint === 'log-in' ? onLogin : kind
      expect([name, await call()]).toMatchObject([name, { ok: false, failure: { status, kind: expected } }])
    }
  })

  test('spec 7, HTML; spec 7, 500: treats an HTML body as any other error, and keeps none of it', async () => {
    const body = '<html><body><h1>Stack trace</h1></body></html>'
    sandbox.state.faults.add(faultSchema.parse({ endpoint: 'GET /jobs', status: 500, body }))
    const answer = await partner.listJobs()
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'server-error', shape: 'html', retry: 'once' } })
    expect(JSON.stringify(answer)).not.toContain('Stack trace')
  })
})

describe('the list in a response', () => {
  test.each<[string, unknown, string | undefined, number | undefined]>([
    ['a bare array', [{}, {}], undefined, 2],
    ['the only array of an object', { data: [{}], total: 7 }, undefined, 1],
    ['the only array in an envelope', { data: { items: [{}, {}] }, meta: { total: 2 } }, undefined, 2],
    ['the outermost array', { data: [{}], meta: { filters: [1, 2] } }, undefined, 1],
    ['none of two arrays in envelopes', { data: { items: [{}] }, meta: { filters: [] } }, undefined, undefined],
    ['one of two arrays, without a path in the profile', { data: [{}], errors: [] }, undefined, undefined],
    ['at the path in the profile', { deep: { list: [{}] }, errors: [] }, '/deep/list', 1],
    ['as records by their ID', { data: { a1: { id: 1 }, a2: { id: 2 } } }, '/data', 2],
    ['as a table', { names: ['id', 'name'], lines: [[1, 'Mei']] }, '', 1],
    ['nowhere', { message: 'x' }, '/data', undefined],
    ['not in an empty object', { data: {} }, '/data', undefined],
    ['null', null, undefined, undefined],
    ['not in an empty answer', null, '', undefined],
    ['as null at the path in the profile', { data: { jobs: null, total: 0 } }, '/data/jobs', 0],
    ['not as null without a total', { data: { jobs: null } }, '/data/jobs', undefined],
    ['not as null beside a list of another name', { jobs: null, positions: [{ id: 1 }] }, '/jobs', undefined],
    ['as null beside a total of 0', { applicants: null, total: 0 }, undefined, 0],
    ['not as null beside a total of 7', { applicants: null, total: 7 }, undefined, undefined],
    ['not as one of two nulls', { applicants: null, next: null, total: 0 }, undefined, undefined],
    [
      'not as null beside an error',
      { data: { jobs: null }, total: 0, errors: [{ message: 'x' }] },
      '/data/jobs',
      undefined,
    ],
  ])('is found only when it is certain: %s', (_, body, items, length) => {
    expect(readList(body, items)?.length).toBe(length)
  })

  test('keeps entries that are not objects', () => {
    expect(readList([1, null], '')).toEqual([{ value: 1 }, { value: null }])
  })
})

describe('a successful response without the list', () => {
  test.each([
    ['GET /applicants', 'list-applicants', () => partner.listApplicants({ offset: 0, limit: 50 })],
    ['GET /jobs', 'list-jobs', () => partner.listJobs()],
  ] as const)('is a failure of %s, and not an empty list', async (endpoint, name, call) => {
    sandbox.state.faults.add(faultSchema.parse({ endpoint, status: 200, body: { message: 'x' } }))
    expect(await call()).toMatchObject({ ok: false, failure: { kind: 'unreadable-answer', endpoint: name } })
  })
})

test('sends nothing when a write is cancelled right before it leaves', async () => {
  const sent = sandbox.state.log.list(0).length
  const options = { beforeSend: async () => false }
  for (const answer of [
    await partner.createJob({}, options),
    await partner.submitApplication({}, options),
    await partner.setAiChat('11', {}, options),
  ])
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'stopped' } })
  expect(sandbox.state.log.list(0)).toHaveLength(sent)
})

test('sends a team ID as one segment of the path, and rejects one that could be read as more', async () => {
  const arrived: string[] = []
  const server = createServer((request, response) => {
    arrived.push(request.url ?? '')
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const raw = createPartner({ sender: { url, key: 'k'.repeat(20), newReference: () => 'r' }, profile })
  for (const id of ['11', 'Küche 2', 'a.b', 'a:b@c+d']) await raw.setAiChat(id, { enabled: true })
  const readAsMore = [
    '.',
    '..',
    '1/../2',
    '../jobs',
    'a?b',
    'a#b',
    '%2e%2e',
    'a%2fb',
    'a\\b',
    'a;b',
    'a\r\nb',
    'a\0',
    '',
  ]
  for (const id of readAsMore) expect(() => raw.setAiChat(id, { enabled: true }), id).toThrow(RangeError)
  server.close()
  expect(arrived).toEqual(
    ['11', 'K%C3%BCche%202', 'a.b', 'a%3Ab%40c%2Bd'].map((segment) => `/jobs/ai_chat/subscription/${segment}`),
  )
})
