import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reloadPartnerKey } from '../../runtime/partner-key'
import { faultSchema } from '../../sandbox/faults'
import { fullKey, keys } from '../../sandbox/keys'
import { type RunningSandbox, startSandbox } from '../../sandbox/sandbox'
import { store } from '../../store/connection'
import { endpointEvidence } from '../../store/connection-tables'
import { openTestStore } from '../../testing/test-store'
import { partner } from '../partner'
import { readConnectionStatus } from './connection-status'
import { readEvidence, withEvidence } from './endpoint-evidence'
import { testWrite } from './test-write'

let sandbox: RunningSandbox
let close: () => Promise<void>
let directory: string
beforeAll(async () => {
  sandbox = await startSandbox({ hasControl: true })
  directory = mkdtempSync(join(tmpdir(), 'desk-key-'))
  const file = join(directory, 'key')
  writeFileSync(file, fullKey.secret)
  close = await openTestStore({ PARTNER_API_URL: sandbox.url, PARTNER_API_KEY_FILE: file })
})
afterAll(async () => {
  await close()
  await sandbox.stop()
  rmSync(directory, { recursive: true, force: true })
})
beforeEach(() => useKey(fullKey.secret))

function useKey(key: string): void {
  writeFileSync(join(directory, 'key'), key)
  reloadPartnerKey()
}

const keyAbout = (about: string) => keys.find((key) => key.about.startsWith(about))?.secret ?? ''
const page = { offset: 0, limit: 1 }
const fail = (endpoint: string, times: number) =>
  sandbox.state.faults.add(faultSchema.parse({ endpoint, status: 503, times }))
const requests = () => sandbox.state.log.list(0)

test('stores what answers show, per key, without revealing the key', async () => {
  await withEvidence('checked', () => partner().listJobs())
  expect((await readEvidence()).get('list-jobs')).toMatchObject({ state: 'works', source: 'checked', status: 200 })
  const stored = JSON.stringify(await store().select().from(endpointEvidence))
  expect(stored).not.toContain(fullKey.secret)
  expect(stored).not.toContain(fullKey.secret.slice(-4))

  useKey(keyAbout('known, not enabled'))
  expect([...(await readEvidence())]).toEqual([])
  await withEvidence('checked', () => partner().listJobs())
  expect((await readEvidence()).get('list-jobs')).toMatchObject({ state: 'failed', kind: 'key-rejected' })

  useKey(fullKey.secret)
  expect((await readEvidence()).get('list-jobs')).toMatchObject({ state: 'works' })
})

test('credits an answer to the key that the request was sent with', async () => {
  useKey(keyAbout('GET /applicants and GET /jobs'))
  const before = requests().length
  sandbox.state.faults.add(faultSchema.parse({ endpoint: 'GET /applicants', isHeld: true }))
  const answer = partner().listApplicants(page)
  await expect.poll(() => requests().length).toBe(before + 1)
  useKey(keyAbout('all endpoints, teams 11'))
  sandbox.state.faults.clear()
  await answer
  await withEvidence('checked', async () => {})
  expect([...(await readEvidence())]).toEqual([])
})

test('tests write access once without writing, and infers the permission from the 400', async () => {
  const before = requests().length
  expect(await testWrite({ endpoint: 'create-job' })).toMatchObject({ result: 'probably', failure: { status: 400 } })
  expect(requests().length).toBe(before + 1)
  expect(requests().at(-1)).toMatchObject({
    method: 'POST',
    path: '/jobs',
    contentType: 'text/plain',
    isWorkDone: false,
  })
  expect((await readEvidence()).get('create-job')).toMatchObject({ state: 'probably', source: 'tested', status: 400 })
})

test('a 403 to the test means that the key is not permitted', async () => {
  useKey(keyAbout('GET /applicants and GET /jobs'))
  for (const target of [
    { endpoint: 'create-job' },
    { endpoint: 'submit-application' },
    { endpoint: 'set-ai-chat', teamId: '11' },
  ] as const) {
    expect(await testWrite(target)).toMatchObject({ endpoint: target.endpoint, result: 'not-permitted' })
    expect((await readEvidence()).get(target.endpoint)).toMatchObject({ state: 'not-permitted', source: 'tested' })
  }
})

test('an inferred permission does not replace an observed success', async () => {
  await withEvidence('checked', () => partner().setAiChat('11', { enabled: true }))
  await testWrite({ endpoint: 'set-ai-chat', teamId: '11' })
  expect((await readEvidence()).get('set-ai-chat')).toMatchObject({ state: 'works', source: 'checked' })
})

test('a partner that is down gives no evidence about writes, and the time since when for reads', async () => {
  await withEvidence('checked', () => partner().listApplicants(page))
  fail('GET /applicants', 2)
  fail('PUT /jobs/ai_chat/subscription/:team_id', 1)
  await withEvidence('checked', () => partner().listApplicants(page))
  const since = (await readEvidence()).get('list-applicants')
  expect(since).toMatchObject({ state: 'failed', kind: 'unavailable', status: 503 })
  await withEvidence('checked', () => partner().listApplicants(page))
  expect((await readEvidence()).get('list-applicants')?.at).toBe(since?.at)
  await withEvidence('checked', () => partner().setAiChat('11', { enabled: true }))
  expect((await readEvidence()).get('set-ai-chat')).toMatchObject({ state: 'works' })
})

test('repeated identical answers are stored once', async () => {
  const written = async () => (await readEvidence()).get('list-jobs')?.at
  await withEvidence('checked', () => partner().listJobs())
  const first = await written()
  for (let time = 0; time < 3; time += 1) await partner().listJobs()
  await withEvidence('checked', async () => {})
  expect(await written()).toBe(first)
})

const isRefused = (times: number) =>
  sandbox.state.faults.add(faultSchema.parse({ endpoint: 'POST /jobs', status: 403, times }))

test('a 403 for a write is followed by a single read to see whether the key is accepted', async () => {
  const before = requests().length
  isRefused(2)
  await testWrite({ endpoint: 'create-job' })
  await expect.poll(readConnectionStatus).toMatchObject({
    state: 'limited',
    refused: [{ endpoint: 'create-job', kind: 'not-permitted' }],
  })
  await testWrite({ endpoint: 'create-job' })
  const asked = requests().slice(before)
  expect(asked.filter(({ method }) => method === 'GET')).toMatchObject([{ path: '/applicants' }])
})

test('the latest evidence counts, however soon it follows contradicting evidence', async () => {
  const written = () => withEvidence('checked', async () => {})
  await partner().listApplicants(page)
  await partner().listJobs()
  for (const round of [1, 2]) {
    isRefused(1)
    await testWrite({ endpoint: 'create-job' })
    await written()
    expect(await readConnectionStatus(), `refused, round ${round}`).toMatchObject({
      refused: [{ endpoint: 'create-job' }],
    })
    await partner().listJobs()
    await written()
    expect(await readConnectionStatus(), `answered, round ${round}`).toMatchObject({
      state: 'limited',
      refused: [{ endpoint: 'create-job', kind: 'not-permitted' }],
    })
  }
})
