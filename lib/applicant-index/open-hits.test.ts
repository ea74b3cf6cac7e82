import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { store } from '../store/connection'
import { fillIndex, type TestApplicant } from '../testing/fill-index'
import { searchIndex } from '../testing/search-index'
import { openTestStore } from '../testing/test-store'
import type { ApplicantQuery, ApplicantSort } from './contract'
import { countHitsAmong, openHits } from './open-hits'
import { prepareSearch } from './prepare-search'

const statuses = ['New', 'Interview', 'Rejected', null]
const count = 1_234
const day = (number: number) => new Date(Date.UTC(2026, 9, 1 + (number % 40), 12))

/** Names repeat, some records have none, and neither status nor time follows the list's order. */
const people = Array.from({ length: count }, (_, number): TestApplicant => {
  const name = number % 97 === 0 ? null : `Person ${String((number * 7) % 60).padStart(2, '0')}`
  const status = statuses[(number * 5) % 4] ?? null
  return {
    key: `id:${number}`,
    record: { id: number, name, status, score: (number * 31) % 17 },
    name,
    status,
    teamId: String(number % 3),
    appliedAt: number % 11 === 0 ? null : day(number * 3),
    isNewcomer: number % 2 === 0,
    firstSeenAt: day(number),
  }
})

let indexId: number
beforeAll(() => openTestStore())
beforeAll(async () => {
  await prepareSearch()
  indexId = await fillIndex('people', people)
  await fillIndex('others', people.slice(0, 50))
})

const inList: ApplicantSort = { by: 'list', isDescending: false }

async function keysOf(query: ApplicantQuery, range: Parameters<typeof openHits>[2]) {
  const hits = await openHits(indexId, query, range)
  const keys: string[] = []
  for await (const page of hits.pages()) keys.push(...page.map(({ key }) => key))
  return { ...hits, keys }
}

/** The keys the screen shows, page by page. */
async function shownKeys(query: ApplicantQuery, sort: ApplicantSort) {
  const keys: string[] = []
  for (let offset = 0; ; offset += 200) {
    const { rows } = await searchIndex(indexId, { ...query, sort, offset, limit: 200 })
    keys.push(...rows.map(({ key }) => key))
    if (rows.length < 200) return keys
  }
}

const queries: [string, ApplicantQuery][] = [
  ['everybody', { words: '', filters: {} }],
  ['words', { words: 'person 05', filters: {} }],
  ['two filters', { words: '', filters: { status: ['New', null], teamId: ['1'] } }],
  ['new applicants', { words: 'person', filters: {}, newSince: day(20) }],
  ['a span of days', { words: '', filters: {}, applied: { from: day(3), until: day(9) } }],
  ['similar spellings', { words: 'persom', filters: { status: ['Interview'] } }],
  ['nobody', { words: 'qqqqqqq', filters: {} }],
]
const sorts: ApplicantSort[] = [
  inList,
  { by: 'name', isDescending: true },
  { by: 'status', isDescending: false },
  { by: 'applied', isDescending: true },
  { by: { path: '/score' }, isDescending: true },
]

describe('all hits of a query', () => {
  it.each(queries)('for %s match the search results, in every sort order', async (_, query) => {
    for (const sort of sorts) {
      const shown = await shownKeys(query, sort)
      const { keys, total } = await keysOf(query, { sort })
      expect(keys, JSON.stringify(sort)).toEqual(shown)
      expect(total).toBe(shown.length)
      expect(new Set(keys).size).toBe(total)
    }
  })

  it('report whether they are only similar spellings', async () => {
    expect(await keysOf({ words: 'persom', filters: {} }, { sort: inList })).toMatchObject({ isApproximate: true })
    expect(await keysOf({ words: 'person', filters: {} }, { sort: inList })).toMatchObject({ isApproximate: false })
    expect(await keysOf({ words: 'qqqqqqq', filters: {} }, { sort: inList })).toMatchObject({ isApproximate: false })
  })

  it('are all counted when only a range is requested', async () => {
    const all = await keysOf({ words: '', filters: {} }, { sort: inList })
    const part = await keysOf({ words: '', filters: {} }, { sort: inList, offset: 499, limit: 502 })
    expect(part).toMatchObject({ total: count, keys: all.keys.slice(499, 1_001) })
    expect(await keysOf({ words: '', filters: {} }, { sort: inList, offset: count, limit: 5 })).toMatchObject({
      total: count,
      keys: [],
    })
  })

  it('stay the same, each once, while the index changes', async () => {
    const moving = await fillIndex('moving', people)
    const sort: ApplicantSort = { by: 'status', isDescending: false }
    const query: ApplicantQuery = { words: '', filters: { teamId: ['0', '1'] } }
    const { pages } = await openHits(moving, query, { sort })
    const seen: string[] = []
    for await (const page of pages()) {
      seen.push(...page.map(({ key }) => key))
      if (seen.length > 500) continue
      // Every row now moves or no longer matches, one is added, and one is removed.
      await store().execute(
        sql`update indexed_applicants set status = case when status is null then 'A' end, team_id = '2' where index_id = ${moving}`,
      )
      await store().execute(
        sql`insert into indexed_applicants (index_id, key, position, record, hash, search, team_id, facets, read_at, first_seen_at, is_newcomer, changed_at) select index_id, 'id:new', -1, record, hash, search, '0', facets, read_at, first_seen_at, true, changed_at from indexed_applicants where index_id = ${moving} and key = 'id:0'`,
      )
      await store().execute(sql`delete from indexed_applicants where index_id = ${moving} and key = 'id:1222'`)
    }
    const fitting = people.filter(({ teamId, key }) => teamId !== '2' && key !== 'id:1222').map(({ key }) => key)
    expect(seen.toSorted()).toEqual(fitting.toSorted())
  })
})

it('count how many of a set of applicants match', async () => {
  const some = ['id:1', 'id:2', 'id:3', 'id:4', 'id:999999', 'nobody']
  const among = (query: ApplicantQuery) => countHitsAmong(indexId, query, some)
  expect(await among({ words: '', filters: {} })).toBe(4)
  expect(await among({ words: '', filters: { teamId: ['1'] } })).toBe(2)
  expect(await among({ words: 'persom', filters: { teamId: ['1'] } })).toBe(2)
  expect(await among({ words: 'qqqqqqq', filters: {} })).toBe(0)
  expect(await countHitsAmong(indexId, { words: '', filters: {} }, [])).toBe(0)
})
