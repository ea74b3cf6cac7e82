import { afterEach, expect, test, vi } from 'vitest'
import { type SearchAnswer, type SelectionInput, selectionUrl, toSearchPage } from '@/lib/applicants/contract'
import { makeMapping } from '@/lib/testing/fake-applicants'
import { FoundApplicants, type FoundQuery } from './found-applicants'
import { foundPageSize } from './found-page-size'

const mapping = makeMapping({ email: null, columns: ['/name'] })
const query = (words: string): FoundQuery => ({
  words,
  filters: {},
  isNewOnly: false,
  sort: { by: 'list', isDescending: false },
})
const rowsFrom = (offset: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `id:${offset + index}`,
    record: { id: offset + index, name: `Person ${offset + index}` },
    isNew: false,
    staleSince: null,
  }))
const answerOf = (offset: number, count: number, total: number): SearchAnswer => ({
  rows: rowsFrom(offset, count),
  total: { count: total, isExact: true },
  isApproximate: false,
  newSince: '2026-11-22T08:00:00.000Z',
  facets: {},
  offered: [],
  statuses: [],
  names: {},
  asOf: { newcomers: null, all: null, total },
})

afterEach(() => vi.unstubAllGlobals())

/** A desk that finds `total` applicants, or three for other words; answers wait for `hold`. */
function stubDesk(total: number, hold: Promise<void> | null = null) {
  const asked: { url: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(address, 'http://desk.example')
    const body = init?.body === undefined ? null : JSON.parse(String(init.body))
    asked.push({ url: url.pathname, body })
    if (url.pathname !== selectionUrl) return Response.json(toSearchPage(answerOf(9_000, 3, 3)))
    await hold
    const { offset, limit }: SelectionInput = body
    const rows = rowsFrom(offset, Math.min(limit, total - offset))
    return Response.json({ total, isApproximate: false, rows })
  })
  return asked
}

test('reads a range of rows in one request, and does not request them again', async () => {
  const asked = stubDesk(1_234)
  const list = new FoundApplicants(query('anna'), answerOf(0, foundPageSize, 1_200), mapping)
  const part = await list.fetchPart(50, 900)
  expect(part).toMatchObject({ total: 1_234 })
  expect(part?.numbers.map((number) => list.row(number)?.key)).toEqual(rowsFrom(50, 900).map(({ key }) => key))
  expect(asked).toEqual([
    {
      url: selectionUrl,
      body: { search: { ...query('anna'), newSince: '2026-11-22T08:00:00.000Z' }, offset: 50, limit: 900 },
    },
  ])
  const { rows } = list.read()
  expect(rows.count).toBe(1_234)
  expect([rows.at(0), rows.at(949), rows.at(950)].map((number) => list.row(number)?.key)).toEqual([
    'id:0',
    'id:949',
    undefined,
  ])
  list.show({ from: 100, to: 899, isScrolled: false })
  expect(asked).toHaveLength(1)
})

test('fetches one page beyond the view when scrolling', () => {
  const asked = stubDesk(1_234)
  const list = new FoundApplicants(query('anna'), answerOf(0, foundPageSize, 1_234), mapping)
  list.show({ from: 0, to: 20, isScrolled: false })
  expect(asked).toHaveLength(0)
  list.show({ from: 10, to: 30, isScrolled: true })
  list.show({ from: 20, to: 40, isScrolled: true })
  expect(asked).toHaveLength(1)
})

test('fetches the rest of a first page that came in part once it may come into view', async () => {
  const asked: { offset: number; limit: number }[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://desk.example')
    const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))]
    asked.push({ offset, limit })
    return Response.json(toSearchPage(answerOf(offset, limit, 1_234)))
  })
  const list = new FoundApplicants(query('anna'), answerOf(0, 50, 1_234), mapping)
  list.show({ from: 0, to: 30, isScrolled: false })
  expect(asked).toEqual([])
  list.show({ from: 5, to: 35, isScrolled: true })
  list.show({ from: 25, to: 55, isScrolled: true })
  await vi.waitUntil(() => list.read().rows.at(foundPageSize) !== -1)
  expect(asked).toEqual([
    { offset: 50, limit: 50 },
    { offset: 100, limit: 100 },
  ])
  const { rows } = list.read()
  const keys = Array.from({ length: 200 }, (_, index) => list.row(rows.at(index))?.key)
  expect(keys).toEqual(rowsFrom(0, 200).map(({ key }) => key))
})

test('fetches the rows that the table renders below its view', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://desk.example')
    asked.push(searchParams.get('offset'))
    return Response.json(toSearchPage(answerOf(50, 2, 52)))
  })
  const list = new FoundApplicants(query('anna'), answerOf(0, 50, 52), mapping)
  list.show({ from: 0, to: 49, isScrolled: false })
  await vi.waitUntil(() => list.read().rows.at(51) !== -1)
  expect(asked).toEqual(['50'])
})

test('goes on with the reader’s last visit as the list was opened with it', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://desk.example')
    asked.push(searchParams.get('since'))
    return Response.json(toSearchPage(answerOf(Number(searchParams.get('offset')), foundPageSize, 1_234)))
  })
  const first = answerOf(0, foundPageSize, 1_234)
  const list = new FoundApplicants(query('anna'), { ...first, total: { count: 1_234, isExact: false } }, mapping)
  list.start()
  list.show({ from: foundPageSize, to: foundPageSize + 20, isScrolled: false })
  await vi.waitUntil(() => list.read().rows.at(foundPageSize) !== -1)
  await list.reload()
  expect(asked.slice(0, 3)).toEqual([first.newSince, first.newSince, first.newSince])
})

function partOf(address: string): { words: string | null; offset: number } {
  const { searchParams } = new URL(address, 'http://desk.example')
  return { words: searchParams.get('q'), offset: Number(searchParams.get('offset') ?? 0) }
}

test('fetches more of the search on screen after another search has failed', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { words, offset } = partOf(address)
    asked.push(`${words} ${offset}`)
    if (words === 'ben') throw new TypeError('fetch failed')
    return Response.json(toSearchPage(answerOf(offset, foundPageSize, 1_234)))
  })
  const list = new FoundApplicants(query('anna'), answerOf(0, foundPageSize, 1_234), mapping)
  list.search(query('ben'))
  await vi.waitUntil(() => list.read().error !== null)
  list.show({ from: foundPageSize, to: foundPageSize + 20, isScrolled: false })
  await vi.waitUntil(() => list.read().rows.at(foundPageSize) !== -1)
  expect(asked).toEqual(['ben 0', `anna ${foundPageSize}`])
  expect(list.read().query.words).toBe('anna')
})

test('fetches a page again that a search interrupted and did not replace', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { words, offset } = partOf(address)
    asked.push(`${words} ${offset}`)
    if (words === 'ben') throw new TypeError('fetch failed')
    if (asked.length === 1) return new Promise((_, reject) => init?.signal?.addEventListener('abort', reject))
    return Response.json(toSearchPage(answerOf(offset, foundPageSize, 1_234)))
  })
  const list = new FoundApplicants(query('anna'), answerOf(0, foundPageSize, 1_234), mapping)
  const inView = { from: foundPageSize, to: foundPageSize + 20, isScrolled: false }
  list.show(inView)
  list.search(query('ben'))
  await vi.waitUntil(() => list.read().error !== null)
  list.show(inView)
  await vi.waitUntil(() => list.read().rows.at(foundPageSize) !== -1)
  expect(asked).toEqual([`anna ${foundPageSize}`, 'ben 0', `anna ${foundPageSize}`])
})

test('shows the error of a page until the page has arrived, and that of a search until the next one', async () => {
  const failing = new Set([`anna ${foundPageSize}`, 'ben 0'])
  vi.stubGlobal('fetch', async (address: string) => {
    const { words, offset } = partOf(address)
    if (failing.delete(`${words} ${offset}`)) throw new TypeError('fetch failed')
    return Response.json(toSearchPage(answerOf(offset, foundPageSize, 1_234)))
  })
  const list = new FoundApplicants(query('anna'), answerOf(0, foundPageSize, 1_234), mapping)
  const second = { from: foundPageSize, to: foundPageSize + 20, isScrolled: false }
  list.show(second)
  await vi.waitUntil(() => list.read().error !== null)
  list.show(second)
  await vi.waitUntil(() => list.read().rows.at(foundPageSize) !== -1)
  expect(list.read().error).toBeNull()

  list.search(query('ben'))
  await vi.waitUntil(() => list.read().error !== null)
  list.show({ from: 2 * foundPageSize, to: 2 * foundPageSize + 20, isScrolled: false })
  await vi.waitUntil(() => list.read().rows.at(2 * foundPageSize) !== -1)
  expect(list.read().error).not.toBeNull()
})

test('shows why a range or the total could not be fetched', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  const first = { ...answerOf(0, foundPageSize, 2_000), total: { count: 2_000, isExact: false } }
  const list = new FoundApplicants(query('anna'), first, mapping)
  expect(await list.fetchPart(0, 5_000)).toBeNull()
  expect(list.read().error).not.toBeNull()

  const counted = new FoundApplicants(query('anna'), first, mapping)
  counted.start()
  await vi.waitUntil(() => counted.read().error !== null)
})

test('ignores a range that arrives after another search was started', async () => {
  let arrive = () => {}
  stubDesk(
    1_234,
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  const list = new FoundApplicants(query('anna'), answerOf(0, foundPageSize, 1_234), mapping)
  const part = list.fetchPart(0, 1_000)
  list.search(query('ben'))
  await vi.waitUntil(() => !list.read().isSearching)
  arrive()
  expect(await part).toBeNull()
  const { rows, query: shown } = list.read()
  expect(shown.words).toBe('ben')
  expect(rows.count).toBe(3)
  expect(list.row(rows.at(0))?.key).toBe('id:9000')
  expect(rows.at(5)).toBe(-1)
})

test('fetches the rows in view when the same search is run again after a page failed', async () => {
  const failing = new Set([`anna ${2 * foundPageSize}`])
  vi.stubGlobal('fetch', async (address: string) => {
    const { words, offset } = partOf(address)
    if (failing.delete(`${words} ${offset}`)) throw new TypeError('fetch failed')
    return Response.json(toSearchPage(answerOf(offset, foundPageSize, 1_234)))
  })
  const list = new FoundApplicants(query('anna'), answerOf(0, foundPageSize, 1_234), mapping)
  list.show({ from: 2 * foundPageSize, to: 2 * foundPageSize + 20, isScrolled: false })
  await vi.waitUntil(() => list.read().error !== null)
  list.search(query('anna'))
  await vi.waitUntil(() => list.read().rows.at(2 * foundPageSize) !== -1)
  expect(list.read().error).toBeNull()
})

test('reads the rows in view again with the first page, after which nobody scrolls', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { words, offset } = partOf(address)
    asked.push(`${words} ${offset}`)
    return Response.json(toSearchPage(answerOf(offset, foundPageSize, 1_234)))
  })
  const list = new FoundApplicants(query('anna'), answerOf(0, foundPageSize, 1_234), mapping)
  list.show({ from: 2 * foundPageSize, to: 2 * foundPageSize + 20, isScrolled: false })
  await vi.waitUntil(() => list.read().rows.at(2 * foundPageSize) !== -1)
  await list.reload()
  await vi.waitUntil(() => list.read().rows.at(2 * foundPageSize) !== -1)
  expect(asked).toEqual([`anna ${2 * foundPageSize}`, 'anna 0', `anna ${2 * foundPageSize}`])
})
