import { eq, lt, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Store, store } from '../store/connection'
import { activity } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { asHolding } from './registry'
import { eraseRows, findRows } from './scan'

beforeAll(() => openTestStore())

const holding = asHolding({ name: 'activity', table: activity })
const idOf = (at: number) => `entry ${String(at).padStart(4, '0')}`
const entries = 800
const early = idOf(50)
const late = idOf(entries - 1)
const theirs = sql`${activity.subject} = 'theirs'`

/** Four entries to a page of the table, with room on the first pages. An early entry and the last one are theirs. */
beforeEach(async () => {
  await store().delete(activity)
  await store().execute(sql`vacuum ${activity}`)
  const values = Array.from({ length: entries }, (_, at) => ({
    id: idOf(at),
    personId: 'ida',
    personName: 'Ida',
    kind: 'test',
    subject: [early, late].includes(idOf(at)) ? 'theirs' : 'another',
    outcome: 'done',
    details: { text: 'x'.repeat(1_750) },
  }))
  await store().insert(activity).values(values)
  await store()
    .delete(activity)
    .where(lt(activity.id, idOf(40)))
  await store().execute(sql`vacuum ${activity}`)
})

const pageOf = async (tx: Store, id: string) => {
  const [row] = await tx
    .select({ page: sql<number>`split_part(trim('(' from ctid::text), ',', 1)::int` })
    .from(activity)
    .where(eq(activity.id, id))
  return row?.page ?? Number.NaN
}

/** The last entry changes while the early one is judged: it moves from the end of the table to the beginning. */
function judgeAndMove(block?: 'waiting') {
  let isMoved = false
  return async ({ id }: Record<string, unknown>, tx: Store) => {
    if (id === early && !isMoved) {
      isMoved = true
      expect(await pageOf(tx, late)).toBeGreaterThan(128)
      await tx.update(activity).set({ outcome: 'changed' }).where(eq(activity.id, late))
      expect(await pageOf(tx, late)).toBeLessThan(20)
    }
    return { change: 'delete' as const, example: String(id), ...(block ? { block } : {}) }
  }
}

test('counts a row once that moves into the range already read', async () => {
  const seen: string[] = []
  await findRows(holding, theirs, judgeAndMove(), ({ example }) => seen.push(example))
  expect(seen).toEqual([early, late])
})

test('erases a row that moves into the range already read', async () => {
  expect(await eraseRows(holding, theirs, judgeAndMove())).toEqual({ erased: 2, left: 0 })
  expect(await store().$count(activity, theirs)).toBe(0)
})

test('also counts a row that has to wait where it moves', async () => {
  expect(await eraseRows(holding, theirs, judgeAndMove('waiting'))).toEqual({ erased: 0, left: 2 })
})
