import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type CallOptions, callSandbox } from '../testing/call-sandbox'
import { idsOf } from '../testing/conformance-bodies'
import { createAddressLookup } from './address-lookup'
import { type RunningSandbox, startSandbox } from './sandbox'
import { createSettings } from './settings'
import { resetState } from './state'

let sandbox: RunningSandbox
const call = (request: string, options?: CallOptions) => callSandbox(sandbox.url, request, options)
const twoTeams = 'sandbox-teams-11-12-e94a6d03b7c5'
const job = { name: 'Cook', team_id: 11 }

beforeAll(async () => {
  sandbox = await startSandbox({ applicantCount: 0, hasControl: true })
})
afterAll(() => sandbox.stop())
beforeEach(() => resetState(sandbox.state))

it('spec 4.3; spec 7, 424: the address lookup has its own limit, for all keys together, and no job is created', async () => {
  await call('POST /__sandbox/settings', { body: { addressLookupsPerMinute: 2 } })
  const answers = []
  for (const key of [undefined, twoTeams, undefined, twoTeams])
    answers.push(await call('POST /jobs', { body: job, ...(key ? { key } : {}) }))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 424, 424])
  expect(answers.at(-1)?.json).toEqual({ developer_message: expect.stringContaining('address lookup'), extra: null })
  expect(answers.at(-1)?.headers.has('retry-after')).toBe(false)
  expect(idsOf((await call('GET /jobs')).json)).toHaveLength(42)
  await call('POST /__sandbox/settings', { body: { addressLookupsPerMinute: null } })
  expect((await call('POST /jobs', { body: job })).status).toBe(201)
})

it('spec 4.3: a job rejected for its body or its team uses no lookup', async () => {
  sandbox.state.settings.addressLookupsPerMinute = 1
  expect((await call('POST /jobs', { body: { team_id: 11 } })).status).toBe(400)
  expect((await call('POST /jobs', { body: { ...job, team_id: 14 }, key: twoTeams })).status).toBe(403)
  expect((await call('POST /jobs', { body: job })).status).toBe(201)
  expect((await call('POST /jobs', { body: job })).status).toBe(424)
})

it('counts over the last minute, not the current clock minute', () => {
  let atMs = 0
  const lookup = createAddressLookup(() => atMs)
  const settings = { ...createSettings({ ratePerSecond: null, latencyMs: 0 }), addressLookupsPerMinute: 2 }
  const takeAt = (time: number) => {
    atMs = time
    return lookup.tryTake(settings)
  }
  expect([0, 50_000, 59_999, 60_000, 60_001, 110_000].map(takeAt)).toEqual([true, true, false, true, false, true])
})
