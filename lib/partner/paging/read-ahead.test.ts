import { expect, test } from 'vitest'
import { createMovingList, failedAnswer } from '../../testing/moving-list'
import { numbers } from '../../testing/read-to-end'
import type { Page, ReadPage } from './page'
import { createPageReader } from './page-reader'
import { createReadAhead } from './read-ahead'

const mapping = { id: '/id' }

async function readAll(readPage: ReadPage): Promise<unknown[]> {
  const reader = createPageReader({ readPage, mapping })
  const ids: unknown[] = []
  while (!reader.isDone()) {
    const part = await reader.next()
    if (part.ok) ids.push(...part.value.records.map(({ id }) => id))
  }
  return ids
}

test('prefetches the following pages while the first is still loading', async () => {
  const asked: Page[] = []
  const arriving: (() => void)[] = []
  const readPage: ReadPage = (page) => {
    asked.push(page)
    return new Promise((resolve) => arriving.push(() => resolve({ ok: true, value: { items: [] } })))
  }
  const first = createReadAhead(readPage, { pagesAhead: () => 3 }).readPage({ offset: 0, limit: 50 }, {})
  expect(asked.map(({ offset }) => offset)).toEqual([0, 45, 90, 135])
  for (const arrive of arriving) arrive()
  expect(await first).toMatchObject({ ok: true })
})

test('delivers every record once, with few extra requests', async () => {
  const plain = createMovingList(1_000)
  await readAll(plain.readPage)
  const list = createMovingList(1_000)
  expect(await readAll(createReadAhead(list.readPage, { pagesAhead: () => 4 }).readPage)).toEqual(numbers(1, 1_000))
  expect(list.asked.length).toBeLessThanOrEqual(plain.asked.length + 4)
})

test('loses nothing when the list moves under the prefetched pages', async () => {
  const list = createMovingList(600, (_, moving) => {
    if (moving.asked.length % 4 === 0) moving.insert(0, 3)
    if (moving.asked.length % 7 === 0) moving.remove(0, 2)
    return undefined
  })
  const ids = await readAll(createReadAhead(list.readPage, { pagesAhead: () => 4 }).readPage)
  expect(ids.filter((id) => Number(id) <= 600 && Number(id) > 60)).toEqual(numbers(61, 600))
  expect(new Set(ids).size).toBe(ids.length)
})

test('requests prefetched pages again after a failure', async () => {
  let failures = 0
  const list = createMovingList(400, ({ offset }) => {
    if (offset !== 90 || failures >= 2) return undefined
    failures += 1
    return failedAnswer(429)
  })
  expect(await readAll(createReadAhead(list.readPage, { pagesAhead: () => 4 }).readPage)).toEqual(numbers(1, 400))
  expect(failures).toBe(2)
})

test('aborts requests in flight when the walk is stopped', async () => {
  const stopped: boolean[] = []
  const readPage: ReadPage = (_, { signal }) =>
    new Promise((resolve) => {
      signal?.addEventListener('abort', () => {
        stopped.push(true)
        resolve({ ok: false, failure: failedAnswer(503) })
      })
    })
  const stopping = new AbortController()
  const answer = createReadAhead(readPage, { pagesAhead: () => 2 }).readPage(
    { offset: 0, limit: 50 },
    { signal: stopping.signal },
  )
  stopping.abort()
  expect(await answer).toMatchObject({ ok: false })
  expect(stopped).toHaveLength(3)
})

test('stopping between two pages prevents further reads', async () => {
  const stopping = new AbortController()
  const signals: AbortSignal[] = []
  const readPage: ReadPage = async ({ offset }, { signal }) => {
    if (signal) signals.push(signal)
    return { ok: true, value: { items: Array.from({ length: 50 }, (_, index) => ({ id: offset + index })) } }
  }
  const { readPage: read } = createReadAhead(readPage, { pagesAhead: () => 3 })
  await read({ offset: 0, limit: 50 }, { signal: stopping.signal })
  const asked = signals.length
  stopping.abort()
  await read({ offset: 45, limit: 50 }, { signal: stopping.signal })
  // The caller's own signal stops the current request; prefetched ones are aborted.
  expect(signals.slice(asked)).toEqual([stopping.signal])
  expect(signals.slice(1, asked).every(({ aborted }) => aborted)).toBe(true)
})
