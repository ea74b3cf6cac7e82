import { describe, expect, test } from 'vitest'
import { type AskedPage, createMovingList, type MovingList } from '../../testing/moving-list'
import { numbers, readToEnd } from '../../testing/read-to-end'
import { createPageReader } from './page-reader'

const mapping = { id: '/id' }

test('spec 4.1: stops, and reports that it is stuck, when the partner always returns the same page', async () => {
  const same = numbers(1, 50).map((id) => ({ id }))
  let asked = 0
  const reader = createPageReader({
    mapping,
    readPage: async () => {
      asked += 1
      if (asked > 100) throw new Error('It does not end')
      return { ok: true, value: { items: same } }
    },
  })
  while (!reader.isDone()) await reader.next()
  expect(reader.progress()).toMatchObject({ delivered: 50, isStuck: true })
})

/** Changes the list before one request, counted from 1. */
const atRequest = (request: number, change: (list: MovingList) => void) => (_: AskedPage, list: MovingList) => {
  if (list.asked.length === request) change(list)
  return undefined
}

describe('an unchanging list', () => {
  test('spec 4.1: is read in overlapping pages up to one shorter than the limit', async () => {
    const { ids, asked } = await readToEnd(createMovingList(120))
    expect(ids).toEqual(numbers(1, 120))
    expect(asked).toEqual(['0/50', '45/50', '90/50'])
  })

  test('needs one more request after a full last page', async () => {
    const { ids, asked } = await readToEnd(createMovingList(50))
    expect(ids).toEqual(numbers(1, 50))
    expect(asked).toEqual(['0/50', '45/50'])
  })

  test('ends at once when it is empty', async () => {
    expect((await readToEnd(createMovingList(0))).asked).toEqual(['0/50'])
  })

  test('is continued after all returned records when the partner returns more than requested', async () => {
    const list = createMovingList(120, undefined, { surplus: 10 })
    const { ids, asked } = await readToEnd(list)
    expect(ids).toEqual(numbers(1, 120))
    expect(asked).toEqual(['0/50', '55/50', '110/50'])
  })

  test.each([3, Number.POSITIVE_INFINITY])('ends where a total counts %d too many', async (overcount) => {
    const { ids, asked } = await readToEnd(createMovingList(37, undefined, { overcount }))
    expect(ids).toEqual(numbers(1, 37))
    expect(asked).toEqual(['0/50', '34/37', '37/3'])
  })

  test('reads on in smaller pages when the partner returns fewer than requested and says that more follow', async () => {
    const { records } = createMovingList(120)
    const asked: string[] = []
    const reader = createPageReader({
      mapping,
      async readPage({ offset, limit }) {
        asked.push(`${offset}/${limit}`)
        const items = records.slice(offset, offset + Math.min(limit, 25))
        const end = offset + items.length
        return { ok: true, value: { items, nextOffset: end < records.length ? end : null } }
      },
    })
    const ids = []
    while (!reader.isDone()) {
      const result = await reader.next()
      if (result.ok) ids.push(...result.value.records.map(({ id }) => id))
    }
    expect(ids).toEqual(numbers(1, 120))
    expect(asked).toEqual(['0/50', '23/25', '46/25', '69/25', '89/50', '112/25'])
  })

  test('neither requests nor delivers again a first page loaded with the screen', async () => {
    const list = createMovingList(120)
    const { ids, asked } = await readToEnd(list, { first: { items: list.records.slice(0, 30), limit: 30 } })
    expect(ids).toEqual(numbers(31, 120))
    expect(asked).toEqual(['25/50', '70/50', '115/50'])
  })

  test('needs no request when the first page loaded with the screen was short', async () => {
    const list = createMovingList(10)
    expect((await readToEnd(list, { first: { items: list.records, limit: 30 } })).asked).toEqual([])
    const reader = createPageReader({ readPage: list.readPage, mapping, first: { items: list.records, limit: 30 } })
    expect(await reader.next()).toEqual({ ok: true, value: { records: [], skipped: [], isEnd: true } })
    expect(reader.progress()).toMatchObject({ delivered: 10, skipped: [] })
  })

  test.each([0, 1, 51, 2.5, Number.NaN])('throws for a limit of %d', (limit) => {
    expect(() => createPageReader({ readPage: createMovingList(1).readPage, mapping, limit })).toThrow(RangeError)
  })
})

describe('a list that moves between the first and the second page', () => {
  const moved = (change: (list: MovingList) => void) => readToEnd(createMovingList(200, atRequest(2, change)))

  test('delivers records once when new ones at the top pushed them to the next page', async () => {
    const { ids } = await moved((list) => list.insert(0, 20))
    expect(ids).toEqual(numbers(1, 200))
  })

  test('starts again, and delivers the new ones too, when a whole page was added at the top', async () => {
    const { ids, asked } = await moved((list) => list.insert(0, 100))
    expect(ids).toEqual([...numbers(1, 50), ...numbers(201, 300), ...numbers(51, 200)])
    expect(asked.slice(0, 4)).toEqual(['0/50', '45/50', '0/50', '45/50'])
  })

  test('needs no extra request when fewer than the overlap were removed at the top', async () => {
    const { ids, asked } = await moved((list) => list.remove(0, 4))
    expect(ids).toEqual(numbers(1, 200))
    expect(asked).toEqual(['0/50', '45/50', '90/50', '135/50', '180/50'])
  })

  test('steps back and loses none when more than the overlap were removed at the top', async () => {
    const { ids, asked } = await moved((list) => list.remove(0, 30))
    expect(ids).toEqual(numbers(1, 200))
    expect(asked.slice(0, 3)).toEqual(['0/50', '45/50', '0/50'])
  })

  test('loses none when more than a page was removed at the top', async () => {
    expect((await moved((list) => list.remove(0, 70))).ids).toEqual([...numbers(1, 50), ...numbers(71, 200)])
  })

  test('loses none when exactly the overlap was removed', async () => {
    expect((await moved((list) => list.remove(45, 5))).ids).toEqual(numbers(1, 200))
  })

  test('loses none when the list became shorter than the offset', async () => {
    const { ids, asked } = await moved((list) => list.remove(0, 170))
    expect(ids).toEqual([...numbers(1, 50), ...numbers(171, 200)])
    expect(asked).toEqual(['0/50', '45/50', '0/50'])
  })

  test('steps back further each time, deep in the list, until it meets a known record', async () => {
    const list = createMovingList(
      900,
      atRequest(12, ({ remove }) => remove(100, 300)),
    )
    const { ids, asked } = await readToEnd(list)
    expect(ids).toEqual(numbers(1, 900))
    expect(asked.slice(10, 16)).toEqual(['450/50', '495/50', '445/50', '395/50', '295/50', '95/50'])
  })
})

test('starts again after every page when the whole list is replaced for every read', async () => {
  const list = createMovingList(100, (_, { remove, insert }) => {
    remove(0, 100)
    insert(0, 100)
    return undefined
  })
  const reader = createPageReader({ readPage: list.readPage, mapping })
  for (let times = 0; times < 9; times += 1) await reader.next()
  expect(list.asked.map(({ offset }) => offset)).toEqual([0, 45, 0, 45, 0, 45, 0, 45, 0])
  expect(reader.progress().delivered).toBe(5 * 50)
})

test('distinguishes records without an ID by e-mail address, or else by all their fields', async () => {
  const list = createMovingList(0)
  list.records = numbers(1, 120).map((n) => (n % 2 ? { id: null, email: `A${n}@example.com` } : { name: `N${n}` }))
  const reader = createPageReader({ readPage: list.readPage, mapping: { ...mapping, email: '/email' } })
  const records: unknown[] = []
  while (!reader.isDone()) {
    const part = await reader.next()
    if (part.ok) records.push(...part.value.records)
    if (list.asked.length === 1) list.records = list.records.slice(10).map((record) => ({ ...record }))
  }
  expect(records.length).toBe(120)
  expect(new Set(records.map((record) => JSON.stringify(record))).size).toBe(120)
})

test('accepts two records as the smallest page', async () => {
  const reader = createPageReader({ readPage: createMovingList(3).readPage, mapping, limit: 2 })
  expect(await reader.next()).toMatchObject({ ok: true, value: { records: [{ id: 1 }, { id: 2 }] } })
})
