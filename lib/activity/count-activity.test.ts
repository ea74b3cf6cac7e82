import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { dispatchStates } from '../dispatch/contract'
import { store } from '../store/connection'
import { runs } from '../store/run-tables'
import { activity, dispatches } from '../store/schema'
import { columnsOf } from '../testing/dispatch-columns'
import { openTestStore } from '../testing/test-store'
import { anyActivity } from './contract'
import { countActivity } from './count-activity'
import { listActivity } from './list-activity'

const since = new Date(Date.UTC(2026, 10, 22, 8))
const [before, after] = [new Date(since.getTime() - 1), new Date(since.getTime() + 1)]
const author = { personId: 'rosa', personName: 'Rosa', subject: 'Night baker' }

beforeAll(() => openTestStore())
beforeAll(async () => {
  const written = [...dispatchStates, 'succeeded' as const].map((state) => ({ state, createdAt: after }))
  const rows = [...written, { state: 'succeeded' as const, createdAt: before }]
  await store()
    .insert(dispatches)
    .values(
      rows.map(({ state, createdAt }) => ({
        ...author,
        ...columnsOf(state),
        id: randomUUID(),
        kind: 'create-job',
        body: '{}',
        fingerprint: 'x',
        createdAt,
      })),
    )
  const run = {
    ...author,
    name: 'Spring',
    rows: 2,
    header: [],
    stopsAtRefusal: false,
    isEnqueued: true,
    startedAt: after,
  }
  await store()
    .insert(runs)
    .values([
      { ...run, id: 'done', state: 'finished', endedAt: after, createdAt: after },
      { ...run, id: 'waits', state: 'paused', createdAt: after },
      { ...run, id: 'old', state: 'finished', endedAt: before, createdAt: before },
    ])
  const entries = [
    { kind: 'export', outcome: 'whole', at: after },
    { kind: 'export', outcome: 'broken-off', at: after },
    { kind: 'export', outcome: 'whole', at: before },
    { kind: 'sign-in', outcome: 'done', at: after },
  ]
  await store()
    .insert(activity)
    .values(entries.map((entry) => ({ ...author, id: randomUUID(), ...entry })))
})

test('counts what the activity lists for the same filter', async () => {
  const counts = await countActivity(since)
  expect(counts).toContainEqual({ kind: 'create-job', outcome: 'done', count: 2 })
  expect(counts).toContainEqual({ kind: 'export', outcome: 'done', count: 1 })
  expect(counts).toContainEqual({ kind: 'bulk-apply', outcome: 'done', count: 1 })
  expect(counts).toContainEqual({ kind: 'bulk-apply', outcome: 'needs-somebody', count: 1 })
  expect(counts.filter(({ kind }) => kind === 'create-job').reduce((sum, { count }) => sum + count, 0)).toBe(
    dispatchStates.length + 1,
  )
  for (const { kind, outcome, count } of counts) {
    const filter = { ...anyActivity, kind, outcome, since: since.toISOString() }
    expect((await listActivity({ filter, limit: 50 }, { isMasked: false })).items).toHaveLength(count)
  }
})
