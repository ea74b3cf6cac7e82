import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { store } from '../store/connection'
import { runRows, runs } from '../store/run-tables'
import { activity, dispatches } from '../store/schema'
import { columnsOf } from '../testing/dispatch-columns'
import { openTestStore } from '../testing/test-store'
import { eraseExpired } from './erase-expired'
import { retentionSteps } from './retention-steps'

beforeAll(() => openTestStore({ ACTIVITY_DAYS: '30' }))

const none = Object.fromEntries(Object.keys(retentionSteps).map((name) => [name, 0]))
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const ids = async () => ({
  entries: (await store().select().from(activity)).map(({ id }) => id),
  dispatches: (await store().select().from(dispatches)).map(({ id }) => id).sort(),
})

type Sent = Partial<typeof dispatches.$inferInsert> & { id: string }
function send(...rows: Sent[]) {
  const usual = {
    kind: 'submit-application',
    ...columnsOf('succeeded'),
    personId: 'rosa',
    personName: 'Rosa',
    subject: 'Night baker',
    body: '{}',
    fingerprint: 'x',
  }
  return store()
    .insert(dispatches)
    .values(rows.map((row) => ({ ...usual, ...row })))
}

test('erases entries older than ACTIVITY_DAYS in batches, but none that are in progress or need a decision', async () => {
  await store().execute(sql`insert into activity (id, at, person_id, person_name, kind, subject, outcome)
    select 'old' || n, now() - interval '31 days', 'rosa', 'Rosa', 'sign-in', '', 'done' from generate_series(1, 1200) n`)
  await store()
    .insert(activity)
    .values({
      id: 'young',
      at: daysAgo(29),
      personId: 'r',
      personName: 'R',
      kind: 'export',
      subject: '',
      outcome: 'whole',
    })
  const old = { createdAt: daysAgo(400), endedAt: daysAgo(399) }
  await send(
    { id: 'done', ...old },
    { id: 'refused', ...columnsOf('refused'), ...old },
    { id: 'abandoned', ...columnsOf('abandoned'), ...old },
    { id: 'needs-decision', ...columnsOf('needs-decision'), createdAt: daysAgo(400) },
    { id: 'queued', ...columnsOf('queued'), createdAt: daysAgo(400) },
    { id: 'sending', ...columnsOf('sending'), createdAt: daysAgo(400) },
    { id: 'decided-lately', createdAt: daysAgo(400), endedAt: daysAgo(2) },
    { id: 'young', createdAt: daysAgo(29), endedAt: daysAgo(29) },
  )
  expect(await eraseExpired()).toMatchObject({ entries: 1_200, dispatches: 3 })
  expect(await ids()).toEqual({
    entries: ['young'],
    dispatches: ['decided-lately', 'needs-decision', 'queued', 'sending', 'young'],
  })
  expect(await eraseExpired()).toEqual(none)
})

test('erases request and response bodies a week after the end, unless the write may be sent again', async () => {
  await store().delete(dispatches)
  const body = '{"resume":"…"}'
  const endedAt = daysAgo(8)
  const result = { outcome: 'submitted', answer: { phone: '+49 30 1' } }
  await send(
    { id: 'refused', ...columnsOf('refused'), body, endedAt },
    { id: 'cancelled', ...columnsOf('cancelled'), body, endedAt },
    { id: 'abandoned', ...columnsOf('abandoned'), body, endedAt },
    { id: 'needs-decision', ...columnsOf('needs-decision'), body, createdAt: daysAgo(8) },
    { id: 'lately', ...columnsOf('refused'), body, endedAt: daysAgo(6) },
    { id: 'job', kind: 'create-job', body, endedAt },
    { id: 'succeeded', body: '', result, endedAt },
    { id: 'succeeded-lately', body: '', result, endedAt: daysAgo(6) },
  )
  expect(await eraseExpired()).toEqual({ ...none, bodies: 5 })
  const rows = await store().select().from(dispatches)
  expect(rows.flatMap((row) => (row.body === body ? [row.id] : [])).sort()).toEqual(['lately', 'needs-decision'])
  const resultOf = (id: string) => rows.find((row) => row.id === id)?.result
  expect(resultOf('succeeded')).toEqual({ outcome: 'submitted', answer: null })
  expect(resultOf('succeeded-lately')).toEqual(result)
  expect(await eraseExpired()).toEqual(none)
})

test('stops between two batches when the server stops', async () => {
  await store().execute(sql`insert into activity (id, at, person_id, person_name, kind, subject, outcome)
    select 'old' || n, now() - interval '31 days', 'rosa', 'Rosa', 'sign-in', '', 'done' from generate_series(1, 1200) n`)
  let batches = 0
  expect(await eraseExpired(() => ++batches > 1)).toEqual({ ...none, entries: 500 })
})

test('erases the upload of a run a week after its end, and an incomplete run after a day', async () => {
  await store().delete(dispatches)
  await store().delete(activity)
  const usual = {
    name: 'people.csv',
    personId: 'rosa',
    personName: 'Rosa',
    stopsAtRefusal: false,
    header: [],
    isEnqueued: true,
    startedAt: daysAgo(9),
  }
  await store()
    .insert(runs)
    .values([
      { ...usual, id: 'ended', state: 'finished', endedAt: daysAgo(8), createdAt: daysAgo(9) },
      { ...usual, id: 'undecided', state: 'finished', endedAt: daysAgo(8), createdAt: daysAgo(9) },
      { ...usual, id: 'lately', state: 'finished', endedAt: daysAgo(6), createdAt: daysAgo(9) },
      { ...usual, id: 'paused', state: 'paused', createdAt: daysAgo(9) },
      { ...usual, id: 'never-whole', state: 'draft', startedAt: null, createdAt: daysAgo(2) },
      { ...usual, id: 'being-uploaded', state: 'draft', startedAt: null },
      { ...usual, id: 'old', state: 'cancelled', endedAt: daysAgo(31), createdAt: daysAgo(31) },
    ])
  const row = { row: 1, cells: '[]', body: '{}', applicantEmail: 'a@example.com', jobId: '1', isAgain: false }
  const of = (runId: string) => ({ ...row, runId })
  await store().insert(runRows).values(['ended', 'undecided', 'lately', 'paused', 'never-whole'].map(of))
  await send({ id: 'undecided', ...columnsOf('needs-decision'), groupId: 'undecided', groupPosition: 1 })
  expect(await eraseExpired()).toEqual({ ...none, unstarted: 1, uploads: 1, fileNames: 2, runs: 1 })
  expect((await store().select().from(runRows)).map(({ runId }) => runId).sort()).toEqual([
    'lately',
    'paused',
    'undecided',
  ])
  expect(await store().$count(runs)).toBe(5)
})
