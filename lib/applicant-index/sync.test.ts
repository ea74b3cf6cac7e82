import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ReadPage } from '../partner/paging/page'
import { recordOf } from '../records/record'
import { isStoreShared, store } from '../store/connection'
import { applicantIndexes, indexedApplicants, walkSightings } from '../store/index-tables'
import { createMovingList, failedAnswer } from '../testing/moving-list'
import { numbers } from '../testing/read-to-end'
import { setUpIndex } from '../testing/set-up-index'
import { indexedRecords, listSource, syncList, walkMovingList } from '../testing/synced-list'
import { listByDay } from '../testing/unordered-list'
import { readIndexStatus } from './read-status'
import { countApplicants } from './search-applicants'
import { openSearch } from './search-context'

setUpIndex()

describe('a full walk', () => {
  test('copies the list in its order', async () => {
    const list = createMovingList(230)
    expect(await walkMovingList(list)).toBe('walked')
    expect(await indexedRecords()).toEqual(list.records)
    expect(await readIndexStatus(listSource(list.readPage))).toMatchObject({ state: 'ready', total: 230, walk: null })
  })

  test('finds added, changed, moved and removed records, and deletes the removed ones in the second walk', async () => {
    const list = createMovingList(160)
    await walkMovingList(list)
    list.insert(0, 3)
    list.insert(80, 2)
    const [moved] = list.remove(120, 1)
    list.records.unshift({ ...moved, status: 'Interview' })
    const [gone] = list.remove(50, 1)
    await walkMovingList(list)
    expect(await indexedRecords()).toContainEqual(gone)
    await walkMovingList(list)
    expect(await indexedRecords()).toEqual(list.records)
  })

  test('finds everyone in a list without a fixed order, and puts those found late beside others of their day', async () => {
    const perDay = 150
    const list = listByDay({ perDay })
    await walkMovingList(list)
    const ids = (await indexedRecords()).map((record) => Number(recordOf(record)?.id))
    expect(ids.toSorted((one, other) => one - other)).toEqual(numbers(1, 460))
    expect(Math.min(...ids.slice(-10))).toBeGreaterThan(2 * perDay)
  })

  test('keeps a record that the partner fails to return, and marks it stale', async () => {
    const list = createMovingList(120)
    await walkMovingList(list)
    const poisoned = createMovingList(120, ({ offset, limit }) =>
      offset <= 60 && offset + limit > 60 ? failedAnswer(504) : undefined,
    )
    await walkMovingList(poisoned)
    await walkMovingList(poisoned)
    await walkMovingList(poisoned)
    expect(await indexedRecords()).toEqual(list.records)
    const stale = await store().select().from(indexedApplicants).where(eq(indexedApplicants.key, 'id:61'))
    expect(stale[0]?.staleSince).toBeInstanceOf(Date)
  })

  test('copies records with values that are too long for an index of the database', async () => {
    const list = createMovingList(60)
    // Random, since the database compresses what repeats.
    const long = Array.from({ length: 120 }, () => randomUUID()).join(' ')
    Object.assign(list.records[30] ?? {}, { name: long, status: long })
    expect(await walkMovingList(list)).toBe('walked')
    expect(await indexedRecords()).toEqual(list.records)
  })

  test('copies records whose field names have characters that the database refuses', async () => {
    const list = createMovingList(3)
    Object.assign(list.records[1] ?? {}, { 'a\0b': 'Bakery', 'x\ud83d': { 'y\udc00': 'Clinic' } })
    expect(await walkMovingList(list)).toBe('walked')
    expect(await readIndexStatus(listSource(list.readPage))).toMatchObject({ state: 'ready', total: 3 })
    expect((await indexedRecords())[1]).toMatchObject({ ab: 'Bakery', x: { y: 'Clinic' } })
    const [index] = await store().select().from(applicantIndexes)
    expect(index?.fields).toEqual(expect.arrayContaining(['/ab', '/x/y']))
    for (const words of ['bakery', 'ab:bakery', 'y:clinic']) {
      const search = await openSearch(index?.id ?? 0, { words, filters: {} })
      expect(await countApplicants(search), words).toBe(1)
    }
  })

  test('continues where it stopped after a server was killed', async () => {
    const list = createMovingList(500, ({ offset }) => (offset > 200 ? failedAnswer(403) : undefined))
    expect(await walkMovingList(list)).toBe('failed')
    const well = createMovingList(500)
    expect(await walkMovingList(well, { server: 'server-2' })).toBe('walked')
    expect(await indexedRecords()).toEqual(well.records)
    expect(Math.min(...well.asked.map(({ offset }) => offset))).toBeGreaterThan(0)
    expect(await store().select().from(walkSightings)).toEqual([])
  })

  test('computes the facets of all rows, even if the server was killed after choosing them', async () => {
    const sources = ['Indeed', 'Referral', 'Website']
    const listOf = (before?: Parameters<typeof createMovingList>[1]) => {
      const list = createMovingList(1_300, before)
      for (const [index, record] of list.records.entries()) record.source = sources[index % 3]
      return list
    }
    // Only a slow walk requests single records, to determine the list's length.
    const killed = listOf(({ offset, limit }) => (offset > 1_200 && limit > 1 ? failedAnswer(403) : undefined))
    expect(await walkMovingList(killed)).toBe('failed')
    const [index] = await store().select().from(applicantIndexes)
    expect(index?.facetPaths).toEqual(['/source'])
    expect(await walkMovingList(listOf(), { server: 'server-2' })).toBe('walked')
    const rows = await store()
      .select({ record: indexedApplicants.record, facets: indexedApplicants.facets })
      .from(indexedApplicants)
    expect(rows).toHaveLength(1_300)
    for (const { record, facets } of rows) expect(facets).toEqual({ '/source': (record as { source: string }).source })
  })

  test('hides the index while the partner denies this key access to the list', async () => {
    const list = createMovingList(60)
    await walkMovingList(list)
    const refused = createMovingList(60, () => failedAnswer(403))
    expect(await walkMovingList(refused)).toBe('failed')
    expect(await readIndexStatus(listSource(list.readPage))).toMatchObject({
      state: 'hidden',
      failure: { title: expect.any(String) },
    })
    await walkMovingList(list)
    expect(await readIndexStatus(listSource(list.readPage))).toMatchObject({ state: 'ready', failure: null })
  })
})

describe('a refresh', () => {
  const due = () =>
    store()
      .update(applicantIndexes)
      .set({ refreshedAt: new Date(0) })

  test('reads new applicants at the top with one request', async () => {
    const list = createMovingList(500)
    await walkMovingList(list)
    list.insert(0, 4)
    await walkMovingList(list)
    list.insert(0, 7)
    list.asked = []
    await due()
    expect(await syncList(listSource(list.readPage))).toBe('refreshed')
    expect(await indexedRecords()).toEqual(list.records)
    expect(list.asked).toEqual([{ offset: 0, limit: 50 }])
  })

  test('reads new applicants at the end when they appear there', async () => {
    const list = createMovingList(333)
    await walkMovingList(list)
    list.insert(333, 4)
    await due()
    expect(await syncList(listSource(list.readPage))).toBe('refreshed')
    list.insert(337, 3)
    list.asked = []
    await due()
    await syncList(listSource(list.readPage))
    expect(await indexedRecords()).toEqual(list.records)
    expect(list.asked.map(({ offset }) => offset)).not.toContain(0)
  })

  test('runs at once on request, and otherwise when it is due', async () => {
    const list = createMovingList(120)
    await walkMovingList(list)
    list.insert(0, 1)
    expect(await syncList(listSource(list.readPage))).toBe('waiting')
    expect(await syncList(listSource(list.readPage), { isRefreshAsked: true })).toBe('refreshed')
    expect(await indexedRecords()).toEqual(list.records)
  })

  test('marks applicants as new that were not in the first walk', async () => {
    const list = createMovingList(70)
    await walkMovingList(list)
    list.insert(0, 2)
    await due()
    await syncList(listSource(list.readPage))
    const rows = await store()
      .select({ key: indexedApplicants.key })
      .from(indexedApplicants)
      .where(eq(indexedApplicants.isNewcomer, true))
    expect(rows.map(({ key }) => key).sort()).toEqual(['id:71', 'id:72'])
  })
})

test('new applicants are new to a user who viewed the list while the partner was slow to answer', async () => {
  const list = createMovingList(70)
  await walkMovingList(list)
  list.insert(0, 2)
  let lookedAt = new Date(0)
  const readSlowly: ReadPage = async (page, options) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (page.offset === 0) lookedAt = new Date()
    return list.readPage(page, options)
  }
  await syncList(listSource(readSlowly), { isRefreshAsked: true })
  const rows = await store()
    .select({ firstSeenAt: indexedApplicants.firstSeenAt })
    .from(indexedApplicants)
    .where(eq(indexedApplicants.isNewcomer, true))
  expect(rows).toHaveLength(2)
  for (const { firstSeenAt } of rows) expect(firstSeenAt >= lookedAt).toBe(true)
})

describe('after a change of the mapping, key or settings', () => {
  test('another mapping extracts the columns again without a request to the partner', async () => {
    const list = createMovingList(600)
    await walkMovingList(list)
    list.asked = []
    const plain = listSource(list.readPage)
    const mapped = listSource(list.readPage, {
      mapping: () => ({
        ...plain.mapping(),
        fingerprint: 'm2',
        read: (record) => ({ ...plain.mapping().read(record), name: 'New' }),
      }),
    })
    expect(await syncList(mapped)).toBe('waiting')
    const rows = await store().select({ name: indexedApplicants.name }).from(indexedApplicants)
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['New']))
    expect(list.asked).toEqual([])
  })

  test('a mapping guessed during a walk applies from the next page on', async () => {
    let isMapped = false
    const list = createMovingList(600, ({ offset }) => {
      isMapped ||= offset >= 100
      return undefined
    })
    const plain = listSource(list.readPage)
    const source = listSource(list.readPage, {
      mapping: () =>
        isMapped
          ? {
              ...plain.mapping(),
              fingerprint: 'm2',
              read: (record) => ({ ...plain.mapping().read(record), name: 'New' }),
            }
          : plain.mapping(),
    })
    await syncList(source)
    const [named] = await store()
      .select({ count: count() })
      .from(indexedApplicants)
      .where(eq(indexedApplicants.name, 'New'))
    expect(named?.count).toBeGreaterThan(300)
    expect(await syncList(source)).toBe('waiting')
    const rows = await store().select({ name: indexedApplicants.name }).from(indexedApplicants)
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['New']))
  })

  test('another key has its own index, and the old one is erased when no server can have its key any more', async () => {
    const list = createMovingList(60)
    await walkMovingList(list)
    const other = listSource(createMovingList(10).readPage, { source: () => 'key-2' })
    await syncList(other)
    if (isStoreShared()) {
      expect((await indexedRecords()).length).toBe(70)
      await store()
        .update(applicantIndexes)
        .set({ usedAt: new Date(0) })
        .where(eq(applicantIndexes.source, 'key-1'))
      await syncList(other)
    }
    expect((await indexedRecords()).length).toBe(10)
  })

  test('what is read with another key during a walk stays out of the first key’s index', async () => {
    const list = createMovingList(300)
    let key = 'key-1'
    const source = listSource(
      (page, options) => {
        if (page.offset > 100) key = 'key-2'
        return list.readPage(page, options)
      },
      { source: () => key },
    )
    expect(await syncList(source, { isWalkAsked: true })).toBe('stopped')
    expect((await indexedRecords()).length).toBeLessThan(150)
  })
})
