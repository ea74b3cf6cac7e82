import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { setUpPostgres } from '../testing/test-desks'
import { openTestStore } from '../testing/test-store'
import { recordDispatch } from './record'
import { createClockWatch } from './watch-clock'

const hourMs = 3_600_000
const postgres = setUpPostgres('the clock of a server')

test('shifts the times once when two servers see the clock set back, and not for a suspended server', async ({
  skip,
}) => {
  process.env.TEST_DATABASE_URL = postgres(skip).url
  const close = await openTestStore()
  const passed = { one: 10 * hourMs, two: 10 * hourMs }
  const [one, two] = [createClockWatch(() => passed.one), createClockWatch(() => passed.two)]
  await one()
  await two()
  const body = { name: 'Cook' }
  const person = { id: 'rosa', name: 'Rosa' }
  const undoMs = 9_000
  await recordDispatch({ id: randomUUID(), kind: 'create-job', person, subject: 'S', body, entered: body, undoMs })
  const hoursAhead = async () => {
    const [row] = await store()
      .select({ hours: sql<number>`round(extract(epoch from not_before - now()) / 3600)::float8` })
      .from(dispatches)
    return row?.hours
  }
  // The database's clock advanced an hour less than both servers' clocks, as when it is set back.
  await store().execute(sql`update store_clock set seen_at = seen_at + interval '1 hour'`)
  passed.one += hourMs
  passed.two += hourMs
  await one()
  await two()
  expect(await hoursAhead()).toBe(-1)
  // An hour that only one server missed: the other one has read the clock all along.
  passed.one -= hourMs
  await one()
  expect(await hoursAhead()).toBe(-1)
  // An hour that both servers missed.
  await store().execute(sql`update store_clock set seen_at = seen_at - interval '1 hour'`)
  passed.one -= hourMs
  passed.two -= hourMs
  await one()
  await two()
  expect(await hoursAhead()).toBe(0)
  await close()
})
