import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { decide } from '../dispatch/decide'
import { holdUnsent } from '../dispatch/guard/hold-unsent'
import { registerKinds } from '../dispatch/registry'
import { readHeldSummary } from '../held-writes/read-summary'
import { type Store, store } from '../store/connection'
import { dispatches } from '../store/schema'
import { runOf } from '../testing/test-runs'
import { openTestStore } from '../testing/test-store'
import { rosa } from '../testing/test-worker'
import { createRun } from './create-run'
import { enqueueNextBatch } from './queue/enqueue-rows'
import { runGroups } from './queue/run-queue'
import { readRun } from './read-run'
import { saveRows } from './save-rows'
import { startRun } from './start-run'

const jobs = { ok: true, value: { items: [{ id: '7', name: 'Baker' }], isCut: false } }
vi.mock('../connection/partner', () => ({ partner: () => ({ listJobs: async () => jobs }) }))

let close: () => Promise<void>
beforeAll(async () => {
  close = await openTestStore()
  registerKinds({}, runGroups)
})
afterAll(() => close())

const restore = () => store().transaction((inside: Store) => holdUnsent(inside, { why: 'rewritten', lastUsedAt: null }))
const row = {
  row: 1,
  cells: ['ada@example.com'],
  body: { applicant: { email: 'ada@example.com', fullName: 'Ada' }, job: { jobId: '7' }, enqueue: true },
  isAgain: false,
}

test('holds a run that was uploaded before the restore, and may have been started since, as soon as it is started', async () => {
  const id = randomUUID()
  await createRun({ id, name: 'people.csv', header: ['Email'], stopsAtRefusal: false }, rosa)
  await saveRows(id, [row], rosa)
  await restore()
  expect(await readRun(id)).toMatchObject({ state: 'draft', mayHaveBeenSent: true, isHeld: false })
  expect(await startRun({ id, rows: 1 }, rosa)).toMatchObject({ state: 'started', run: { isHeld: true } })
  expect(await readHeldSummary()).toMatchObject({ held: 1 })
})

test('does not cancel a waiting row of a held run: it may have been sent since', async () => {
  const id = await runOf([{ email: 'ada@example.com', jobId: '7' }])
  await enqueueNextBatch(id)
  const [waiting] = await store().select().from(dispatches).where(eq(dispatches.groupId, id))
  expect(waiting).toMatchObject({ state: 'scheduled' })
  await restore()
  const decided = await decide(waiting?.id ?? '', { what: 'cancel' }, rosa)
  expect(decided).toMatchObject({ state: 'too-late', dispatch: { state: 'scheduled' } })
})
