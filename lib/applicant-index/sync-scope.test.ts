import { describe, expect, test } from 'vitest'
import { store } from '../store/connection'
import { applicantIndexes } from '../store/index-tables'
import { createMovingList, failedAnswer } from '../testing/moving-list'
import { setUpIndex } from '../testing/set-up-index'
import { indexedRecords, listSource, syncList, walkMovingList } from '../testing/synced-list'
import { noteRead } from './note-read'
import { readIndexStatus } from './read-status'
import { hideIndex } from './refusals'

setUpIndex()

describe('the key’s access', () => {
  const hourAgo = new Date(Date.now() - 3_600_000)
  const due = () =>
    store().update(applicantIndexes).set({ refreshedAt: hourAgo, walkedFrom: hourAgo, walkedAt: hourAgo })

  test.each([
    ['part of the list', 100],
    ['nothing', 0],
  ])('shrinks to %s, and the rest is removed after two rounds', async (_, left) => {
    const list = createMovingList(400)
    await walkMovingList(list)
    list.records = list.records.filter(({ id }) => Number(id) % 4 === 0).slice(0, left)
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await due()
      expect(await syncList(listSource(list.readPage))).toBe('walked')
    }
    expect(await indexedRecords()).toEqual(list.records)
    expect(await readIndexStatus(listSource(list.readPage))).toMatchObject({ state: 'ready', total: left })
  })

  test('is hidden after another user’s request was denied, and shown again when a user gets the list', async () => {
    const list = createMovingList(60)
    const source = listSource(list.readPage)
    await walkMovingList(list)
    await hideIndex(source.source(), failedAnswer(403))
    expect(await readIndexStatus(source)).toMatchObject({ state: 'hidden', failure: { title: expect.any(String) } })
    expect(await syncList(source)).toBe('waiting')
    await noteRead(source, list.records.slice(0, 10), new Date(0))
    expect(await syncList(source)).toBe('waiting')
    await noteRead(source, list.records.slice(0, 10), new Date(Date.now() + 1))
    // The key may see less than before.
    expect(await syncList(source)).toBe('walked')
    expect(await readIndexStatus(source)).toMatchObject({ state: 'ready', total: 60, failure: null })
  })
})

test('starts a new backoff once a page was read', async () => {
  // Requests for single records only determine the list's length.
  const isPage = ({ limit }: { limit: number }) => limit > 1
  const fails = createMovingList(900, (page, { asked }) =>
    isPage(page) && asked.filter(isPage).length % 4 === 0 ? failedAnswer(403) : undefined,
  )
  for (let times = 0; times < 3; times += 1) {
    expect(await walkMovingList(fails)).toBe('failed')
    const [index] = await store().select().from(applicantIndexes)
    expect(index?.failure).toMatchObject({ times: 1 })
  }
})
