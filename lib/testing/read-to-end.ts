import { expect } from 'vitest'
import { createPageReader, type PageReaderOptions } from '../partner/paging/page-reader'
import type { MovingList } from './moving-list'

/** The integers from the first to the last: the ids of a moving list. */
export const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Reads to the end, retrying failures at once; throws after more requests than any test needs. */
export async function readToEnd(list: MovingList, options: Partial<PageReaderOptions> = {}) {
  const reader = createPageReader({ readPage: list.readPage, mapping: { id: '/id' }, ...options })
  const ids: unknown[] = []
  let failureCount = 0
  let isEndSaid = false
  while (!reader.isDone()) {
    if (list.asked.length > 500) throw new Error('It does not end')
    const piece = await reader.next()
    if (!piece.ok) failureCount += 1
    if (!piece.ok) continue
    ids.push(...piece.value.records.map(({ id }) => id))
    isEndSaid = piece.value.isEnd
  }
  expect(isEndSaid || list.asked.length === 0).toBe(true)
  const { skipped } = reader.progress()
  return { ids, skipped, failureCount, asked: list.asked.map(({ offset, limit }) => `${offset}/${limit}`) }
}
