import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { SearchAnswer } from '../applicants/contract'
import type { ListedPage } from '../testing/index-orders'
import {
  expectEqual,
  heldFrom,
  isReady,
  pagesAsked,
  rowsOf,
  runOn,
  setUpIndexedDesks,
  statusOf,
  untilStatus,
  walkTwice,
} from '../testing/indexed-desks'
import { setUpPostgres } from '../testing/test-desks'

const desks = setUpIndexedDesks()
const postgres = setUpPostgres('PostgreSQL away during a walk and during searches')

beforeEach(async () => {
  await desks.sandbox.reset()
  await desks.sandbox.applicants({ insert: 590 })
})

test('walks and searches recover on their own from a PostgreSQL outage, and nothing is lost', async ({ skip }) => {
  const server = postgres(skip)
  await desks.sandbox.fail(heldFrom(300))
  const desk = await desks.start({ DATABASE_URL: server.url })
  const { walk } = await untilStatus(desk, ({ walk }) => (walk?.found ?? 0) > 200)
  await server.beAway(async () => {
    await desks.sandbox.forgetLog()
    await desks.sandbox.clear()
    await wait(1_500)
    await expect(desk.askIndex('index-search')).rejects.toThrow(/refused/)
    // The partner's list can still be read.
    expect(await desk.askIndex<ListedPage>('list-applicants', { offset: 0, limit: 20 })).toMatchObject({ count: 20 })
  })
  await untilStatus(desk, isReady)
  const offsets = (await pagesAsked(desks.sandbox)).filter(({ limit }) => limit > 20).map(({ offset }) => offset)
  expect(Math.min(...offsets)).toBeGreaterThanOrEqual((walk?.found ?? 0) - 5)
  await expectEqual(desk, desks.sandbox)

  const search = () => desk.askIndex<SearchAnswer>('index-search').then(({ total }) => total.count)
  const answers: (number | string)[] = []
  let isOver = false
  const searching = (async () => {
    while (!isOver) {
      answers.push(await search().catch((error: Error) => error.message.slice(0, 7)))
      await wait(20)
    }
  })()
  await server.beAway(() => wait(800))
  while (answers.at(-1) !== 600) await wait(20)
  isOver = true
  await searching
  // All applicants or none; never only some.
  expect([...new Set(answers)].sort()).toEqual([600, 'refused'])
  await walkTwice(desk)
  await expectEqual(desk, desks.sandbox)
  await desk.kill()
})

test('a statement that fails in the middle of a page rolls back the page, and the walk continues after it', async ({
  skip,
}) => {
  const { url } = postgres(skip)
  await runOn(url, 'create database full_disk')
  const env = { DATABASE_URL: url.replace(/postgres$/, 'full_disk') }
  await desks.sandbox.fail(heldFrom(100))
  const desk = await desks.start(env)
  const { walk } = await untilStatus(desk, ({ walk }) => (walk?.found ?? 0) > 130)
  const before = await rowsOf(desk)
  await runOn(
    env.DATABASE_URL,
    `create function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$`,
  )
  // First the rows are saved, but not their sightings; then those are saved too, but not the progress.
  const writes = ['insert on walk_sightings', 'update of walk_offset on applicant_indexes']
  for (const [number, write] of writes.entries())
    await runOn(
      env.DATABASE_URL,
      `create trigger no_room_${number} before ${write} for each row execute function no_room()`,
    )
  await desks.sandbox.clear()
  await wait(1_000)
  expect(await rowsOf(desk)).toEqual(before)
  await runOn(env.DATABASE_URL, 'drop trigger no_room_0 on walk_sightings')
  await wait(1_000)
  expect(await rowsOf(desk)).toEqual(before)
  expect(await statusOf(desk)).toMatchObject({ state: 'building', walk: { found: walk?.found } })
  await runOn(env.DATABASE_URL, 'drop trigger no_room_1 on applicant_indexes')
  await untilStatus(desk, isReady)
  await expectEqual(desk, desks.sandbox)
  await desk.kill()
})
