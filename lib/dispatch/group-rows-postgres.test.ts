import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { createCountingKind } from '../testing/counting-kind'
import { setUpPostgres } from '../testing/test-desks'
import { openTestStore } from '../testing/test-store'
import { markSending } from './mark-sending'
import { recordDispatch } from './record'
import { groups, registerKinds } from './registry'
import { type DispatchRow, toDispatchRow } from './row'
import { saveAnswer } from './save-outcome'

const postgres = setUpPostgres('rows of groups')
const person = { id: 'rosa', name: 'Rosa' }
const kind = createCountingKind()

/** Rows of one group that the worker `one` has claimed, in the order of their positions. */
async function claimRows(count: number, groupId = 'run'): Promise<DispatchRow[]> {
  const body = { name: 'Cook' }
  const ids = Array.from({ length: count }, () => randomUUID())
  for (const [position, id] of ids.entries()) {
    await recordDispatch({ id, kind: 'create-job', person, subject: 'S', body, entered: body })
    await store()
      .update(dispatches)
      .set({ groupId, groupPosition: position, worker: 'one', leaseUntil: sql`now() + interval '1 minute'` })
      .where(sql`id = ${id}`)
  }
  return readRows(ids)
}

async function readRows(ids: readonly string[]): Promise<DispatchRow[]> {
  const rows = await store()
    .select()
    .from(dispatches)
    .where(inArray(dispatches.id, [...ids]))
    .orderBy(dispatches.groupPosition)
  return rows.map(toDispatchRow)
}

/** Locks a row as someone does who is changing it; the returned function ends that. */
async function lock(id: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query('begin')
  await client.query('select id from dispatches where id = $1 for update', [id])
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

test('sends and saves rows of a group concurrently, without waiting for a lock on one of them', async ({ skip }) => {
  process.env.TEST_DATABASE_URL = postgres(skip).url
  const close = await openTestStore()
  const outcomes: unknown[] = []
  registerKinds(
    { 'create-job': kind },
    {
      ...groups(),
      mayBeSent: sql`true`,
      onOutcome: async (_inside, row, outcome) => void outcomes.push([row.groupId, outcome]),
    },
  )
  const claimed = await claimRows(4)
  const ids = claimed.map(({ id }) => id)
  const [, locked] = claimed
  const unlock = await lock(locked?.id ?? '')
  const mark = (row: DispatchRow) => markSending(row, 'one', { reference: `of ${row.id}`, before: undefined })
  expect(await Promise.all(claimed.map(mark))).toEqual([true, false, true, true])
  await unlock()
  expect((await readRows(ids)).map(({ state, attempts }) => `${state} ${attempts}`)).toEqual([
    'sending 1',
    'queued 0',
    'sending 1',
    'sending 1',
  ])

  const sent = (await readRows(ids)).filter(({ state }) => state === 'sending')
  const unlockSent = await lock(sent[0]?.id ?? '')
  const save = (row: DispatchRow) => saveAnswer(kind, row, { ok: true, value: { id: row.id } }, 5)
  const saves = sent.map(save)
  expect(await Promise.all(saves.slice(1))).toEqual([true, true])
  await unlockSent()
  expect(await saves[0]).toBe(true)
  const after = await readRows(sent.map(({ id }) => id))
  expect(after.map(({ state, worker, endedAt }) => [state, worker, endedAt !== null])).toEqual(
    sent.map(() => ['succeeded', null, true]),
  )
  expect(after.map(({ timeline }) => timeline.map(({ what }) => what))).toEqual(
    sent.map(() => ['recorded', 'sent', 'answered']),
  )
  // Once for the two that were saved together, once for the one that was locked.
  expect(outcomes).toHaveLength(2)
  // An answer that came after the row had moved on.
  expect(await save({ ...(sent[1] as DispatchRow), attempts: 0 })).toBe(false)

  // Claimed twice by one server, after its lease had expired.
  const [twice] = await claimRows(1, 'another run')
  if (!twice) throw new Error('no row was claimed')
  const markAs = (reference: string) => markSending(twice, 'one', { reference, before: undefined })
  const marked = await Promise.all([markAs('first'), markAs('second')])
  expect(marked.filter((isMarked) => isMarked)).toHaveLength(1)
  await close()
})
