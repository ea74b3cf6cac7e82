import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareSearch } from '../applicant-index/prepare-search'
import { store } from '../store/connection'
import { applicantIndexes, applicantLooks } from '../store/index-tables'
import { addTestPerson } from '../testing/add-test-person'
import { fillIndex, type TestApplicant } from '../testing/fill-index'
import { openTestStore } from '../testing/test-store'
import { countViews } from './count-views'
import { indexSource } from './index-source'

type Query = Parameters<typeof countViews>[0][number]['query']

const everyone: Query = { words: '', filters: {}, isNewOnly: false, applied: null }
const exactly = (count: number) => ({ count, isExact: true })
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

function person(number: number, rest: Partial<TestApplicant> = {}): TestApplicant {
  const name = `Person ${number}`
  const status = number % 4 === 0 ? 'Interview' : 'New'
  return { key: `id:${number}`, record: { id: number, name, status }, name, status, ...rest }
}

let rosa: string
beforeAll(() => openTestStore({ APPLICANT_INDEX: 'on' }))
beforeAll(async () => {
  await prepareSearch()
  const password = 'correct horse battery staple'
  rosa = await addTestPerson({ email: 'rosa@example.com', name: 'Rosa', role: 'viewer', password })
})
beforeEach(async () => {
  await store().delete(applicantIndexes)
  await store().delete(applicantLooks)
})

const fill = (applicants: TestApplicant[]) => fillIndex(indexSource.source(), applicants)

const countOne = async (query: Partial<Query>) =>
  (await countViews([{ id: 'v', query: { ...everyone, ...query } }], rosa))?.counts.v

test('counts each view by its words, filters and time of application', async () => {
  const applied = { from: '2026-11-20T00:00:00.000Z', until: '2026-11-21T00:00:00.000Z' }
  await fill([
    ...Array.from({ length: 20 }, (_, number) => person(number)),
    person(20, { appliedAt: new Date('2026-11-20T12:00:00Z') }),
  ])
  const views = {
    '': everyone,
    interview: { ...everyone, filters: { status: ['Interview'] } },
    words: { ...everyone, words: 'person 1' },
    both: { ...everyone, words: '-interview', filters: { status: ['Interview'] } },
    day: { ...everyone, applied },
    news: { ...everyone, isNewOnly: true },
  }
  const counted = await countViews(
    Object.entries(views).map(([id, query]) => ({ id, query })),
    rosa,
  )
  expect(counted).toEqual({
    isWhole: true,
    counts: {
      '': { found: exactly(21), isNew: null },
      interview: { found: exactly(6), isNew: null },
      words: { found: exactly(11), isNew: null },
      both: { found: exactly(0), isNew: null },
      day: { found: exactly(1), isNew: null },
      // Nothing is new to a user who never looked.
      news: { found: exactly(0), isNew: null },
    },
  })
})

test('counts the applicants new to the reader in each view', async () => {
  await store()
    .insert(applicantLooks)
    .values({ userId: rosa, lookedAt: minutesAgo(60), newSince: minutesAgo(600) })
  const newcomer = { isNewcomer: true, firstSeenAt: minutesAgo(5) }
  const earlier = { isNewcomer: true, firstSeenAt: minutesAgo(90) }
  await fill([person(1), person(4), person(5, newcomer), person(8, newcomer), person(12, earlier)])
  expect(await countOne({})).toEqual({ found: exactly(5), isNew: exactly(2) })
  expect(await countOne({ filters: { status: ['Interview'] } })).toEqual({ found: exactly(3), isNew: exactly(1) })
  expect(await countOne({ filters: { status: ['Hired'] } })).toEqual({ found: exactly(0), isNew: exactly(0) })
  expect(await countOne({ isNewOnly: true })).toEqual({ found: exactly(2), isNew: null })
})

test('recounts as soon as the index was read again, even if its total is the same', async () => {
  await fill([person(1), person(2)])
  expect((await countOne({ filters: { status: ['New'] } }))?.found).toEqual(exactly(2))
  await store().execute(sql`update indexed_applicants set status = 'Hired' where key = 'id:1'`)
  await store().execute(sql`update applicant_indexes set refreshed_at = now()`)
  expect((await countOne({ filters: { status: ['New'] } }))?.found).toEqual(exactly(1))
})

test('counts up to 10,000 for filtered views, and exactly for everyone', async () => {
  await fill(Array.from({ length: 10_005 }, (_, number) => person(number)))
  expect((await countOne({ words: 'person' }))?.found).toEqual({ count: 10_000, isExact: false })
  expect((await countOne({}))?.found).toEqual(exactly(10_005))
})

test('counts a menu of very many views in several requests, each continuing after the last', async () => {
  await fill(Array.from({ length: 2_000 }, (_, number) => person(number)))
  const views = Array.from({ length: 100 }, (_, number) => ({
    id: `view ${number}`,
    query: { ...everyone, words: `person ${number} -hired` },
  }))
  const sizes: number[] = []
  for (let isWhole = false; !isWhole; ) {
    const counted = await countViews(views, rosa, 20)
    isWhole = counted?.isWhole ?? true
    sizes.push(Object.keys(counted?.counts ?? {}).length)
  }
  expect(sizes.length).toBeGreaterThan(2)
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
  expect(sizes.at(-1)).toBe(100)
})

test('gives no counts without a complete index', async () => {
  expect(await countViews([{ id: '', query: everyone }], rosa)).toBeNull()
  await fill([person(1)])
  await store().execute(sql`update applicant_indexes set state = 'building'`)
  expect(await countViews([{ id: '', query: everyone }], rosa)).toBeNull()
})
