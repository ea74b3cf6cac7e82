import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { store } from '../store/connection'
import { activity, dispatches } from '../store/schema'
import { openTestStore } from '../store/test-store'
import { forgetOld } from './forget-old'

let close: () => Promise<void>
beforeAll(async () => {
  process.env.ACTIVITY_DAYS = '30'
  close = await openTestStore()
})
afterAll(() => close())

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
  expect(await forgetOld()).toMatchObject({ entries: 1_200, dispatches: 3 })
  expect(await ids()).toEqual({
    entries: ['young'],
    dispatches: ['decided-lately', 'needs-somebody', 'sending', 'waiting', 'young'],
  })
  expect(await forgetOld()).toEqual({ entries: 0, dispatches: 0, bodies: 0 })
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
  expect(await forgetOld()).toEqual({ entries: 0, dispatches: 0, bodies: 3 })
  const kept = (await store().select().from(dispatches)).filter((row) => row.body === body).map(({ id }) => id)
  expect(kept.sort()).toEqual(['job', 'lately', 'needs-somebody'])
})

test('it ends between two batches when the server is to stop', async () => {
  await store().execute(sql`insert into activity (id, at, person_id, person_name, kind, subject, verdict)
    select 'old' || n, now() - interval '31 days', 'rosa', 'Rosa', 'sign-in', '', 'done' from generate_series(1, 1200) n`)
  let batches = 0
  expect(await forgetOld(() => ++batches > 1)).toEqual({ entries: 500, dispatches: 0, bodies: 0 })
})
