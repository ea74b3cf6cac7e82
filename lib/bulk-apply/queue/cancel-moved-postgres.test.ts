import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { store } from '../../store/connection'
import { runs } from '../../store/run-tables'
import { dispatches } from '../../store/schema'
import { createRunSimulation } from '../../testing/run-simulation'
import { setUpPostgres } from '../../testing/test-desks'
import { openTestStore } from '../../testing/test-store'
import { enqueueNextBatch } from './enqueue-rows'

vi.mock('../../connection/partner', () => ({ partner: () => ({}) }))

const postgres = setUpPostgres('cancelled rows')

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  return client
}

test('cancelling a run leaves alone a row that a server starts to send meanwhile', async ({ skip }) => {
  process.env.TEST_DATABASE_URL = postgres(skip).url
  const close = await openTestStore()
  const machine = createRunSimulation({ onSent: async () => {}, onAnswered: async () => {} })
  const id = await machine.makeRun(['baker', 'baker', 'baker'], false)
  while (await enqueueNextBatch(id));
  await store().update(runs).set({ state: 'cancelling' }).where(eq(runs.id, id))
  const [server, observer] = [await connect(), await connect()]
  await server.query('begin')
  await server.query(
    "update dispatches set state = 'sending', attempts = 1, reference = 'R1', sent_at = now(), worker = 'other', lease_until = now() + interval '1 minute' where group_id = $1 and group_position = 2",
    [id],
  )

  const cancelling = enqueueNextBatch(id)
  await vi.waitUntil(async () => {
    const waiting = await observer.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")
    return waiting.rowCount === 1
  })
  await server.query('commit')

  expect(await cancelling).toBe(true)
  const rows = await store()
    .select({ state: dispatches.state })
    .from(dispatches)
    .where(eq(dispatches.groupId, id))
    .orderBy(dispatches.groupPosition)
  expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'sending', 'cancelled'])
  await Promise.all([server.end(), observer.end()])
  await close()
})
