import { afterEach, describe, expect, it } from 'vitest'
import { readPointer, writePointer } from '../../records/pointer'
import { recordOf } from '../../records/record'
import { conventions } from './all-conventions'
import type { Convention } from './convention'
import { publicFacts } from './conventions/public-facts'
import { pathsOf, textAt } from './partner-state'
import { sampleApplication, sampleJob } from './sample-bodies'
import { partnerKey, type ServedPartner, servePartner } from './serve-partner'

let partner: ServedPartner
afterEach(() => partner.stop())

type Asked = { method?: string; body?: unknown; key?: string | null; contentType?: string }

async function ask(path: string, { method = 'GET', body, key = partnerKey, contentType }: Asked = {}) {
  const answer = await fetch(`${partner.url}${path}`, {
    method,
    headers: {
      ...(key === null ? {} : { 'x-api-key': key }),
      ...(method === 'GET' ? {} : { 'content-type': contentType ?? 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const json: unknown = await answer.json()
  return { status: answer.status, json }
}

const post = (path: string, body: unknown) => ask(path, { method: 'POST', body })

const ada = { email: 'ada@example.com', first: 'Ada', last: 'Lovelace', isQueued: false }

function listIn(answer: unknown, accepted: Convention['truth']['jobs']['items']): Record<string, unknown>[] {
  const [items = ''] = pathsOf(accepted)
  const list = readPointer(answer, items)
  return Array.isArray(list) ? list.map((record) => recordOf(record) ?? {}) : []
}

const jobsOf = async () => listIn((await ask('/jobs')).json, partner.convention.truth.jobs.items)
const applicantsOf = async (query: string) =>
  listIn((await ask(`/applicants?${query}`)).json, partner.convention.truth.applicants.items)

describe.each(conventions)('$name over HTTP', (convention) => {
  const openPosting = () => {
    const found = partner.state.postings.find(({ isOpen }) => isOpen)
    if (!found) throw new Error('no open job')
    return found
  }

  it('serves pages until one has fewer records than the limit', async () => {
    partner = await servePartner(convention, { people: 70 })
    const pages = await Promise.all(['limit=50', 'limit=50&offset=50', 'offset=10'].map(applicantsOf))
    expect(pages.map(({ length }) => length)).toEqual([50, 20, 30])
    const ids = pages
      .slice(0, 2)
      .flat()
      .map((record) => textAt(record, convention.truth.applicants.id))
    expect(new Set(ids).size).toBe(70)
    expect((await ask('/applicants?limit=0')).status).toBe(400)
  })

  it('creates a job once, returns its ID, and lists it first', async () => {
    partner = await servePartner(convention, { people: 5 })
    const body = sampleJob(convention, 'Night baker', openPosting(), partner.state.postings)
    const { status, json } = await post('/jobs', body)
    expect(status).toBe(200)
    const [first] = await jobsOf()
    const [id = ''] = pathsOf(convention.truth.jobs.id)
    expect(readPointer(json, convention.createJob.id)).toBe(readPointer(first, id))
    expect(textAt(first ?? {}, convention.truth.jobs.title)).toBe('Night baker')
  })

  it('rejects a body with an unknown field, and one without a required field', async () => {
    partner = await servePartner(convention, { people: 5 })
    const body = sampleJob(convention, 'Night baker', openPosting(), partner.state.postings)
    const unknown = await post('/jobs', { ...body, surprise: 1 })
    expect(unknown.status).toBe(400)
    expect(JSON.stringify(unknown.json)).toContain('surprise')
    const [needed = ''] = Object.keys(body)
    const { [needed]: _, ...rest } = body
    const missing = await post('/jobs', rest)
    expect(missing.status).toBe(400)
    expect(missing.json).toHaveProperty(convention.refusal === 'C' ? 'errors' : 'details')
    partner.askFor('jobs', 'branch_id')
    expect(JSON.stringify((await post('/jobs', body)).json)).toContain('branch_id')
    expect((await post('/jobs', { ...body, branch_id: 'B1' })).status).toBe(200)
    expect(partner.asked('POST /jobs').filter(({ isWorkDone }) => isWorkDone)).toHaveLength(1)
  })

  it('accepts an application, and rejects a repeat with the form', async () => {
    partner = await servePartner(convention, { people: 5 })
    const body = sampleApplication(convention, openPosting(), ada)
    const { status, json } = await post('/easy-apply', body)
    expect({ status, json }).toMatchObject({ status: 200, json: { developer_message: 'Submit Successful' } })
    const [first] = await applicantsOf('limit=1')
    expect(textAt(first ?? {}, convention.truth.applicants.email)).toBe('ada@example.com')
    expect((await post('/easy-apply', body)).status).toBe(409)
    expect(partner.applications).toMatchObject([{ first: 'Ada', last: 'Lovelace' }])
    expect((await post('/easy-apply', { ...body, surprise: 1 })).status).toBe(400)
  })

  it('accepts only its own two values for the AI chat of its teams', async () => {
    partner = await servePartner(convention, { people: 5 })
    const { at, on } = convention.aiChat
    const [job] = await jobsOf()
    const team = encodeURIComponent(textAt(job ?? {}, convention.truth.jobs.team) ?? '')
    const put = (id: string, body: unknown) => ask(`/jobs/ai_chat/subscription/${id}`, { method: 'PUT', body })
    expect((await put(team, writePointer({}, at, on))).status).toBe(200)
    expect([...partner.chats.values()]).toEqual([true])
    expect((await put(team, writePointer({}, at, 'perhaps'))).status).toBe(422)
    expect((await put(team, {})).status).toBe(422)
    expect((await put('no-such-team', writePointer({}, at, on))).status).toBe(403)
  })
})

const any: Convention = publicFacts

it('distinguishes the four kinds of 403', async () => {
  const keys = [
    { secret: partnerKey, teams: 1 },
    { secret: 'reads-only-5c1e', endpoints: ['GET /applicants' as const] },
  ]
  partner = await servePartner(any, { people: 5, keys })
  expect(await ask('/jobs', { key: null })).toEqual({ status: 403, json: { message: 'Forbidden' } })
  expect(await ask('/nothing')).toEqual({ status: 403, json: { message: 'Missing Authentication Token' } })
  expect(await ask('/jobs', { key: 'reads-only-5c1e' })).toEqual({
    status: 403,
    json: { developer_message: 'invalid permission for api!', extra: null },
  })
  const elsewhere = partner.state.postings.find(({ team }) => team !== partner.state.teams[0])
  if (!elsewhere) throw new Error('all jobs are of one team')
  const outside = await post('/jobs', sampleJob(any, 'Baker', elsewhere, partner.state.postings))
  expect(outside.status).toBe(403)
  expect(JSON.stringify(outside.json)).toContain('memberships')
})

it('rejects another content type, another method and a login', async () => {
  partner = await servePartner(any, { people: 5 })
  expect((await ask('/jobs', { method: 'POST', body: {}, contentType: 'text/plain' })).status).toBe(400)
  expect((await ask('/jobs', { method: 'DELETE' })).status).toBe(405)
  expect((await post('/v1/users/login', {})).status).toBe(401)
})

it('answers a timeout to one request, with or without doing the work', async () => {
  partner = await servePartner(any, { people: 5 })
  const before = partner.state.postings.length
  const body = sampleJob(any, 'Night baker', { team: partner.state.postings[0]?.team ?? { number: 0, name: '' } }, [
    ...partner.state.postings,
  ])
  partner.answerNext('POST /jobs', 504)
  partner.answerNext('POST /jobs', 504, { isWorkDone: true })
  expect((await post('/jobs', body)).status).toBe(504)
  expect(partner.state.postings).toHaveLength(before)
  expect((await post('/jobs', body)).status).toBe(504)
  expect(partner.state.postings).toHaveLength(before + 1)
})

it('holds requests until they are released', async () => {
  partner = await servePartner(any, { people: 5 })
  const letGo = partner.hold('GET /jobs')
  const answer = ask('/jobs')
  await expect.poll(() => partner.asked('GET /jobs').length).toBe(1)
  expect(partner.asked('GET /jobs')[0]?.status).toBe(0)
  letGo()
  expect((await answer).status).toBe(200)
})

it('renames a field in all records of a list from now on', async () => {
  partner = await servePartner(any, { people: 5 })
  const [path = ''] = pathsOf(any.truth.applicants.email)
  partner.rename('applicants', path, 'renamed')
  for (const record of await applicantsOf('limit=5')) {
    expect(readPointer(record, path)).toBeUndefined()
    expect(readPointer(record, path.replace(/[^/]+$/, 'renamed'))).toContain('@')
  }
})

it('rejects unqueued applications to closed jobs', async () => {
  partner = await servePartner(any, { people: 5 })
  const closed = partner.state.postings.find(({ isOpen }) => !isOpen)
  if (!closed) throw new Error('no closed job')
  expect((await post('/easy-apply', sampleApplication(any, closed, ada))).status).toBe(412)
  expect((await post('/easy-apply', sampleApplication(any, closed, { ...ada, isQueued: true }))).status).toBe(200)
  expect(partner.applications).toEqual([])
})
