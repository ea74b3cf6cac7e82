import { expect, test } from 'vitest'
import { store } from '../store/connection'
import { applicantIndexes } from '../store/index-tables'
import { createMovingList } from '../testing/moving-list'
import { setUpIndex } from '../testing/set-up-index'
import { listSource, syncList, walkMovingList } from '../testing/synced-list'
import { markWalkAsked } from './indexes'

setUpIndex()

const giveLeaseTo = (leaseBy: string | null) =>
  store()
    .update(applicantIndexes)
    .set({ leaseBy, leaseUntil: leaseBy === null ? null : new Date(Date.now() + 60_000) })

test('a server without the lease leaves the index to the one that holds it', async () => {
  const list = createMovingList(60)
  await walkMovingList(list)
  await giveLeaseTo('server-2')
  expect(await walkMovingList(list)).toBe('busy')
})

test('a full walk requested while another server held the lease runs in the next round', async () => {
  const list = createMovingList(60)
  const source = listSource(list.readPage)
  await walkMovingList(list)
  await giveLeaseTo('server-2')
  await markWalkAsked(source.source())
  expect(await syncList(source)).toBe('busy')
  await giveLeaseTo(null)
  expect(await syncList(source)).toBe('walked')
  expect(await syncList(source)).toBe('waiting')
})

test('a server that lost its lease while reading writes nothing more', async () => {
  const list = createMovingList(300)
  const source = listSource(async (page, options) => {
    if (page.offset > 100) await giveLeaseTo('server-2')
    return list.readPage(page, options)
  })
  expect(await syncList(source, { isWalkAsked: true })).toBe('busy')
  const [index] = await store().select().from(applicantIndexes)
  expect(index?.leaseBy).toBe('server-2')
})
