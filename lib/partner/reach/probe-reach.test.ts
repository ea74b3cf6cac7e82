import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { failureFromAnswer } from '../failure/make-failure'
import { probeReach } from './probe-reach'
import { isReached } from './reach'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function port(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  ends.push(() => server.close())
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const origin = { endpoint: 'list-applicants', reference: 'R1', keyEnd: null } as const
const statesOf = (reach: Awaited<ReturnType<typeof probeReach>>) =>
  reach.steps.map(({ step, state, code }) => [step, state, code].join(' ').trim())

test('names the step that failed, and skips the steps after it', async () => {
  const reach = await probeReach('http://127.0.0.1:1', { ask: () => Promise.reject(new Error('not asked')) })
  expect(statesOf(reach)).toEqual(['dns ok', 'tcp failed ECONNREFUSED', 'tls untried', 'http untried'])
  expect(reach).toMatchObject({ url: 'http://127.0.0.1:1', issue: 'port-closed' })
  expect(reach.advice).toMatch(/^Check the host and port in PARTNER_API_URL\./)
  expect(isReached(reach)).toBe(false)
})

test('an unknown host fails at the DNS step', async () => {
  const reach = await probeReach('https://partner.invalid')
  expect(statesOf(reach)[0]).toMatch(/^dns failed (?:ENOTFOUND|EAI_AGAIN)$/)
})

test('a rejected key does not mean that the partner cannot be reached', async () => {
  const refusal = { status: 403, contentType: 'application/json', body: '{"message":"Forbidden"}' }
  const ask = async () => failureFromAnswer(origin, refusal)
  const reach = await probeReach(`http://127.0.0.1:${await port()}`, { ask })
  expect(statesOf(reach)).toEqual(['dns ok', 'tcp ok', 'tls untried', 'http ok 403'])
  expect(reach).toMatchObject({ issue: null, advice: null })
  expect(isReached(reach)).toBe(true)
})

test('does not follow a redirect, and shows it without its query', async () => {
  const redirectTarget = 'https://elsewhere.example/base'
  const redirect = { status: 302, contentType: null, body: '', redirectTarget }
  const reach = await probeReach(`http://127.0.0.1:${await port()}`, {
    ask: async () => failureFromAnswer(origin, redirect),
  })
  expect(statesOf(reach).at(-1)).toBe('http failed 302')
  expect(reach).toMatchObject({ redirectTarget, advice: expect.stringContaining('PARTNER_API_URL') })
})
