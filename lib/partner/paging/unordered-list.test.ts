import { describe, expect, test } from 'vitest'
import { createMovingList, failedAnswer } from '../../testing/moving-list'
import { numbers, readToEnd } from '../../testing/read-to-end'
import { listByDay, randomOf, shuffleDays } from '../../testing/unordered-list'
import { createPageReader } from './page-reader'
import { createReadAhead } from './read-ahead'

const sorted = (ids: unknown[]) => ids.map(Number).sort((one, other) => one - other)

describe('a list without a fixed order', () => {
  test.each(numbers(1, 20))('is delivered completely, with each record once (%i)', async (seed) => {
    const { ids } = await readToEnd(listByDay({ seed }))
    expect(sorted(ids)).toEqual(numbers(1, 460))
  })

  test('is delivered completely when the order depends on the requested page', async () => {
    const list = createMovingList(460, ({ offset, limit }, moving) => {
      shuffleDays(moving, 40, randomOf(offset * 100 + limit))
      return undefined
    })
    expect(sorted((await readToEnd(list)).ids)).toEqual(numbers(1, 460))
  })

  test('is delivered completely with prefetched pages, each requested once', async () => {
    const list = listByDay()
    const { readPage } = createReadAhead(list.readPage, { pagesAhead: () => 1 })
    const { ids } = await readToEnd({ ...list, readPage })
    expect(sorted(ids)).toEqual(numbers(1, 460))
    const changes = list.asked.filter(({ offset }, index) => offset === list.asked[index - 1]?.offset)
    expect(changes).toEqual([])
  })

  test('announces no new records', async () => {
    const list = listByDay()
    const reader = createPageReader({ readPage: list.readPage, mapping: { id: '/id' } })
    while (!reader.isDone()) await reader.next()
    expect(reader.progress()).toMatchObject({ delivered: 460, arrivedAbove: 0, mayMissSome: false })
  })

  test('reports that some may be missing when even the last pass found new ones', async () => {
    const list = listByDay({ count: 2_000, perDay: 2_000 })
    const reader = createPageReader({ readPage: list.readPage, mapping: { id: '/id' }, maxPasses: 2 })
    while (!reader.isDone()) await reader.next()
    expect(reader.progress().mayMissSome).toBe(true)
  })

  test('reports an unreadable record once, not in every pass', async () => {
    const random = randomOf(1)
    const list = createMovingList(460, ({ offset, limit }, moving) => {
      shuffleDays(moving, 25, random)
      return offset <= 459 && offset + limit > 459 ? failedAnswer(504) : undefined
    })
    const { skipped } = await readToEnd(list)
    expect(skipped.map(({ offset }) => offset)).toEqual([459])
  })
})

test('is read once if it only grows and shrinks, or its records share IDs', async () => {
  const moving = createMovingList(300, (_, list) => {
    list.remove(40, 2)
    list.insert(0, 1)
    return undefined
  })
  expect((await readToEnd(moving)).asked.filter((page) => page.startsWith('0/'))).toHaveLength(1)
  const shared = createMovingList(0)
  shared.records = numbers(1, 300).map((number) => ({ id: number % 7 }))
  expect((await readToEnd(shared)).asked.filter((page) => page.startsWith('0/'))).toHaveLength(1)
})
