import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Desk } from '../testing/desk-process'
import {
  expectEqual,
  heldAt,
  heldFrom,
  isReady,
  listed,
  nothingShown,
  pagesAsked,
  runOn,
  setUpDatabases,
  setUpIndexedDesks,
  shownOf,
  untilStatus,
  walkTwice,
  whileTrue,
} from '../testing/indexed-desks'

const count = 900
const desks = setUpIndexedDesks()
const newDatabase = setUpDatabases('the applicant index on two servers')
/** The lease, plus the time a busy machine takes to check. */
const takenOverWithinMs = 8_000

beforeEach(async () => {
  await desks.sandbox.reset()
  await desks.sandbox.applicants({ insert: count - 10 })
})

/** Kills the first desk, lets the partner answer again, and waits until the other one has finished. */
async function killAndFollow(one: Desk, other: Desk) {
  await one.kill()
  await desks.sandbox.forgetLog()
  await desks.sandbox.clear()
  const killedAt = Date.now()
  const { looks } = await whileTrue(other, untilStatus(other, isReady))
  // Requests for single records only determine the list's length.
  const requests = (await pagesAsked(desks.sandbox)).filter(({ limit }) => limit > 1)
  const takenOverMs = Date.parse(requests[0]?.time ?? '') - killedAt
  expect(takenOverMs).toBeLessThan(takenOverWithinMs)
  return { requests, takenOverMs, looks }
}

describe('a server killed in the middle of its first walk', () => {
  test.for([100, 820])('at %i of 900 is continued by the other', async (place, { skip }) => {
    const env = await newDatabase(skip)
    await desks.sandbox.fail(heldFrom(place))
    const one = await desks.start(env)
    const { walk } = await untilStatus(one, ({ walk }) => (walk?.found ?? 0) >= place - 50)
    const found = walk?.found ?? 0
    const other = await desks.start(env)
    // A partial walk is not a searchable list.
    expect(await shownOf(other)).toEqual(nothingShown)
    const { requests, takenOverMs, looks } = await killAndFollow(one, other)
    expect(Math.min(...requests.map(({ offset }) => offset))).toBeGreaterThanOrEqual(found - 5)
    await expectEqual(other, desks.sandbox)
    console.log(`killed at ${found}: taken over after ${takenOverMs} ms, true at ${looks} looks`)
    await other.kill()
  })
})

test('killing a server in a later walk while the list changes shows no wrong data, and two walks make the index equal', async ({
  skip,
}) => {
  const env = await newDatabase(skip)
  const one = await desks.start(env)
  await untilStatus(one, isReady)
  const other = await desks.start(env)
  const before = await listed(desks.sandbox)
  await desks.sandbox.fail(heldAt(400))
  await one.askIndex('index-walk')
  await untilStatus(one, ({ walk }) => (walk?.found ?? 0) >= 350)
  // Before and after the walk's current place.
  const gone = [20, 21, 22, 500, 501, 600, 700].map((index) => String(before[index]?.id))
  await desks.sandbox.applicants({ insert: 7, delete: gone })
  await desks.sandbox.applicants({ records: [{ ...before[600], status: 'Moved up' }] })
  await killAndFollow(one, other)
  await whileTrue(other, walkTwice(other))
  await expectEqual(other, desks.sandbox)
  await other.kill()
})

test('when a server is killed while deleting removed records, the other one deletes them', async ({ skip }) => {
  const env = await newDatabase(skip)
  const one = await desks.start(env)
  await untilStatus(one, isReady)
  const other = await desks.start(env)
  const [gone] = (await listed(desks.sandbox)).slice(300)
  await desks.sandbox.applicants({ delete: [String(gone?.id)] })
  const missing = async () =>
    Number(
      (await runOn(env.DATABASE_URL, `select count(*) from indexed_applicants where missing_since is not null`))[0]
        ?.count,
    )
  await one.askIndex('index-walk')
  while ((await missing()) === 0) await wait(50)
  await untilStatus(one, isReady)
  // The row to be deleted is locked: the walk gets as far as that row, and no further.
  const lock = new Client({ connectionString: env.DATABASE_URL })
  await lock.connect()
  await lock.query('begin')
  await lock.query('select 1 from indexed_applicants where missing_since is not null for update')
  await one.askIndex('index-walk')
  const waits = `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete from%'`
  while (Number((await runOn(env.DATABASE_URL, waits))[0]?.count) === 0) await wait(50)
  await one.kill()
  await lock.query('rollback')
  await lock.end()
  const { records } = await other.askIndex<{ records: unknown[] }>('index-rows')
  expect([count, count - 1]).toContain(records.length)
  await whileTrue(other, untilStatus(other, isReady))
  await expectEqual(other, desks.sandbox)
  await other.kill()
})
