import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPartner } from '../../partner/client'
import { setTestEnvironment } from '../../testing/test-store'
import { baseProfile } from '../profile'
import { checkConnection } from './check-connection'
import { problemOf } from './problem-of'

let server: Server
let url: string
let asked: string[]
let answers: Record<string, [status: number, body: unknown]>

beforeAll(async () => {
  setTestEnvironment('/tmp')
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const [status, body] = answers[request.url?.split('?')[0] ?? ''] ?? [200, []]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
  answers = {}
})

function check(to = url) {
  const sender = { url: to, key: 'test-key-7b1f0d3e', newReference: () => 'R1' }
  return checkConnection({ partner: createPartner({ sender, profile: baseProfile() }), url: to })
}

test('reads one applicant and the jobs, once each', async () => {
  const found = await check()
  expect(asked).toEqual(['GET /applicants?offset=0&limit=1', 'GET /jobs'])
  expect(found.endpoints.map(({ state }) => state)).toEqual(['works', 'works'])
  expect(problemOf(found)).toBeNull()
})

test('reports what this key may do for each list', async () => {
  answers = { '/applicants': [403, { developer_message: 'invalid permission for api!', extra: null }] }
  const found = await check()
  expect(found.endpoints).toMatchObject([
    { endpoint: 'list-applicants', state: 'not-permitted' },
    { endpoint: 'list-jobs', state: 'works', failure: null },
  ])
  expect(found.reach).toMatchObject({ issue: null, advice: null })
  expect(problemOf(found)).toMatchObject({ title: 'This desk may not read applicants at the partner' })
})

test('sends no request when no connection can be made', async () => {
  const found = await check('http://127.0.0.1:1')
  expect(found.endpoints.map(({ state }) => state)).toEqual(['untried', 'untried'])
  expect(problemOf(found)).toMatchObject({ code: 'ECONNREFUSED', adminStep: found.reach.advice })
})

test('reads the jobs even if the applicants cannot be read', async () => {
  answers = { '/applicants': [200, { nothing: 'here' }] }
  const found = await check()
  expect(found.endpoints.map(({ state }) => state)).toEqual(['failed', 'works'])
  expect(found.reach.steps.at(-1)).toMatchObject({ step: 'http', state: 'failed', code: '200' })
})
