import { getEventListeners } from 'node:events'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createPartner, type Partner } from '../partner/client'
import { parseProfile } from '../partner/profile/profile'
import { runInRequest } from '../runtime/request-context'
import { serverState } from '../runtime/server-state'
import { faultSchema } from '../sandbox/faults'
import { fullKey } from '../sandbox/keys'
import { type RunningSandbox, startSandbox } from '../sandbox/sandbox'
import { resetState } from '../sandbox/state'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { beginExport } from './begin-export'
import { exportApplicants } from './export-applicants'
import type { Columns } from './export-columns'

const fake = vi.hoisted((): { partner: Partner | null } => ({ partner: null }))
vi.mock('../connection/partner', () => ({ partner: () => fake.partner }))
const stoppers = vi.hoisted(() => new Set<() => void>())
vi.mock('../runtime/lifecycle', () => ({
  onStop(stopper: () => void) {
    stoppers.add(stopper)
    return () => stoppers.delete(stopper)
  },
}))

const person = { id: 'rosa', name: 'Rosa', email: 'rosa@example.com', role: 'recruiter' as const }

let sandbox: RunningSandbox
let close: () => Promise<void>
beforeAll(async () => {
  close = await openTestStore()
  sandbox = await startSandbox({ applicantCount: 230, hasControl: true })
  const parsed = parseProfile(readFileSync(new URL('../partner/profile/default.json', import.meta.url), 'utf8'))
  if (!('profile' in parsed)) throw new Error(parsed.issues.join('\n'))
  const sender = { url: sandbox.url, key: fullKey.secret, newReference: () => 'R1' }
  fake.partner = createPartner({ sender, profile: parsed.profile })
})
afterAll(async () => {
  await sandbox.stop()
  await close()
})
beforeEach(async () => {
  resetState(sandbox.state)
  await store().delete(activity)
})

async function start(columns: Columns | null = null) {
  const leaving = new AbortController()
  const request = { requestId: 'R7', address: '127.0.0.1' }
  const result = await runInRequest(request, () => exportApplicants(columns, { signal: leaving.signal, person }))
  return { result, leaving }
}

async function startReading(columns: Columns | null = null) {
  const { result, leaving } = await start(columns)
  if (!result.ok) throw new Error(result.failure.title)
  return { leaving, reader: result.value.body.getReader() }
}

async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array>) {
  while (!(await reader.read()).done);
}

const refuseFrom = (offsetAtLeast: number) =>
  sandbox.state.faults.add(
    faultSchema.parse({
      endpoint: 'GET /applicants',
      times: null,
      match: { offsetAtLeast },
      status: 403,
      body: { message: 'Forbidden' },
    }),
  )

const recorded = () => store().select().from(activity)

test('records an export in the activity when it ends: who, how many, which columns', async () => {
  const { reader } = await startReading(['/name', '/email'])
  await reader.read()
  expect(await recorded()).toEqual([])
  await readToEnd(reader)
  expect(await recorded()).toMatchObject([
    {
      personId: 'rosa',
      personName: 'Rosa',
      kind: 'export',
      applicantEmail: null,
      subject: '230 applicants',
      outcome: 'whole',
      reference: 'R7',
      details: { count: 230, columns: ['/name', '/email'], reasons: [], failure: null, leftOut: 0 },
    },
  ])
})

test('records why a file is incomplete, and what to do', async () => {
  refuseFrom(51)
  const { reader } = await startReading()
  await readToEnd(reader)
  const [row] = await recorded()
  expect(row).toMatchObject({
    outcome: 'partial',
    details: {
      columns: null,
      failure: 'key-rejected',
      reasons: [expect.stringContaining('key')],
      advice: expect.stringContaining('key'),
    },
  })
})

test('records an export that the partner rejected from the start', async () => {
  refuseFrom(0)
  const { result } = await start()
  expect(result.ok).toBe(false)
  expect(await recorded()).toMatchObject([
    { outcome: 'failed', subject: '0 applicants', details: { failure: 'key-rejected' } },
  ])
})

test.each([
  ['cancels', (reader: ReadableStreamDefaultReader, _: AbortController) => void reader.cancel()],
  ['disconnects', (_: ReadableStreamDefaultReader, leaving: AbortController) => leaving.abort()],
])('records once how far an export came when its reader %s', async (_, leave) => {
  const { reader, leaving } = await startReading()
  await reader.read()
  await reader.read()
  leave(reader, leaving)
  leaving.abort()
  await expect
    .poll(recorded)
    .toMatchObject([{ outcome: 'broken-off', details: { reasons: ['The download was cancelled'] } }])
  const [row] = await recorded()
  expect(Number(row?.subject.split(' ')[0])).toBeGreaterThan(0)
  expect(Number(row?.subject.split(' ')[0])).toBeLessThan(230)
})

test('records an export whose client has left before it began, and keeps nothing of it', async () => {
  await runInRequest({ requestId: 'R8', address: '127.0.0.1' }, async () =>
    beginExport(null, { signal: AbortSignal.abort(), person }),
  )
  await expect.poll(recorded).toMatchObject([{ outcome: 'broken-off', details: { count: 0 } }])
  expect(stoppers.size).toBe(0)
})

test('keeps nothing of an export in memory once it is recorded', async () => {
  const any = vi.spyOn(AbortSignal, 'any')
  const { reader } = await startReading()
  await readToEnd(reader)
  const signals = any.mock.results.map(({ value }) => value as AbortSignal)
  any.mockRestore()
  expect(signals.length).toBeGreaterThan(0)
  // Node keeps a combined signal and what its listeners refer to as long as it has one.
  expect(signals.flatMap((signal) => getEventListeners(signal, 'abort'))).toEqual([])
})

test('an export of selected applicants has only those, and reads no page after the last of them', async () => {
  const offsets = () => sandbox.state.log.list(0).filter(({ endpoint }) => endpoint === 'GET /applicants').length
  const everyone = await startReading(['/id'])
  let text = ''
  for (let next = await everyone.reader.read(); !next.done; next = await everyone.reader.read())
    text += new TextDecoder().decode(next.value)
  const ids = text.trim().split('\r\n').slice(1)
  const chosen = [ids[70], ids[3]].map((id) => `id:${id}`)
  const before = offsets()
  const exporter = { signal: new AbortController().signal, person }
  const selected = await runInRequest({ requestId: 'R8', address: '127.0.0.1' }, () =>
    exportApplicants(['/id'], exporter, new Set(chosen)),
  )
  if (!selected.ok) throw new Error(selected.failure.title)
  const lines = (await new Response(selected.value.body).text()).trim().split('\r\n')
  expect(lines.slice(1)).toEqual([ids[3], ids[70]])
  expect(offsets() - before).toBeLessThanOrEqual(3)
})

// Last, since no other request is sent for 100 seconds after it.
test('ends an export that waits for the partner when the server stops, and says so in the file', async () => {
  const tooMany = { status: 429, retryAfter: 100 }
  const match = { offsetAtLeast: 51 }
  sandbox.state.faults.add(faultSchema.parse({ endpoint: 'GET /applicants', times: null, match, ...tooMany }))
  const { result } = await start(['/id'])
  if (!result.ok) throw new Error(result.failure.title)
  const text = new Response(result.value.body).text()
  await expect.poll(() => sandbox.state.log.list(0).some(({ status }) => status === 429)).toBe(true)
  serverState.isStopping = true
  for (const stop of stoppers) stop()
  expect(await text).toContain('The desk was stopped before the end')
  serverState.isStopping = false
  expect(await recorded()).toMatchObject([
    { outcome: 'partial', details: { reasons: ['The desk was stopped before the end'] } },
  ])
  expect(stoppers.size).toBe(0)
})
