import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { store } from '../store/connection'
import { fillIndex, type TestApplicant } from '../testing/fill-index'
import { countFacetsOf, countInIndex, searchIndex } from '../testing/search-index'
import { openTestStore } from '../testing/test-store'
import type { ApplicantQuery, ApplicantSort } from './contract'
import { countByDay } from './count-by-day'
import { offerFacets } from './offer-facets'
import { prepareSearch, readSearchMode } from './prepare-search'

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 23, 30))
const person = (
  number: number,
  name: string,
  rest: Partial<TestApplicant> & { record?: object } = {},
): TestApplicant => ({
  name,
  appliedAt: day(number),
  ...rest,
  key: `id:${number}`,
  record: { id: number, name, status: rest.status ?? null, ...rest.record },
})

const people = [
  person(1, 'Anna Andersen', { status: 'New', jobId: '7', teamId: '1', facets: { '/source': 'Indeed' } }),
  person(2, 'Zoë Müller', {
    status: 'New',
    jobId: '8',
    teamId: '1',
    record: { score: 12, note: 'knows 100% of Anna' },
  }),
  person(3, 'Béla Kovács', {
    status: 'Hired',
    jobId: '8',
    teamId: '2',
    record: { score: 7 },
    facets: { '/source': 'Indeed' },
  }),
  person(4, 'anna-lena Weiß', { jobId: '7', isNewcomer: true, firstSeenAt: day(22), facets: { '/source': 'Agency' } }),
  person(5, '', { name: null, appliedAt: null, record: { note: 'New York' } }),
]

let indexId: number
let otherIndexId: number
beforeAll(() => openTestStore())
beforeAll(async () => {
  await prepareSearch()
  indexId = await fillIndex('people', people)
  otherIndexId = await fillIndex('others', [person(1, 'Anna Other', { status: 'New' })])
})

const inList: ApplicantSort = { by: 'list', isDescending: false }
const search = (query: Partial<ApplicantQuery>, page: { sort?: ApplicantSort; offset?: number; limit?: number } = {}) =>
  searchIndex(indexId, { words: '', filters: {}, sort: inList, offset: 0, limit: 50, ...query, ...page })
const keys = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).rows.map(({ key }) => Number(key.slice('id:'.length)))

describe('a search', () => {
  it.each([
    ['anna', [1, 2, 4]],
    ['-anna', [3, 5]],
    ['name:anna', [1, 4]],
    ['status:new', [1, 2]],
    ['new', [1, 2, 5]],
    ['note:new', [5]],
    ['100%', [2]],
    ['le', [4]],
    ['"anna andersen"', [1]],
    ['"andersen anna"', []],
    ['andersen anna', [1]],
    ['-name:"andersen anna"', [2, 3, 4, 5]],
  ])('finds %s', async (words, found) => {
    const hits = await search({ words })
    expect(hits.isApproximate ? [] : hits.rows.map(({ key }) => Number(key.slice(3)))).toEqual(found)
  })

  it.each([
    [{ status: ['New'] }, [1, 2]],
    [{ status: ['New', null], jobId: ['7'] }, [1, 4]],
    [{ status: [null] }, [4, 5]],
    [{ facets: { '/source': ['Indeed', 'Agency'] } }, [1, 3, 4]],
    [{ facets: { '/source': [null] }, teamId: ['1'] }, [2]],
    [{ status: [] }, [1, 2, 3, 4, 5]],
  ])('filters by %j', async (filters, found) => {
    expect(await keys({ filters })).toEqual(found)
    expect(await countInIndex(indexId, { words: '', filters })).toBe(found.length)
  })

  it('marks new applicants', async () => {
    expect(await keys({ newSince: day(21) })).toEqual([4])
    expect(await keys({ newSince: day(23) })).toEqual([])
  })

  it('returns the time of application, whatever else is requested', async () => {
    const applied = { from: day(2), until: day(4) }
    const ask = { words: '', filters: {}, applied }
    expect((await search(ask)).rows.map(({ key }) => key)).toEqual(['id:2', 'id:3'])
    expect((await search(ask)).total).toEqual({ count: 2, isExact: true })
    expect(await keys({ ...ask, filters: { jobId: ['8'], facets: { '/source': ['Indeed'] } } })).toEqual([3])
    expect(await keys({ ...ask, words: 'anna' })).toEqual([2])
    expect(await countInIndex(indexId, ask)).toBe(2)
    expect((await countFacetsOf(indexId, ask, ['status'])).status?.values).toEqual([
      { value: 'Hired', count: 1 },
      { value: 'New', count: 1 },
    ])
  })

  it.each<[ApplicantSort['by'], number[], number[]]>([
    ['list', [1, 2, 3, 4, 5], [5, 4, 3, 2, 1]],
    ['applied', [1, 2, 3, 4, 5], [4, 3, 2, 1, 5]],
    ['name', [1, 4, 3, 2, 5], [2, 3, 4, 1, 5]],
    ['status', [3, 1, 2, 4, 5], [2, 1, 3, 5, 4]],
    ['firstSeen', [1, 2, 3, 5, 4], [4, 5, 3, 2, 1]],
    [{ path: '/score' }, [3, 2, 1, 4, 5], [2, 3, 1, 4, 5]],
  ])('sorts by %j, with empty values last', async (by, forwards, backwards) => {
    for (const [isDescending, order] of [
      [false, forwards],
      [true, backwards],
    ] as const) {
      const sort = { by, isDescending }
      expect(await keys({}, { sort })).toEqual(order)
      const pages = await Promise.all([0, 2, 4].map((offset) => keys({}, { sort, offset, limit: 2 })))
      expect(pages.flat()).toEqual(order)
      const ofWords = await keys({ words: '-other' }, { sort })
      expect(ofWords).toEqual(order)
    }
  })

  it.each([false, true])(
    'keeps the order of the list for a field that no record has (descending: %s)',
    async (isDescending) => {
      const id = await fillIndex(`newest first ${isDescending}`, [person(3, 'Cem'), person(2, 'Bo'), person(1, 'Al')])
      const sort = { by: { path: '/bogus' }, isDescending }
      const hits = await searchIndex(id, { words: '', filters: {}, sort, offset: 0, limit: 50 })
      expect(hits.rows.map(({ key }) => key)).toEqual(['id:3', 'id:2', 'id:1'])
    },
  )

  it('falls back on similar spellings when nothing matches exactly, and says so', async () => {
    const hits = await search({ words: 'andersn' })
    expect(hits).toMatchObject({ isApproximate: true, total: { count: 1, isExact: true } })
    expect(hits.rows.map(({ key }) => key)).toEqual(['id:1'])
    expect(await search({ words: 'kovax status:hired' })).toMatchObject({
      isApproximate: true,
      rows: [{ key: 'id:3' }],
    })
    expect(await search({ words: 'andersn -anna' })).toMatchObject({ isApproximate: false, rows: [] })
    expect(await search({ words: 'qxz' })).toMatchObject({ isApproximate: false, rows: [] })
  })

  it('counts facets of similar spellings, and the exact number of matches', async () => {
    const query = { words: 'kovax', filters: {} }
    expect(await countInIndex(indexId, query)).toBe(1)
    expect(await countFacetsOf(indexId, query, ['status', '/source'])).toEqual({
      status: { values: [{ value: 'Hired', count: 1 }], hasMore: false },
      '/source': { values: [{ value: 'Indeed', count: 1 }], hasMore: false },
    })
  })

  it('does not fall back on similar spellings when only the filters exclude the matches', async () => {
    const id = await fillIndex('alike', [
      person(1, 'Anna Andersen', { status: 'New' }),
      person(2, 'Anna Anderson', { status: 'Hired' }),
    ])
    const query = { words: 'andersen', filters: { status: ['Hired'] } }
    const hits = await searchIndex(id, { ...query, sort: inList, offset: 0, limit: 50 })
    expect(hits).toMatchObject({ isApproximate: false, rows: [] })
    expect(await countInIndex(id, query)).toBe(0)
    expect((await countFacetsOf(id, { ...query, filters: { teamId: ['7'] } }, ['status'])).status?.values).toEqual([])
  })

  it('filters by and counts fields that are not facets, from the records', async () => {
    const filters = { facets: { '/score': ['12'], '/note': [null, 'knows 100% of Anna'] } }
    expect(await keys({ filters })).toEqual([2])
    expect(await keys({ filters: { facets: { '/score/deeper': ['12'] } } })).toEqual([])
    expect(await countFacetsOf(indexId, { words: '', filters: {} }, ['/score'])).toEqual({
      '/score': {
        values: [
          { value: null, count: 3 },
          { value: '12', count: 1 },
          { value: '7', count: 1 },
        ],
        hasMore: false,
      },
    })
  })

  it('offers the facets that distinguish applicants, and labels their values', async () => {
    const index = { id: indexId, total: people.length, facetPaths: ['/source', '/score'] }
    expect(await offerFacets(index)).toEqual({
      offered: [
        { name: 'status', kind: 'text' },
        { name: 'jobId', kind: 'text' },
        { name: 'teamId', kind: 'text' },
        { name: '/source', kind: 'text' },
        { name: '/score', kind: 'number' },
      ],
      statuses: ['New', null, 'Hired'],
    })
    expect(await offerFacets({ id: otherIndexId, total: 1, facetPaths: [] })).toEqual({ offered: [], statuses: [] })
  })

  it.each([
    "'; drop table indexed_applicants; --",
    "name:'; drop table indexed_applicants; --",
    '" or 1=1 --',
    '%',
    '_nna',
    'name:.* name:[a name:a{2 name:(x name:\\',
    '\u0000 \ud800 \ue000',
    '$1 \\0 ***=a',
  ])('treats %j as text', async (words) => {
    const hits = await search({ words, filters: { status: [words], facets: { [words]: [words, null] } } })
    expect(hits.rows).toEqual([])
    const sort = { by: { path: `/${words.replaceAll('\u0000', '').replaceAll('\ud800', '')}` }, isDescending: true }
    expect((await search({}, { sort })).rows).toHaveLength(5)
    expect(await keys({})).toHaveLength(5)
  })
})

describe('the counts of facets', () => {
  const count = async (query: Partial<ApplicantQuery>, facets: string[]) => {
    const counts = await countFacetsOf(indexId, { words: '', filters: {}, ...query }, facets)
    return Object.values(counts).map(({ values }) => values.map(({ value, count }) => `${value} ${count}`))
  }
  it('apply all filters but the facet’s own', async () => {
    expect(
      await count({ filters: { status: ['New'], jobId: ['8'] } }, ['status', 'jobId', 'teamId', '/source']),
    ).toEqual([['Hired 1', 'New 1'], ['7 1', '8 1'], ['1 1'], ['null 1']])
  })
  it('count the matches of the words', async () => {
    expect(
      await count({ words: 'anna', filters: { facets: { '/source': ['Agency'] } } }, ['/source', 'status']),
    ).toEqual([['Agency 1', 'Indeed 1', 'null 1'], ['null 1']])
  })
  it('list the most frequent values, and report that there are more', async () => {
    const many = Array.from({ length: 150 }, (_, number) =>
      person(number, 'x', { jobId: String(Math.floor(number / 1.4)) }),
    )
    const id = await fillIndex('many jobs', many)
    const { jobId } = await countFacetsOf(id, { words: '', filters: {} }, ['jobId'])
    expect(jobId).toMatchObject({ hasMore: true })
    expect(jobId?.values).toHaveLength(100)
    expect(jobId?.values[0]?.count).toBe(2)
  })
  it('are refreshed as soon as the total has changed', async () => {
    const id = await fillIndex('growing', [person(1, 'x', { status: 'New' })])
    const counted = () => countFacetsOf(id, { words: '', filters: {} }, ['status'])
    expect((await counted()).status?.values).toEqual([{ value: 'New', count: 1 }])
    await store().execute(sql`delete from indexed_applicants where index_id = ${id}`)
    await store().execute(sql`update applicant_indexes set total = 0 where id = ${id}`)
    expect((await counted()).status?.values).toEqual([])
  })
})

describe('applications per day', () => {
  it('are counted by the days of a time zone', async () => {
    const now = new Date('2026-11-04T12:00:00Z')
    const inUtc = [
      { day: '2026-11-02', status: 'New', count: 1 },
      { day: '2026-11-03', status: 'Hired', count: 1 },
      { day: '2026-11-04', status: null, count: 1 },
    ]
    expect(await countByDay(indexId, { days: 3, timeZone: 'UTC', now })).toEqual(inUtc)
    expect(await countByDay(indexId, { days: 2, timeZone: 'Europe/Berlin', now })).toEqual([
      { day: '2026-11-03', status: 'New', count: 1 },
      { day: '2026-11-04', status: 'Hired', count: 1 },
    ])
    await expect(countByDay(indexId, { days: 2, timeZone: 'Nowhere', now })).rejects.toThrow()
  })
})

describe('the index of another key', () => {
  it('is not searched', async () => {
    const hits = await searchIndex(otherIndexId, {
      words: 'anna',
      filters: {},
      sort: inList,
      offset: 0,
      limit: 50,
    })
    expect(hits.rows.map(({ record }) => record)).toEqual([expect.objectContaining({ name: 'Anna Other' })])
  })
})

describe('without the trigram index', () => {
  it('finds words as before, but no similar spellings', async () => {
    await store().execute(sql`drop extension pg_trgm cascade`)
    expect(await readSearchMode(store())).toBe('plain')
    expect(await keys({ words: 'anna' })).toEqual([1, 2, 4])
    expect(await search({ words: 'andersn' })).toMatchObject({ isApproximate: false, rows: [] })
    expect(await Promise.all([prepareSearch(), prepareSearch()])).toEqual(['trigram', 'trigram'])
    expect(await search({ words: 'andersn' })).toMatchObject({ isApproximate: true })
  })
})
