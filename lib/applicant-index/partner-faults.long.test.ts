import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SearchAnswer } from '../applicants/contract'
import type { Desk } from '../testing/desk-process'
import type { ListedPage } from '../testing/index-orders'
import {
  expectEqual,
  heldFrom,
  isReady,
  listed,
  rowsOf,
  setUpIndexedDesks,
  shownOf,
  statusOf,
  untilStatus,
  walkTwice,
} from '../testing/indexed-desks'

const count = 400
const desks = setUpIndexedDesks({
  isEmbedded: true,
  times: { refreshMs: 3_600_000 },
  env: { CHILD_DEADLINE_MS: '1500' },
})
let desk: Desk
beforeAll(async () => {
  await desks.sandbox.applicants({ insert: count - 10 })
  desk = await desks.start()
  await untilStatus(desk, isReady)
})
afterAll(() => desk.kill())
beforeEach(() => desks.sandbox.clear())

const everyPage = { endpoint: 'GET /applicants' }
const html = '<!DOCTYPE html><html><body><h1>Sign in</h1></body></html>'
const failing = ({ failure }: { failure: object | null }) => failure !== null
const idsFrom = async (from: number, to: number) =>
  (await listed(desks.sandbox)).slice(from, to).map(({ id }) => String(id))

test.each<[string, object, boolean]>([
  ['429', { ...everyPage, status: 429, times: 6 }, false],
  ['429 with Retry-After', { ...everyPage, status: 429, retryAfter: 1, times: 2 }, false],
  ['504 for more than 12 at once', { ...everyPage, status: 504, times: null, match: { limitAbove: 12 } }, false],
  ['500', { ...everyPage, status: 500, times: 3 }, false],
  ['no answer at all', { ...everyPage, transport: 'hang', times: 3 }, false],
  ['a web page', { ...everyPage, status: 200, body: html, times: null }, true],
  ['a list in another shape', { ...everyPage, status: 200, body: { page: { all: 'none' } }, times: null }, true],
])(
  'after %s while the list changes, known rows stay, and two undisturbed walks make the index equal',
  async (_, fault, isLasting) => {
    const before = await statusOf(desk)
    await desks.sandbox.applicants({ insert: 3, delete: await idsFrom(100, 103) })
    await desks.sandbox.fail(fault)
    await desk.askIndex('index-walk')
    if (isLasting) {
      const { failure } = await untilStatus(desk, failing)
      expect(failure?.title).toEqual(expect.any(String))
      expect((await shownOf(desk)).search).toBe(before.total)
      await desks.sandbox.clear()
    }
    await untilStatus(desk, (status) => isReady(status) && status.walkedAt !== before.walkedAt)
    await desks.sandbox.clear()
    await walkTwice(desk)
    await expectEqual(desk, desks.sandbox)
  },
)

test('a record that always causes a 504 keeps its known values, marked stale until it can be read again', async () => {
  const poisoned = (await listed(desks.sandbox))[150]
  await desks.sandbox.fail({ ...everyPage, status: 504, times: null, match: { pageHolds: 150 } })
  const search = () => desk.askIndex<SearchAnswer>('index-search', { words: `"${String(poisoned?.email)}"` })
  await walkTwice(desk)
  expect(await rowsOf(desk)).toMatchObject({ stale: 1, missing: 0, total: count })
  expect((await search()).rows).toMatchObject([{ record: poisoned, staleSince: expect.any(String) }])
  await desks.sandbox.clear()
  await walkTwice(desk)
  expect((await search()).rows).toMatchObject([{ record: poisoned, staleSince: null }])
  await expectEqual(desk, desks.sandbox)
})

test('tracks records added, removed and moved around the position of a walk, and a renamed field', async () => {
  await desks.sandbox.fail(heldFrom(200))
  await desk.askIndex('index-walk')
  await untilStatus(desk, ({ walk }) => (walk?.found ?? 0) > 150)
  const before = await listed(desks.sandbox)
  const moved = [before[20], before[380]].map((record) => ({ ...record, status: 'Moved' }))
  await desks.sandbox.applicants({
    delete: [...(await idsFrom(30, 40)), ...(await idsFrom(300, 310)), String(before[20]?.id), String(before[380]?.id)],
  })
  await desks.sandbox.applicants({ records: moved, insert: 30 })
  await desks.sandbox.set({ renames: { applicants: { status: 'stage' } } })
  await desks.sandbox.clear()
  await untilStatus(desk, isReady)
  await walkTwice(desk)
  await expectEqual(desk, desks.sandbox)
  // The new name can be searched like the old one.
  expect((await desk.askIndex<SearchAnswer>('index-search', { words: 'stage:moved' })).total.count).toBe(2)
})

test('a user’s request during a walk is as fast as without one', async () => {
  await desks.sandbox.set({ latencyMs: 120 })
  const median = async () => {
    const times: number[] = []
    for (let asked = 0; asked < 7; asked += 1) {
      const { ms, failure } = await desk.askIndex<ListedPage>('list-applicants', { offset: 0, limit: 20 })
      expect(failure).toBeNull()
      times.push(ms)
      await wait(30)
    }
    return times.sort((one, other) => one - other)[3] ?? Number.NaN
  }
  const without = await median()
  await desks.sandbox.applicants({ insert: 1_500 })
  await desk.askIndex('index-walk')
  await untilStatus(desk, ({ walk }) => (walk?.found ?? 0) > 50)
  const during = await median()
  expect(await statusOf(desk)).toMatchObject({ walk: { found: expect.any(Number) } })
  console.log(`a person's list: ${without.toFixed()} ms without a walk, ${during.toFixed()} ms during one`)
  // If pages of the walk went ahead of it, each of them would add as much again.
  expect(during).toBeLessThan(2 * without + 150)
})
