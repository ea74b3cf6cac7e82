import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { store } from '../store/connection'
import { runRows, runs } from '../store/run-tables'
import { activity, dispatches } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { eraseExpired } from './erase-expired'

let close: () => Promise<void>
beforeAll(async () => {
  process.env.ACTIVITY_DAYS = '30'
  close = await openTestStore()
})
afterAll(() => close())

const none = { entries: 0, dispatches: 0, bodies: 0, drafts: 0, uploads: 0, runs: 0 }
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const ids = async () => ({
  entries: (await store().select().from(activity)).map(({ id }) => id),
  dispatches: (await store().select().from(dispatches)).map(({ id }) => id).sort(),
})

type Sent = Partial<typeof dispatches.$inferInsert> & { id: string }
function send(...rows: Sent[]) {
  const usual = {
    kind: 'submit-application',
    state: 'done',
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

test('what is older than ACTIVITY_DAYS goes, in batches; what is open or needs somebody stays, whatever its age', async () => {
  await store().execute(sql`insert into activity (id, at, person_id, person_name, kind, subject, verdict)
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
      verdict: 'whole',
    })
  const old = { createdAt: daysAgo(400), settledAt: daysAgo(399) }
  await send(
    { id: 'done', ...old },
    { id: 'refused', ...old, state: 'refused' },
    { id: 'left', ...old, state: 'unclear' },
    { id: 'needs-somebody', createdAt: daysAgo(400), state: 'unclear' },
    { id: 'waiting', createdAt: daysAgo(400), state: 'waiting', notBefore: daysAgo(-1) },
    { id: 'sending', createdAt: daysAgo(400), state: 'sending' },
    { id: 'decided-lately', createdAt: daysAgo(400), settledAt: daysAgo(2) },
    { id: 'young', createdAt: daysAgo(29), settledAt: daysAgo(29) },
  )
  expect(await eraseExpired()).toMatchObject({ entries: 1_200, dispatches: 3 })
  expect(await ids()).toEqual({
    entries: ['young'],
    dispatches: ['decided-lately', 'needs-somebody', 'sending', 'waiting', 'young'],
  })
  expect(await eraseExpired()).toEqual(none)
})

test('the body of an application that came to nothing is forgotten after a week, one that may be sent again is not', async () => {
  await store().delete(dispatches)
  const body = '{"resume":"…"}'
  const settledAt = daysAgo(8)
  await send(
    { id: 'refused', state: 'refused', body, settledAt },
    { id: 'cancelled', state: 'cancelled', body, settledAt },
    { id: 'left', state: 'unclear', body, settledAt },
    { id: 'needs-somebody', state: 'unclear', body, createdAt: daysAgo(8) },
    { id: 'lately', state: 'refused', body, settledAt: daysAgo(6) },
    { id: 'job', kind: 'create-job', body, settledAt },
  )
  expect(await eraseExpired()).toEqual({ ...none, bodies: 3 })
  const kept = (await store().select().from(dispatches)).filter((row) => row.body === body).map(({ id }) => id)
  expect(kept.sort()).toEqual(['job', 'lately', 'needs-somebody'])
})

test('it ends between two batches when the server is to stop', async () => {
  await store().execute(sql`insert into activity (id, at, person_id, person_name, kind, subject, verdict)
    select 'old' || n, now() - interval '31 days', 'rosa', 'Rosa', 'sign-in', '', 'done' from generate_series(1, 1200) n`)
  let batches = 0
  expect(await eraseExpired(() => ++batches > 1)).toEqual({ ...none, entries: 500 })
})

test('what was uploaded for a run goes a week after it has ended, a run that was never handed over after a day', async () => {
  await store().delete(dispatches)
  await store().delete(activity)
  const usual = { name: 'people.csv', personId: 'rosa', personName: 'Rosa', stopsAtRefusal: false, header: [] }
  await store()
    .insert(runs)
    .values([
      { ...usual, id: 'ended', state: 'running', endedAt: daysAgo(8), createdAt: daysAgo(9) },
      { ...usual, id: 'undecided', state: 'running', endedAt: daysAgo(8), createdAt: daysAgo(9) },
      { ...usual, id: 'lately', state: 'running', endedAt: daysAgo(6), createdAt: daysAgo(9) },
      { ...usual, id: 'paused', state: 'paused', createdAt: daysAgo(9) },
      { ...usual, id: 'never-whole', state: 'draft', createdAt: daysAgo(2) },
      { ...usual, id: 'being-handed-over', state: 'draft' },
      { ...usual, id: 'old', state: 'cancelled', endedAt: daysAgo(31), createdAt: daysAgo(31) },
    ])
  const row = { row: 1, cells: '[]', body: '{}', applicantEmail: 'a@example.com', jobId: '1', isAgain: false }
  const of = (runId: string) => ({ ...row, runId })
  await store().insert(runRows).values(['ended', 'undecided', 'lately', 'paused', 'never-whole'].map(of))
  await send({ id: 'unclear', state: 'unclear', runId: 'undecided', runRow: 1 })
  expect(await eraseExpired()).toEqual({ ...none, drafts: 1, uploads: 1, runs: 1 })
  expect((await store().select().from(runRows)).map(({ runId }) => runId).sort()).toEqual([
    'lately',
    'paused',
    'undecided',
  ])
  expect(await store().$count(runs)).toBe(5)
})
