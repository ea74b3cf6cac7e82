import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CallOptions, callSandbox } from '../testing/call-sandbox'
import { type RunningSandbox, startSandbox } from './sandbox'
import { resetState } from './state'

let sandbox: RunningSandbox
const call = (request: string, options?: CallOptions) => callSandbox(sandbox.url, request, options)
const order = (fault: object) => call('POST /__sandbox/faults', { body: fault })
const job = { name: 'Cook', team_id: 11 }

beforeAll(async () => {
  sandbox = await startSandbox({ applicantCount: 60, hasControl: true })
})
afterAll(() => sandbox.stop())
beforeEach(() => resetState(sandbox.state))

async function countJobs(): Promise<number> {
  return JSON.parse((await call('GET /jobs')).text).data.length
}

async function readLog(): Promise<Record<string, unknown>[]> {
  return JSON.parse((await call('GET /__sandbox/log')).text).requests
}

describe('faults', () => {
  it('spec 7, 500; spec 7, HTML: occur in the order given, then the endpoint works again', async () => {
    await order({ endpoint: 'GET /jobs', times: 2, status: 429 })
    await order({ endpoint: 'GET /jobs', status: 500 })
    const answers = []
    for (let count = 0; count < 4; count += 1) answers.push(await call('GET /jobs'))
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 500, 200])
    expect(answers[0]?.json).toEqual({ message: 'Too Many Requests' })
    expect(answers[2]?.contentType).toContain('text/html')
  })

  it('spec 7, 503: with times null last until withdrawn, and affect only their endpoint', async () => {
    await order({
      endpoint: 'PUT /jobs/ai_chat/subscription/{team_id}',
      times: null,
      status: 503,
      body: { message: 'down' },
    })
    const put = () => call('PUT /jobs/ai_chat/subscription/12', { body: { enabled: true } })
    expect((await put()).json).toEqual({ message: 'down' })
    expect((await put()).status).toBe(503)
    expect((await call('GET /jobs')).status).toBe(200)
    await call('DELETE /__sandbox/faults')
    expect((await put()).status).toBe(200)
  })

  it('have any body and content type', async () => {
    await order({ endpoint: '*', status: 500, body: '{"message":"not what it says"', contentType: 'application/json' })
    const answer = await call('GET /jobs')
    expect([answer.status, answer.contentType, answer.json]).toEqual([500, 'application/json', undefined])
  })

  it('before the work change nothing, and after the work leave it done', async () => {
    await order({ endpoint: 'POST /jobs', status: 424, when: 'before' })
    await order({ endpoint: 'POST /jobs', status: 424, when: 'after' })
    expect((await call('POST /jobs', { body: job })).status).toBe(424)
    expect(await countJobs()).toBe(40)
    expect((await call('POST /jobs', { body: job })).status).toBe(424)
    expect(await countJobs()).toBe(41)
    const posts = (await readLog()).filter(({ endpoint }) => endpoint === 'POST /jobs')
    expect(posts.map(({ isWorkDone, hasFault, status }) => [isWorkDone, hasFault, status])).toEqual([
      [false, true, 424],
      [true, true, 424],
    ])
  })

  it('drop the connection before or after the work', async () => {
    await order({ endpoint: 'POST /jobs', transport: 'drop' })
    await order({ endpoint: 'POST /jobs', transport: 'drop', when: 'after' })
    await expect(call('POST /jobs', { body: job })).rejects.toThrow('fetch failed')
    expect(await countJobs()).toBe(40)
    await expect(call('POST /jobs', { body: job })).rejects.toThrow('fetch failed')
    expect(await countJobs()).toBe(41)
  })

  it('truncate the announced body', async () => {
    await order({ endpoint: 'GET /applicants', transport: 'truncate' })
    await expect(call('GET /applicants')).rejects.toThrow('terminated')
    expect((await call('GET /applicants')).status).toBe(200)
  })

  it('start a response that never ends', async () => {
    await order({ endpoint: 'GET /jobs', transport: 'endless' })
    const headers = { 'x-api-key': 'sandbox-full-7d1f9c2ab84e' }
    const answer = await fetch(`${sandbox.url}/jobs`, { headers, signal: AbortSignal.timeout(300) })
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('aborted')
  })

  it('hang until the client gives up', async () => {
    await order({ endpoint: 'GET /jobs', transport: 'hang' })
    const headers = { 'x-api-key': 'sandbox-full-7d1f9c2ab84e' }
    const client = new AbortController()
    const given = fetch(`${sandbox.url}/jobs`, { headers, signal: client.signal })
    given.catch(() => {})
    await expect
      .poll(async () => (await readLog()).at(-1))
      .toMatchObject({ status: null, transport: 'hang', isWorkDone: false })
    client.abort()
    await expect(given).rejects.toThrow('aborted')
  })

  it('can be matched by offset, limit, body and key', async () => {
    await order({ endpoint: 'GET /applicants', status: 500, match: { offsetAtLeast: 30 } })
    await order({ endpoint: 'GET /applicants', times: null, status: 504, match: { limitAbove: 50 } })
    await order({ endpoint: 'POST /jobs', times: null, status: 503, match: { bodyContains: 'Zürich' } })
    expect((await call('GET /applicants?offset=0')).status).toBe(200)
    expect((await call('GET /applicants?offset=30')).status).toBe(500)
    expect((await call('GET /applicants?limit=51')).status).toBe(504)
    expect((await call('GET /applicants?limit=50')).status).toBe(200)
    expect((await call('POST /jobs', { body: { ...job, city: 'Zürich' } })).status).toBe(503)
    expect((await call('POST /jobs', { body: job })).status).toBe(201)
  })

  it('can be matched by a record in the page', async () => {
    await order({ endpoint: 'GET /applicants', times: null, status: 500, match: { pageHolds: 35 } })
    const statusOf = async (query: string) => (await call(`GET /applicants?${query}`)).status
    expect(await statusOf('limit=30')).toBe(200)
    expect(await statusOf('offset=30')).toBe(500)
    expect(await statusOf('offset=35&limit=1')).toBe(500)
    expect(await statusOf('offset=36&limit=1')).toBe(200)
  })

  it('that delay release the request when they are withdrawn', async () => {
    await order({ endpoint: 'GET /jobs', delayMs: 60_000 })
    const held = call('GET /jobs')
    await expect.poll(async () => (await readLog()).length).toBe(1)
    await call('DELETE /__sandbox/faults')
    expect((await held).status).toBe(200)
  })

  it('that hold keep the request beyond the cutoff, until they are withdrawn', async () => {
    await call('POST /__sandbox/settings', { body: { cutoffMs: 20 } })
    await order({ endpoint: 'GET /jobs', isHeld: true })
    const isAnswered = vi.fn()
    const held = call('GET /jobs').finally(isAnswered)
    await expect.poll(async () => (await readLog()).length).toBe(1)
    await order({ endpoint: 'POST /jobs', delayMs: 60_000 })
    expect((await call('POST /jobs', { body: job })).status).toBe(504)
    expect(isAnswered).not.toHaveBeenCalled()
    await call('DELETE /__sandbox/faults')
    expect((await held).status).toBe(200)
  })

  it('withdrawn before a request reaches its delay do not delay it', async () => {
    await call('POST /__sandbox/settings', { body: { latencyMs: 100 } })
    await order({ endpoint: 'GET /jobs', isHeld: true })
    const late = call('GET /jobs')
    await expect.poll(async () => (await readLog()).length).toBe(1)
    await call('POST /__sandbox/reset')
    expect((await late).status).toBe(200)
  })

  it('are withdrawn by endpoint, and the others remain', async () => {
    await order([
      { endpoint: 'GET /jobs', isHeld: true, times: null },
      { endpoint: 'POST /jobs', isHeld: true, status: 503, when: 'after' },
    ])
    const list = call('GET /jobs')
    const post = call('POST /jobs', { body: job })
    await expect.poll(async () => (await readLog()).length).toBe(2)
    await call('DELETE /__sandbox/faults?endpoint=POST%20/jobs')
    expect((await post).status).toBe(503)
    const another = call('GET /jobs')
    await expect.poll(async () => (await readLog()).map(({ status }) => status)).toEqual([null, 503, null])
    await call('DELETE /__sandbox/faults')
    expect([(await list).status, (await another).status]).toEqual([200, 200])
  })

  it('that only delay run into the cutoff, while the work still completes (public facts)', async () => {
    await call('POST /__sandbox/settings', { body: { cutoffMs: 50 } })
    await order({ endpoint: 'POST /jobs', delayMs: 150 })
    const answer = await call('POST /jobs', { body: job })
    expect([answer.status, answer.json]).toEqual([504, { message: 'Endpoint request timed out' }])
    expect(await countJobs()).toBe(40)
    await expect.poll(countJobs).toBe(41)
    const post = (await readLog()).find(({ endpoint }) => endpoint === 'POST /jobs')
    expect(post).toMatchObject({ status: 504, isWorkDone: true })
  })

  it('that are invalid are rejected with the reason', async () => {
    for (const fault of [{ endpoint: 'GET /nothing' }, { endpoint: 'GET /jobs', tiems: 2 }, undefined]) {
      expect((await call('POST /__sandbox/faults', { body: fault })).status).toBe(400)
    }
  })
})

describe('control', () => {
  it('logs every request with the end of its key, never the whole key', async () => {
    await call('POST /jobs', { body: job })
    await call('GET /applicants?limit=2')
    await call('GET /nothing')
    const log = await readLog()
    expect(log).toMatchObject([
      { method: 'POST', path: '/jobs', status: 201, isWorkDone: true, body: job, keyLast4: 'b84e' },
      { method: 'GET', path: '/applicants', query: { limit: '2' }, status: 200, isWorkDone: true, body: null },
      { method: 'GET', path: '/nothing', endpoint: null, status: 403, isWorkDone: false },
    ])
    expect(JSON.stringify(log)).not.toContain('sandbox-full-7d1f9c2ab84e')
  })

  it('inserts and deletes applicants at the top, so that pages drift', async () => {
    const ids = async () => JSON.parse((await call('GET /applicants?limit=5')).text).map(({ id }: { id: number }) => id)
    const before = await ids()
    const inserted = JSON.parse((await call('POST /__sandbox/applicants', { body: { insert: 2 } })).text).inserted
    expect(await ids()).toEqual([...inserted, ...before.slice(0, 3)])
    await call('POST /__sandbox/applicants', { body: { delete: 2 } })
    expect(await ids()).toEqual(before)
    await call('POST /__sandbox/applicants', { body: { delete: [before[1]] } })
    expect(await ids()).not.toContain(before[1])
  })

  it('inserts records unchanged', async () => {
    await call('POST /__sandbox/applicants', { body: { records: [{ strange: { deep: [1] } }] } })
    expect((await call('GET /applicants?limit=1')).json).toEqual([{ strange: { deep: [1] } }])
  })

  it('changes repeats, jobs and rates', async () => {
    const settings = {
      repeats: { '11': true, '99': true },
      jobs: { '881200': 'closed' },
      ratePerSecond: 50,
      perRowMs: 1,
    }
    const answer = await call('POST /__sandbox/settings', { body: settings })
    expect(answer.json).toMatchObject({ settings: { ratePerSecond: 50, perRowMs: 1 }, unknown: ['team 99'] })
    const body = { applicant: { email: 'a@example.com', fullName: 'A' }, job: { jobId: '881200' }, enqueue: false }
    expect((await call('POST /easy-apply', { body })).status).toBe(412)
    expect((await call('POST /__sandbox/settings', { body: { latency: 1 } })).status).toBe(400)
  })

  it('resets everything', async () => {
    await call('POST /jobs', { body: job })
    await order({ endpoint: '*', times: null, status: 500 })
    await call('POST /__sandbox/reset')
    expect(await countJobs()).toBe(40)
  })

  it('never reuses the ID of a job created before a reset', async () => {
    const create = async () => ((await call('POST /jobs', { body: job })).json as { id: number }).id
    const first = await create()
    await call('POST /__sandbox/reset')
    expect(await create()).toBeGreaterThan(first)
  })
})
