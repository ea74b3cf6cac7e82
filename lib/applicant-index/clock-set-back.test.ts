import { afterEach, expect, test } from 'vitest'
import { store } from '../store/connection'
import { applicantIndexes, indexedApplicants } from '../store/index-tables'
import { noteStoreClock } from '../store/store-clock'
import { createMovingList, failedAnswer, type MovingList } from '../testing/moving-list'
import { setUpIndex } from '../testing/set-up-index'
import { indexedRecords, listSource, syncList, walkMovingList } from '../testing/synced-list'
import { noteRead } from './note-read'
import { readIndexStatus } from './read-status'
import { hideIndex } from './refusals'

setUpIndex()

afterEach(() => noteStoreClock(Date.now()))

const aheadMs = 8 * 3_600_000

/** The whole list, read by a clock that is set back afterwards. */
async function readAhead(): Promise<MovingList> {
  const list = createMovingList(60)
  for (const record of list.records) record.status = 'Applied'
  noteStoreClock(Date.now() + aheadMs)
  await walkMovingList(list)
  // The database's clock, which cannot be set here, writes two of these.
  const at = new Date(Date.now() + aheadMs)
  await store().update(applicantIndexes).set({ walkedAt: at, refreshedAt: at })
  await store().update(indexedApplicants).set({ readAt: at })
  noteStoreClock(Date.now())
  return list
}

const changeFirst = (list: MovingList) => Object.assign(list.records[0] ?? {}, { status: 'Interview' })

test('reads the list at once after the clock was set back, and what changed in it', async () => {
  const list = await readAhead()
  changeFirst(list)
  expect(await readIndexStatus(listSource(list.readPage))).toMatchObject({ isLate: true })
  expect(await syncList(listSource(list.readPage))).toBe('walked')
  expect(await indexedRecords()).toEqual(list.records)
})

test('writes what a user reads through to the index after the clock was set back', async () => {
  const list = await readAhead()
  changeFirst(list)
  await noteRead(listSource(list.readPage), list.records, new Date())
  expect(await indexedRecords()).toEqual(list.records)
})

test('shows the list again that was refused before the clock was set back', async () => {
  const list = await readAhead()
  const source = listSource(list.readPage)
  noteStoreClock(Date.now() + aheadMs)
  await hideIndex(source.source(), failedAnswer(403))
  noteStoreClock(Date.now())
  expect(await syncList(source)).toBe('walked')
  expect(await readIndexStatus(source)).toMatchObject({ state: 'ready', failure: null })
})

test('goes on at once after a crash with the lease from before the clock was set back', async () => {
  const list = await readAhead()
  changeFirst(list)
  await store()
    .update(applicantIndexes)
    .set({ leaseBy: 'a server that was killed', leaseUntil: new Date(Date.now() + aheadMs) })
  expect(await syncList(listSource(list.readPage))).toBe('walked')
  expect(await indexedRecords()).toEqual(list.records)
})

test('refreshes no more often where the clock of the desk is ahead of that of the database', async () => {
  const list = createMovingList(60)
  await walkMovingList(list)
  const behindMs = 4 * 60_000
  noteStoreClock(Date.now() - behindMs)
  const at = new Date(Date.now() - behindMs)
  await store().update(applicantIndexes).set({ walkedAt: at, refreshedAt: at })
  await store().update(indexedApplicants).set({ readAt: at })
  expect(await syncList(listSource(list.readPage))).toBe('waiting')
})
