import { describe, expect, test } from 'vitest'
import { type AskedPage, createMovingList, failedAnswer, type MovingList } from '../../testing/moving-list'
import type { HeadWalk } from './head-walk'
import { createPageReader, type PageReader } from './page-reader'

const mapping = { id: '/id' }
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** A reader that has read `pages` pages; from then on `before` changes the list or fails, by request number. */
async function readerAfter(
  count: number,
  pages: number,
  before: (request: number, asked: AskedPage, list: MovingList) => ReturnType<typeof failedAnswer> | undefined = () =>
    undefined,
) {
  const list = createMovingList(count, (asked, moving) =>
    moving.asked.length > pages ? before(moving.asked.length - pages, asked, moving) : undefined,
  )
  const reader = createPageReader({ readPage: list.readPage, mapping })
  for (let page = 0; page < pages; page += 1) await reader.next()
  return { list, reader, askedSince: () => list.asked.slice(pages).map(({ offset, limit }) => `${offset}/${limit}`) }
}

async function idsOf(walk: HeadWalk | PageReader): Promise<unknown[]> {
  const ids: unknown[] = []
  for (let attempts = 0; !walk.isDone(); attempts += 1) {
    if (attempts > 100) throw new Error('It does not end')
    const part = await walk.next()
    if (part.ok) ids.push(...part.value.records.map(({ id }) => id))
  }
  return ids
}

describe('new records at the top', () => {
  test('are read up to the first known one, and count as delivered', async () => {
    const { list, reader, askedSince } = await readerAfter(200, 2)
    list.insert(0, 3)
    expect(await idsOf(reader.fromHead())).toEqual([201, 202, 203])
    expect(askedSince()).toEqual(['0/50'])
    expect(await idsOf(reader)).toEqual(numbers(96, 200))
    expect(reader.progress()).toMatchObject({ delivered: 203, arrivedAbove: 0 })
  })

  test('are also read below a known one that moved up', async () => {
    const { list, reader } = await readerAfter(100, 3)
    list.insert(0, 3)
    list.records.unshift(...list.records.splice(43, 1))
    expect(await idsOf(reader.fromHead())).toEqual([101, 102, 103])
    expect(reader.progress()).toMatchObject({ delivered: 103, arrivedAbove: 0 })
  })

  test('are none when records were added below the first page only', async () => {
    const { list, reader } = await readerAfter(200, 2)
    list.insert(70, 3)
    const walk = reader.fromHead()
    expect(await walk.next()).toEqual({ ok: true, value: { records: [], skipped: [], isEnd: true } })
    expect(walk.isDone()).toBe(true)
    expect(await walk.next()).toEqual({ ok: true, value: { records: [], skipped: [], isEnd: true } })
    expect(list.asked).toHaveLength(3)
  })

  test('are delivered all at once, in the order of the list, when they fill more than a page', async () => {
    const { list, reader, askedSince } = await readerAfter(200, 2)
    list.insert(0, 100)
    const walk = reader.fromHead()
    const sizes: number[] = []
    while (!walk.isDone()) {
      const part = await walk.next()
      if (part.ok) sizes.push(part.value.records.length)
      if (part.ok && walk.isDone()) expect(part.value.records).toEqual(list.records.slice(0, 100))
    }
    expect(sizes).toEqual([0, 0, 100])
    expect(askedSince()).toEqual(['0/50', '45/50', '90/50'])
  })

  test('reset the count of new records to 0, and later ones count again', async () => {
    const { list, reader } = await readerAfter(400, 2)
    list.insert(0, 3)
    await reader.next()
    expect(reader.progress().arrivedAbove).toBe(3)
    await idsOf(reader.fromHead())
    expect(reader.progress().arrivedAbove).toBe(0)
    list.insert(0, 2)
    await reader.next()
    expect(reader.progress().arrivedAbove).toBe(2)
  })

  test('are counted once, even if they disappear again before they are read', async () => {
    const { list, reader } = await readerAfter(400, 2)
    list.insert(0, 3)
    await reader.next()
    list.remove(0, 3)
    await reader.next()
    list.insert(0, 3)
    expect(await idsOf(reader.fromHead())).toEqual([404, 405, 406])
    await reader.next()
    expect(reader.progress().arrivedAbove).toBe(0)
  })

  test('are also read after the main walk has ended, and in a list that was empty', async () => {
    for (const count of [0, 70]) {
      const { list, reader } = await readerAfter(count, 2)
      expect(reader.isDone()).toBe(true)
      expect(await idsOf(reader.fromHead())).toEqual([])
      list.insert(0, 60)
      expect(await idsOf(reader.fromHead())).toEqual(numbers(count + 1, count + 60))
      expect(await idsOf(reader.fromHead())).toEqual([])
    }
  })

  test('exclude what the main walk has yet to read', async () => {
    const list = createMovingList(60)
    const first = { items: list.records.slice(0, 10), limit: 10 }
    const reader = createPageReader({ readPage: list.readPage, mapping, first })
    list.insert(0, 2)
    expect(await idsOf(reader.fromHead())).toEqual([61, 62])
    expect(await idsOf(reader)).toEqual(numbers(11, 60))
  })

  test('are the whole list when nothing read earlier is left', async () => {
    const { list, reader } = await readerAfter(60, 1)
    list.remove(0, 60)
    list.insert(0, 80)
    expect(await idsOf(reader.fromHead())).toEqual(numbers(61, 140))
    expect(await idsOf(reader)).toEqual([])
  })
})

describe('when the list moves during a walk from the top', () => {
  test('records added above it are left to the next walk, without a gap', async () => {
    const { list, reader } = await readerAfter(200, 2, (request, _, { insert }) => {
      if (request === 2) insert(0, 10)
      return undefined
    })
    list.insert(0, 60)
    expect(await idsOf(reader.fromHead())).toEqual(numbers(201, 260))
    expect(await idsOf(reader.fromHead())).toEqual(numbers(261, 270))
  })

  test('it steps back and loses none when so many are removed that its next page begins among known ones', async () => {
    const { list, reader, askedSince } = await readerAfter(200, 2, (request, _, { remove }) => {
      if (request === 2) remove(0, 40)
      return undefined
    })
    list.insert(0, 70)
    expect(await idsOf(reader.fromHead())).toEqual(numbers(201, 270))
    expect(askedSince()).toEqual(['0/50', '45/50', '0/50'])
  })

  test('abandoning it half way changes nothing', async () => {
    const { list, reader } = await readerAfter(200, 2)
    list.insert(0, 100)
    await reader.fromHead().next()
    expect(reader.progress().delivered).toBe(95)
    expect(await idsOf(reader.fromHead())).toEqual(numbers(201, 300))
    expect(await idsOf(reader)).toEqual(numbers(96, 200))
  })
})

describe('after a failure a walk from the top', () => {
  test.each([403, 429, 503])('with %i requests the same page again', async (status) => {
    const { list, reader, askedSince } = await readerAfter(200, 2, (request) =>
      request === 2 || request === 3 ? failedAnswer(status) : undefined,
    )
    list.insert(0, 60)
    expect(await idsOf(reader.fromHead())).toEqual(numbers(201, 260))
    expect(askedSince()).toEqual(['0/50', '45/50', '45/50', '45/50'])
  })

  test('spec 7, 504: halves the page size; spec 7, 500: halves it from the second on', async () => {
    const { list, reader, askedSince } = await readerAfter(200, 2, (request) =>
      request < 3 ? failedAnswer(504) : request < 5 ? failedAnswer(500) : undefined,
    )
    list.insert(0, 8)
    expect(await idsOf(reader.fromHead())).toEqual(numbers(201, 208))
    expect(askedSince()).toEqual(['0/50', '0/25', '0/12', '0/12', '0/6', '5/6'])
    expect(reader.progress().limit).toBe(50)
  })

  test('never requests a single record, which could not overlap, and returns a lasting failure each time', async () => {
    const { reader, askedSince } = await readerAfter(200, 2, () => failedAnswer(504))
    const walk = reader.fromHead()
    for (let times = 0; times < 8; times += 1) expect(await walk.next()).toMatchObject({ ok: false })
    expect(askedSince()).toEqual(['0/50', '0/25', '0/12', '0/6', '0/3', '0/2', '0/2', '0/2'])
    expect(walk.isDone()).toBe(false)
  })

  test('still passes the signal to the request', async () => {
    const { reader } = await readerAfter(200, 2)
    const stopped = await reader.fromHead().next({ signal: AbortSignal.abort() })
    expect(stopped).toMatchObject({ ok: false, failure: { kind: 'stopped' } })
  })
})
