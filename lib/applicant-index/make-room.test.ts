import { asc, eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { store } from '../store/connection'
import { applicantIndexes, indexedApplicants } from '../store/index-tables'
import { fillIndex } from '../testing/fill-index'
import { createMovingList, type MovingList } from '../testing/moving-list'
import { setUpIndex } from '../testing/set-up-index'
import { indexedRecords, listSource, syncList, walkMovingList } from '../testing/synced-list'
import { byLength } from '../testing/test-length'
import { step } from './assign-positions'
import { claimIndex, LeaseLostError } from './indexes'
import { makeRoom, NoGapError } from './make-room'

setUpIndex()

const { key, position } = indexedApplicants
const readRows = () => store().select({ key, position }).from(indexedApplicants).orderBy(asc(position), asc(key))

/** Creates an index with rows at these positions, and a lease on it. Keys are not in the order of positions. */
async function indexAt(positions: readonly number[]) {
  await store().delete(applicantIndexes)
  const keyOf = (index: number) => `k${(index * 7_919) % 100_003}`
  const id = await fillIndex(
    'key-1',
    positions.map((_, index) => ({ key: keyOf(index), record: {} })),
  )
  const keys = sql.param(positions.map((_, index) => keyOf(index)))
  await store()
    .update(indexedApplicants)
    .set({ position: sql`given.position` })
    .from(sql`unnest(${keys}::text[], ${sql.param([...positions])}::float8[]) as given (key, position)`)
    .where(eq(key, sql`given.key`))
  await claimIndex(id, 'server-1')
  return { id, server: 'server-1' }
}

/** A signal that calls `look` before each transaction. */
function watched(look: (transaction: number) => void): AbortSignal {
  const { signal } = new AbortController()
  let transactions = 0
  signal.throwIfAborted = () => look(transactions++)
  return signal
}

const keysOf = (rows: readonly { key: string }[]) => rows.map((row) => row.key)

class Killed extends Error {}

const gap = fc.oneof(fc.constantFrom(0, 0, 1e-5, 0.01, step), fc.double({ min: 0, max: 3 * step, noNaN: true }))
const crowd = fc.record({
  /** Runs of evenly spaced rows. */
  runs: fc.array(fc.record({ gap, length: fc.integer({ min: 1, max: 150 }) }), { minLength: 1, maxLength: 8 }),
  at: fc.nat(999),
  coming: fc.constantFrom(1, 45, 200),
  killedBefore: fc.nat(16),
  erasedBefore: fc.nat(6),
  erased: fc.array(fc.nat(999), { maxLength: 90 }),
})

test('keeps the order and ends with room, wherever it is killed and whoever is erased meanwhile', () =>
  fc.assert(
    fc.asyncProperty(crowd, async ({ runs, at, coming, killedBefore, erasedBefore, erased }) => {
      let last = 0
      const gaps = runs.flatMap(({ gap, length }) => Array.from({ length }, () => gap))
      const lease = await indexAt(gaps.map((each) => (last += each)))
      const before = await readRows()
      const chosen = (permille: number) => before[Math.floor((permille * before.length) / 1_000)]?.key ?? ''
      const crowded = chosen(at)
      const gone = new Set(erased.map(chosen).filter((each) => each !== crowded))
      const erase = async () =>
        void (await store()
          .delete(indexedApplicants)
          .where(inArray(key, [...gone])))
      const errorAt = async () => {
        const [row] = await store().select({ position }).from(indexedApplicants).where(eq(key, crowded))
        return new NoGapError(row?.position ?? 0, coming)
      }
      let erasing: Promise<void> | null = null
      const signal = watched((transaction) => {
        if (transaction === erasedBefore) erasing = erase()
        if (transaction === killedBefore) throw new Killed()
      })
      await makeRoom(await errorAt(), { lease, signal }).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error
      })
      await (erasing ?? erase())
      const left = keysOf(before).filter((each) => !gone.has(each))
      expect(keysOf(await readRows())).toEqual(left)
      await makeRoom(await errorAt(), { lease, signal: new AbortController().signal })
      const after = await readRows()
      expect(keysOf(after)).toEqual(left)
      const index = after.findIndex((row) => row.key === crowded)
      const next = after[index + 1]?.position ?? Number.POSITIVE_INFINITY
      expect(next - Number(after[index]?.position)).toBeGreaterThan(coming * 0.99)
    }),
    { numRuns: byLength(20, 60), seed: 20_261 },
  ))

test('keeps the order when rows are erased between those that move down and those that move up', async () => {
  // All rows move toward the middle.
  const end = 66 * step
  const group = (from: number) => Array.from({ length: 32 }, (_, index) => from + index / 1_000)
  const lease = await indexAt([0, ...group(1), ...group(end - 1), end])
  const before = await readRows()
  const gone = keysOf(before.slice(40, 50))
  let erasing: Promise<unknown> | null = null
  const signal = watched((transaction) => {
    if (transaction === 2) erasing = store().delete(indexedApplicants).where(inArray(key, gone)).execute()
  })
  await makeRoom(new NoGapError(before[32]?.position ?? 0, 1), { lease, signal })
  await erasing
  expect(keysOf(await readRows())).toEqual(keysOf(before).filter((each) => !gone.includes(each)))
})

test('moves only the neighbours of the crowded position', async () => {
  const lease = await indexAt(
    Array.from({ length: 3_000 }, (_, index) => (index === 1_500 ? 1_499 * step + 1e-6 : index * step)),
  )
  const before = await readRows()
  await makeRoom(new NoGapError(1_499 * step, 45), { lease, signal: new AbortController().signal })
  const after = await readRows()
  const moved = after.flatMap((row, index) => (row.position === before[index]?.position ? [] : [index]))
  expect(moved.length).toBeGreaterThan(0)
  expect(Math.min(...moved)).toBeGreaterThan(1_400)
  expect(Math.max(...moved)).toBeLessThan(1_600)
})

test('moves nothing without the lease', async () => {
  const lease = await indexAt(Array.from({ length: 500 }, (_, index) => index / 1_000))
  const before = await readRows()
  await store().update(applicantIndexes).set({ leaseBy: 'server-2' })
  const made = makeRoom(new NoGapError(0.1, 45), { lease, signal: new AbortController().signal })
  await expect(made).rejects.toBeInstanceOf(LeaseLostError)
  expect(await readRows()).toEqual(before)
})

/** Inserts thousands of newcomers at one place in a list that was walked before; the second walk finds them known. */
async function insertInto(list: MovingList, index: number): Promise<Map<string, number>> {
  await walkMovingList(list)
  const before = new Map((await readRows()).map((row) => [row.key, row.position]))
  list.insert(index, 2_000)
  expect(await walkMovingList(list)).toBe('walked')
  expect(await indexedRecords()).toEqual(list.records)
  return before
}

test('a walk that finds 2,000 new applicants in one place moves few others', async () => {
  const before = await insertInto(createMovingList(1_000), 500)
  const after = await readRows()
  const moved = after.filter((row) => before.has(row.key) && before.get(row.key) !== row.position)
  expect(moved.length).toBeGreaterThan(0)
  expect(moved.length).toBeLessThan(300)
})

test('stopping while making room ends the round as usual, and the next one continues', async () => {
  const list = createMovingList(300)
  await walkMovingList(list)
  await store()
    .update(indexedApplicants)
    .set({ position: sql`${position} / 1e9` })
  list.insert(150, 10)
  const controller = new AbortController()
  const stopping = listSource((page, options) => {
    if (page.offset >= 135) controller.abort()
    return list.readPage(page, options)
  })
  expect(await syncList(stopping, { isWalkAsked: true, signal: controller.signal })).toBe('stopped')
  expect(await walkMovingList(list)).toBe('walked')
  expect(await indexedRecords()).toEqual(list.records)
})
