import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { anyActivity } from '../activity/contract'
import { exportActivity } from '../activity/export-activity'
import { listActivity } from '../activity/list-activity'
import { readEntry } from '../activity/read-entry'
import { decide } from '../dispatch/decide'
import { holdUnsent } from '../dispatch/guard/hold-unsent'
import { registerKinds } from '../dispatch/registry'
import { readHeldSummary } from '../held-writes/read-summary'
import { type Store, store } from '../store/connection'
import { runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { runOf } from '../testing/test-runs'
import { openTestStore } from '../testing/test-store'
import { rosa } from '../testing/test-worker'
import { countRunRows } from './count-run-rows'
import { createRun } from './create-run'
import { decideHeldRun } from './decide-held-run'
import { exportResults } from './export-results'
import { enqueueNextBatch } from './queue/enqueue-rows'
import { runGroups } from './queue/run-queue'
import { readRun } from './read-run'
import { readRunRows } from './read-run-rows'
import { saveRows } from './save-rows'
import { startRun } from './start-run'

const jobs = { ok: true, value: { items: [{ id: '7', name: 'Baker' }], isCut: false } }
vi.mock('../connection/partner', () => ({ partner: () => ({ listJobs: async () => jobs }) }))

beforeAll(() => openTestStore())
beforeAll(async () => {
  registerKinds({}, runGroups)
})

const restore = () => store().transaction((tx: Store) => holdUnsent(tx, { why: 'rewritten', lastUsedAt: null }))
const row = {
  row: 1,
  cells: ['ada@example.com'],
  body: { applicant: { email: 'ada@example.com', fullName: 'Ada' }, job: { jobId: '7' }, enqueue: true },
  isAgain: false,
}

test('holds a run uploaded before a restore as soon as it is started, as it may have been started since the backup', async () => {
  const id = randomUUID()
  await createRun({ id, name: 'people.csv', header: ['Email'], stopsAtRefusal: false }, rosa)
  await saveRows(id, [row], rosa)
  await restore()
  expect(await readRun(id)).toMatchObject({ state: 'draft', mayHaveBeenSent: true, isHeld: false })
  expect(await startRun({ id, rows: 1 }, rosa)).toMatchObject({ state: 'started', run: { isHeld: true } })
  expect(await readHeldSummary()).toMatchObject({ held: 1 })
})

test('counts a write once, even if the store is restored twice before a review', async () => {
  await runOf([{ email: 'lea@example.com', jobId: '7' }])
  expect(await restore()).toBeGreaterThan(0)
  const summary = await readHeldSummary()
  expect(await restore()).toBe(0)
  expect(await readHeldSummary()).toEqual(summary)
})

test('does not cancel a waiting row of a held run, as it may have been sent since the backup', async () => {
  const id = await runOf([{ email: 'ada@example.com', jobId: '7' }])
  await enqueueNextBatch(id)
  const [waiting] = await store().select().from(dispatches).where(eq(dispatches.groupId, id))
  expect(waiting).toMatchObject({ state: 'scheduled' })
  await restore()
  const decided = await decide(waiting?.id ?? '', { what: 'cancel' }, rosa)
  expect(decided).toMatchObject({ state: 'too-late', dispatch: { state: 'scheduled' } })
})

const heldWords = 'Held: may have been sent'
const rowsOf = async (id: string, outcome: 'held-for-review' | 'waiting' | 'needs-decision' | null = null) =>
  (await readRunRows(id, { outcome, offset: 0, limit: 10 })).items.map(({ outcome }) => outcome)
async function downloaded(id: string, which: 'all' | 'failed'): Promise<string> {
  const file = await exportResults(id, which, rosa)
  return typeof file === 'object' && file !== null ? new Response(file.body).text() : ''
}

test('says on the run and in its results that rows without an outcome at the restore may have been sent', async () => {
  const id = await runOf(['ivy', 'jan', 'kim'].map((name) => ({ email: `${name}@example.com`, jobId: '7' })))
  await enqueueNextBatch(id)
  const isFirst = sql`group_id = ${id} and group_position = 1`
  await store()
    .update(dispatches)
    .set({ state: 'needs-decision', uncertainty: { what: 'unknown', why: 'tried-enough' } })
    .where(isFirst)
  expect(await readRun(id)).toMatchObject({ counts: { waiting: 2, 'needs-decision': 1, 'held-for-review': 0 } })
  await restore()
  expect(await readRun(id)).toMatchObject({ counts: { waiting: 0, 'needs-decision': 0, 'held-for-review': 3 } })
  expect(await rowsOf(id)).toEqual(Array(3).fill('held-for-review'))
  expect(await rowsOf(id, 'held-for-review')).toHaveLength(3)
  expect([...(await rowsOf(id, 'waiting')), ...(await rowsOf(id, 'needs-decision'))]).toEqual([])
  expect((await countRunRows()).rows).toContainEqual({ outcome: 'held-for-review', count: expect.any(Number) })
  const results = await downloaded(id, 'all')
  expect(results.split(`${heldWords},"The desk’s database was restored or copied`)).toHaveLength(4)
  await decideHeldRun(id, 'send', rosa)
  expect(await rowsOf(id, 'held-for-review')).toEqual([])
})

test('says the same in the activity, its download and its details', async () => {
  const id = await runOf([{ email: 'dora@example.com', jobId: '7' }])
  await enqueueNextBatch(id)
  const [row] = (await readRunRows(id, { outcome: null, offset: 0, limit: 1 })).items
  await restore()
  const filtered = async (outcome: 'needs-somebody' | 'under-way') => {
    const { items } = await listActivity(
      { filter: { ...anyActivity, outcome }, limit: 50, before: null },
      { isMasked: false },
    )
    return items.filter((item) => item.id === row?.id).map(({ outcome }) => outcome)
  }
  expect(await filtered('needs-somebody')).toEqual(['held-for-review'])
  expect(await filtered('under-way')).toEqual([])
  const entry = await readEntry(row?.id ?? '', { isMasked: false })
  expect(entry).toMatchObject({ row: { outcome: 'held-for-review' }, dispatch: { state: 'scheduled', isHeld: true } })
  const file = await new Response(exportActivity(anyActivity, rosa, { isMasked: false }).body).text()
  expect(file.split('\r\n').find((line) => line.includes(row?.id ?? ''))).toContain(heldWords)
})

test('excludes from the failed rows what may have been sent since the backup was made', async () => {
  const id = await runOf(['eve', 'fay', 'gus', 'hal'].map((name) => ({ email: `${name}@example.com`, jobId: '7' })))
  await enqueueNextBatch(id)
  const refused = (kind: string) => ({ state: 'refused', failure: { kind, fields: {} }, endedAt: new Date() })
  const set = (position: number, values: object) =>
    store().update(dispatches).set(values).where(sql`group_id = ${id} and group_position = ${position}`)
  await set(1, refused('job-unavailable'))
  await set(2, refused('invalid'))
  await set(3, { state: 'cancelled', endedAt: new Date() })
  await store().execute(
    sql`update run_jobs set state = 'held', canary_id = null, failure = '{"kind":"job-unavailable"}' where run_id = ${id}`,
  )
  const names = async () => ['eve', 'fay', 'gus', 'hal'].filter((name) => failed.includes(name))
  let failed = await downloaded(id, 'failed')
  expect(await names()).toEqual(['eve', 'fay', 'gus', 'hal'])
  await restore()
  failed = await downloaded(id, 'failed')
  // Refused rows may have been corrected and sent since.
  expect(await names()).toEqual(['gus'])
  await decideHeldRun(id, 'send', rosa)
  failed = await downloaded(id, 'failed')
  expect(await names()).toEqual(['gus'])
})

/** A server that dies before the run's own change is stored: every statement before it is as it leaves them. */
async function dieWhileDeciding(id: string, what: 'send' | 'discard') {
  await store().execute(sql`create function die() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`)
  await store().execute(sql`create trigger die before update on runs for each row execute function die()`)
  await expect(decideHeldRun(id, what, rosa)).rejects.toThrow()
  await store().execute(sql`drop function die() cascade`)
}

test.each(['running', 'finished'] as const)(
  'a held run that was %s can still be decided either way when the server dies in between',
  async (state) => {
    const id = await runOf(['may', 'ned'].map((name) => ({ email: `${name}.${state}@example.com`, jobId: '7' })))
    await enqueueNextBatch(id)
    const uncertain = { state: 'needs-decision', uncertainty: { what: 'unknown', why: 'tried-enough' } }
    await store().update(dispatches).set(uncertain).where(sql`group_id = ${id}`)
    if (state === 'finished')
      await store().update(runs).set({ state, endedAt: sql`now()`, isEnqueued: true }).where(eq(runs.id, id))
    await restore()
    const held = await readHeldSummary()
    await dieWhileDeciding(id, 'send')
    expect(await readHeldSummary()).toEqual(held)
    expect(await rowsOf(id)).toEqual(['held-for-review', 'held-for-review'])
    // The person changes their mind: nothing is left that would wait for ever.
    expect(await decideHeldRun(id, 'discard', rosa)).toBe(true)
    while (await enqueueNextBatch(id));
    expect(await rowsOf(id)).toEqual(['abandoned', 'abandoned'])
  },
)
