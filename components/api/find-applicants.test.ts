import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plainSearch, type SearchPage } from '@/lib/applicants/contract'
import { findApplicants } from './find-applicants'

const page: SearchPage = {
  items: [{ id: 1, name: 'Ada' }],
  marks: [{ key: 'id:1', isNew: true, staleSince: null }],
  total: 2_000,
  isTotalExact: false,
  everyone: 9_000,
  asOf: '2026-11-23T14:02:00.000Z',
  changesAsOf: '2026-11-23T02:00:00.000Z',
  isApproximate: false,
  newSince: null,
  facets: {},
  offered: [],
  statuses: [],
  names: {},
}
const asked = vi.fn<typeof fetch>()
beforeEach(() => {
  asked.mockImplementation(async () => Response.json(page))
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.unstubAllGlobals()
  asked.mockReset()
})
const find = (words: string, status: string[] = []) =>
  findApplicants({ ...plainSearch, words, filters: { status } }, new AbortController().signal)

test('searches with GET, and returns rows', async () => {
  expect(await find('ada & co', ['New'])).toMatchObject({
    rows: [{ key: 'id:1', record: { name: 'Ada' }, isNew: true }],
    total: { count: 2_000, isExact: false },
    asOf: { newcomers: page.asOf, all: page.changesAsOf, total: 9_000 },
  })
  const [url, init] = asked.mock.calls[0] ?? []
  expect(url).toBe('/api/search/applicants?q=ada+%26+co&offset=0&limit=50&total=quick&facets=&status=New')
  expect(init?.method ?? 'GET').toBe('GET')
})

test.each(['ada@example.com', 'ada＠', 'ada%40example.com'])(
  'puts nothing that may be an e-mail address in a URL: %s',
  async (words) => {
    await find(words)
    await find('', [words])
    for (const [url, init] of asked.mock.calls) {
      expect([url, init?.method]).toEqual(['/api/search/applicants', 'POST'])
      expect(new URLSearchParams(JSON.parse(String(init?.body)).query).toString()).toContain(encodeURIComponent(words))
    }
    expect(asked).toHaveBeenCalledTimes(2)
  },
)

test('does not use a URL that would be too long', async () => {
  await find(
    '',
    Array.from({ length: 100 }, (_, value) => `${value}`.padStart(100, 'x')),
  )
  expect(asked.mock.calls[0]?.[0]).toBe('/api/search/applicants')
})
