import { describe, expect, test } from 'vitest'
import { createMovingList, failedAnswer } from '../../testing/moving-list'
import { createPageReader } from './page-reader'
import { readAll } from './read-all'

const mapping = { id: '/id' }

async function sizesOf(parts: ReturnType<typeof readAll>): Promise<(number | string)[]> {
  const sizes: (number | string)[] = []
  for await (const part of parts) sizes.push(part.ok ? part.value.records.length : part.failure.kind)
  return sizes
}

describe('readAll', () => {
  test('yields new records and the end', async () => {
    const { readPage } = createMovingList(95)
    expect(await sizesOf(readAll(createPageReader({ readPage, mapping })))).toEqual([50, 45, 0])
  })

  test('skips parts without new records', async () => {
    const { readPage, asked } = createMovingList(120, (_, list) => {
      if (list.asked.length === 2) list.remove(0, 60)
      return undefined
    })
    expect(await sizesOf(readAll(createPageReader({ readPage, mapping })))).toEqual([50, 50, 10])
    expect(asked.map(({ offset }) => offset)).toEqual([0, 45, 0, 45])
  })

  test('ends with a failure, and resumes there with the same reader', async () => {
    const { readPage } = createMovingList(95, (_, { asked }) => (asked.length === 2 ? failedAnswer(503) : undefined))
    const reader = createPageReader({ readPage, mapping })
    expect(await sizesOf(readAll(reader))).toEqual([50, 'unavailable'])
    expect(await sizesOf(readAll(reader))).toEqual([45, 0])
    expect(await sizesOf(readAll(reader))).toEqual([])
  })

  test('stops when aborted', async () => {
    const { readPage, asked } = createMovingList(500)
    const stop = new AbortController()
    const sizes: (number | string)[] = []
    for await (const part of readAll(createPageReader({ readPage, mapping }), { signal: stop.signal })) {
      sizes.push(part.ok ? part.value.records.length : part.failure.kind)
      stop.abort()
    }
    expect(sizes).toEqual([50, 'stopped'])
    expect(asked.length).toBe(1)
  })
})
