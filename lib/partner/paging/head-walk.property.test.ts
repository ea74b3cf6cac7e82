import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMovingList, failedAnswer, type MovingList } from '../../testing/moving-list'
import { byLength } from '../../testing/test-length'
import type { HeadWalk } from './head-walk'
import { createPageReader } from './page-reader'

type Change = { permille: number; insertCount: number; removeCount: number }
/** The list changes, then one attempt is made; `isFresh` abandons an open walk from the head and begins another. */
type Act = { walk: 'main' | 'head'; isFresh: boolean; changes: Change[]; status: number }
type Scenario = { count: number; limit: number; maxAtOnce: number; acts: Act[] }

const seed = Number(process.env.PAGING_SEED ?? 20_260)
const numRuns = Number(process.env.PAGING_RUNS ?? byLength(500, 1_500))
const maxRequests = 20_000

const howMany = fc.oneof(fc.constant(0), fc.constant(1), fc.nat(4), fc.nat(120))
const anywhere = fc.record<Change>({
  permille: fc.oneof(fc.constant(0), fc.nat(1000)),
  insertCount: howMany,
  removeCount: howMany,
})
const newAtHead = fc.record<Change>({ permille: fc.constant(0), insertCount: howMany, removeCount: fc.constant(0) })

function scenarios(change: fc.Arbitrary<Change>) {
  return fc.record<Scenario>({
    count: fc.nat(260),
    limit: fc.integer({ min: 2, max: 50 }),
    maxAtOnce: fc.oneof(fc.constant(50), fc.integer({ min: 2, max: 50 })),
    acts: fc.array(
      fc.record<Act>({
        walk: fc.constantFrom('main', 'head'),
        isFresh: fc.nat(9).map((n) => n === 0),
        changes: fc.array(change, { maxLength: 2 }),
        status: fc.constantFrom(200, 200, 200, 429, 500),
      }),
      { maxLength: 60 },
    ),
  })
}

const firstPage: Act = { walk: 'main', isFresh: false, changes: [], status: 200 }

async function run({ count, limit, maxAtOnce, acts }: Scenario) {
  const delivered: unknown[] = []
  const known = new Set<unknown>()
  const arrived = new Set<unknown>()
  const removed = new Set<unknown>()
  let status = 200

  function apply({ permille, insertCount, removeCount }: Change) {
    const index = Math.floor((permille * list.records.length) / 1000)
    for (const { id } of list.remove(index, removeCount)) removed.add(id)
    const isAbove = list.records.slice(index).some(({ id }) => known.has(id))
    for (const { id } of list.insert(index, insertCount)) if (isAbove) arrived.add(id)
  }

  const list: MovingList = createMovingList(count, (asked, { asked: all }) => {
    if (all.length > maxRequests) throw new Error('It does not end')
    if (asked.limit > maxAtOnce) return failedAnswer(504)
    return status === 200 ? undefined : failedAnswer(status)
  })
  const initial = list.records.map(({ id }) => id)
  const reader = createPageReader({ readPage: list.readPage, mapping: { id: '/id' }, limit })
  let head: HeadWalk = reader.fromHead()

  async function attempt(walk: 'main' | 'head') {
    if (walk === 'head' && head.isDone()) head = reader.fromHead()
    const part = await (walk === 'head' ? head : reader).next()
    if (!part.ok) return
    const ids = part.value.records.map(({ id }) => id)
    delivered.push(...ids)
    for (const id of ids) known.add(id)
    for (const id of ids) arrived.delete(id)
    const indexes = ids.map((id) => list.records.findIndex((record) => record.id === id)).filter((index) => index >= 0)
    expect(indexes).toEqual(indexes.toSorted((a, b) => a - b))
    if (walk === 'head' && !head.isDone()) expect(ids).toEqual([])
    if (walk === 'head' && head.isDone()) expect(reader.progress().arrivedAbove).toBe(0)
    expect(reader.progress().arrivedAbove).toBeLessThanOrEqual(arrived.size)
  }

  for (const act of acts) {
    status = act.status
    if (act.isFresh) head = reader.fromHead()
    for (const one of act.changes) apply(one)
    await attempt(act.walk)
  }
  status = 200
  const isReadAgain = !reader.isDone()
  while (!reader.isDone()) await attempt('main')
  const told = reader.progress().arrivedAbove
  head = reader.fromHead()
  const undelivered = list.records.filter(({ id }) => !known.has(id)).length
  while (!head.isDone()) await attempt('head')
  return {
    twice: delivered.length - known.size,
    lost: initial.filter((id) => !removed.has(id) && !known.has(id)),
    missing: list.records.map(({ id }) => id).filter((id) => !known.has(id)),
    untold: isReadAgain ? undelivered - told : 0,
  }
}

test('delivers nothing twice, and takes no records from the main walk, whatever moves', () =>
  fc.assert(
    fc.asyncProperty(scenarios(anywhere), async (scenario) => {
      const { twice, lost } = await run(scenario)
      expect(twice).toBe(0)
      expect(lost).toEqual([])
    }),
    { numRuns, seed },
  ))

test('delivers exactly the announced number when all are added at the top', () =>
  fc.assert(
    fc.asyncProperty(scenarios(newAtHead), async ({ count, acts, ...scenario }) => {
      // Page 0 comes first, and the main walk ends an open one: in between, the reported arrivals may be too low.
      const alone = acts.map((act) => ({ ...act, isFresh: act.isFresh || act.walk === 'main' }))
      const { twice, missing, untold } = await run({
        ...scenario,
        count: count + 1,
        maxAtOnce: 50,
        acts: [firstPage, ...alone],
      })
      expect(twice).toBe(0)
      expect(missing).toEqual([])
      expect(untold).toBe(0)
    }),
    { numRuns, seed },
  ))
