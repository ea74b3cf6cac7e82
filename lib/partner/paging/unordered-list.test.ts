import { describe, expect, test } from 'vitest'
import { createMovingList, failedAnswer } from '../../testing/moving-list'
import { numbers, readToEnd } from '../../testing/read-to-end'
import { listByDay, randomOf, shuffleDays } from '../../testing/unordered-list'
import { createPageReader } from './page-reader'
import { createReadAhead } from './read-ahead'

const sorted = (ids: unknown[]) => ids.map(Number).sort((one, other) => one - other)

describe('a list whose order is not fixed', () => {
  test.each(numbers(1, 20))('is delivered whole, and each record once (%i)', async (seed) => {
    const { ids } = await readToEnd(listByDay({ seed }))
    expect(sorted(ids)).toEqual(numbers(1, 460))
  })

  test('is delivered whole where the order depends on the page that is asked for', async () => {
    const list = createMovingList(460, ({ offset, limit }, moving) => {
      shuffleDays(moving, 40, randomOf(offset * 100 + limit))
      return undefined
    })
    expect(sorted((await readToEnd(list)).ids)).toEqual(numbers(1, 460))
  })

  test('is delivered whole with pages that are read ahead, each asked for once', async () => {
    const list = listByDay()
    const { readPage } = createReadAhead(list.readPage, { pagesAhead: () => 1 })
    const { ids } = await readToEnd({ ...list, readPage })
    expect(sorted(ids)).toEqual(numbers(1, 460))
    const changes = list.asked.filter(({ offset }, index) => offset === list.asked[index - 1]?.offset)
    expect(changes).toEqual([])
  })

  test('announces no arrivals', async () => {
    const list = listByDay()
    const reader = createPageReader({ readPage: list.readPage, mapping: { id: '/id' } })
    while (!reader.isDone()) await reader.next()
    expect(reader.progress()).toMatchObject({ delivered: 460, arrivedAbove: 0, mayMissSome: false })
  })

  test('says that some may be missing when even the last pass found new ones', async () => {
    const list = listByDay({ count: 2_000, perDay: 2_000 })
    const reader = createPageReader({ readPage: list.readPage, mapping: { id: '/id' }, mostPasses: 2 })
    while (!reader.isDone()) await reader.next()
    expect(reader.progress().mayMissSome).toBe(true)
  })

  test('tells of a record that cannot be read once, not in every pass', async () => {
    const random = randomOf(1)
    const list = createMovingList(460, ({ offset, limit }, moving) => {
      shuffleDays(moving, 25, random)
      return offset <= 459 && offset + limit > 459 ? failedAnswer(504) : undefined
    })
    const { skipped } = await readToEnd(list)
    expect(skipped.map(({ offset }) => offset)).toEqual([459])
  })
})

test('reads a list once that only grows and shrinks, and one whose records share IDs', async () => {
  const moving = createMovingList(300, (_, list) => {
    list.remove(40, 2)
    list.insert(0, 1)
    return undefined
  })
  expect((await readToEnd(moving)).asked.filter((page) => page.startsWith('0/'))).toHaveLength(1)
  const shared = createMovingList(0)
  shared.records = numbers(1, 300).map((place) => ({ id: place % 7 }))
  expect((await readToEnd(shared)).asked.filter((page) => page.startsWith('0/'))).toHaveLength(1)
})
