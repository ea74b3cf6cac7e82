import { describe, expect, test } from 'vitest'
import { createMovingList, failedAnswer, type MovingList } from '../../testing/moving-list'
import { createPageReader } from './page-reader'

const mapping = { id: '/id' }

/** The counts reported after each attempt; `change` runs before the request with its number, counted from 1. */
async function toldWhile(count: number, change: Record<number, (list: MovingList) => void>, limit = 50) {
  const list = createMovingList(count, (_, moving) => {
    change[moving.asked.length]?.(moving)
    return undefined
  })
  const reader = createPageReader({ readPage: list.readPage, mapping, limit })
  const told: number[] = []
  while (!reader.isDone()) {
    await reader.next()
    told.push(reader.progress().arrivedAbove)
  }
  return told
}

describe('the count of records that arrived above the current offset', () => {
  test('grows page by page', async () => {
    const change = { 2: (list: MovingList) => list.insert(0, 3), 4: (list: MovingList) => list.insert(10, 4) }
    expect(await toldWhile(220, change)).toEqual([0, 3, 3, 7, 7])
  })

  test('covers what has been read when more than a page arrived', async () => {
    expect(await toldWhile(400, { 4: (list) => list.insert(0, 120) })).toEqual([
      0, 0, 0, 45, 90, 120, 120, 120, 120, 120, 120, 120,
    ])
  })

  test('is 0 when nothing moves, and for records that are read anyway', async () => {
    expect(new Set(await toldWhile(220, {}))).toEqual(new Set([0]))
    expect(new Set(await toldWhile(220, { 2: (list) => list.insert(47, 30) }))).toEqual(new Set([0]))
    expect(new Set(await toldWhile(220, { 2: (list) => list.insert(220, 30) }))).toEqual(new Set([0]))
  })

  // One page holds the last previously known records, all arrivals, and nothing else: the other known ones follow.
  test('is 0 when delivered records follow a page of new ones', async () => {
    expect(new Set(await toldWhile(220, { 2: (list) => list.insert(46, 49) }))).toEqual(new Set([0]))
  })

  test('is 0 after reading everything when more were added than had been read', async () => {
    expect(new Set(await toldWhile(220, { 2: (list) => list.insert(0, 100) }))).toEqual(new Set([0]))
  })

  test('ignores removals, and records read after a step back', async () => {
    const gone = await toldWhile(300, { 3: (list) => list.insert(0, 7), 4: (list) => list.remove(40, 3) })
    expect(gone.slice(0, 5)).toEqual([0, 0, 7, 7, 7])
    const back = await toldWhile(300, { 3: (list) => list.insert(60, 7), 4: (list) => list.remove(70, 60) })
    expect(back.slice(0, 7)).toEqual([0, 0, 7, 7, 7, 0, 0])
  })

  test('also works with smaller pages and after a skipped record', async () => {
    expect((await toldWhile(30, { 4: (list) => list.insert(0, 5) }, 6)).at(-1)).toBe(5)
    const list = createMovingList(400, ({ offset, limit }, { asked, records, insert }) => {
      if (asked.at(-2)?.limit === 50 && asked.length > 20 && records.length === 400) insert(0, 5)
      return records.slice(offset, offset + limit).some(({ id }) => id === 60) ? failedAnswer(504) : undefined
    })
    const reader = createPageReader({ readPage: list.readPage, mapping })
    while (!reader.isDone()) await reader.next()
    expect(list.records.length).toBe(405)
    expect(reader.progress()).toMatchObject({ arrivedAbove: 5, skipped: [{ offset: 59 }] })
  })

  test('stops once there may be gaps in what was read', async () => {
    const list = createMovingList(120, ({ offset, limit }, { asked, records, insert }) => {
      if (asked.length % 3 === 0) insert(0, 1)
      return records.slice(offset, offset + limit).some(({ id }) => id === 60) ? failedAnswer(504) : undefined
    })
    const reader = createPageReader({ readPage: list.readPage, mapping })
    while (!reader.isDone()) await reader.next()
    expect(reader.progress().skipped.some(({ isExact }) => !isExact)).toBe(true)
    expect(reader.progress().arrivedAbove).toBe(0)
  })

  test('never counts records that cannot be told apart', async () => {
    const list = createMovingList(0)
    list.records = Array.from({ length: 150 }, (_, n) => ({ name: n < 100 ? 'Ada' : `N${n}` }))
    const reader = createPageReader({ readPage: list.readPage, mapping })
    while (!reader.isDone()) {
      await reader.next()
      expect(reader.progress().arrivedAbove).toBe(0)
    }
  })
})
