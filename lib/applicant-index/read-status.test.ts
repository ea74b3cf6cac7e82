import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { store } from '../store/connection'
import { applicantIndexes } from '../store/index-tables'
import { setUpIndex } from '../testing/set-up-index'
import { openIndex } from './indexes'
import { readIndexStatus } from './read-status'

setUpIndex()

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000)
const add = (row: Partial<typeof applicantIndexes.$inferInsert>) =>
  store()
    .insert(applicantIndexes)
    .values({ source: 'key-1', state: 'ready', ...row })
const status = () => readIndexStatus({ source: () => 'key-1', isReady: () => true })
const failure = { title: 'The partner isn’t answering', kind: 'unavailable', at: ago(60).toISOString(), times: 1 }

test.each([
  ['after a refresh', { refreshedAt: ago(120) }, false],
  ['when the last update failed', { refreshedAt: ago(120), failure }, true],
  ['when there was none for a long time', { refreshedAt: ago(1_200) }, true],
  ['during a long full read', { refreshedAt: ago(1_200), walkStartedAt: ago(1_000) }, false],
  ['before the first full read has ended', { state: 'building', failure }, false],
])('reports whether the index is late %s', async (_when, row, isLate) => {
  await add(row)
  expect(await status()).toMatchObject({ isLate })
})

test('on a second walk, estimates progress and remaining time from the first', async () => {
  await add({ total: 1_000, walkedAt: ago(90_000), refreshedAt: ago(60), walkStartedAt: ago(40), walkOffset: 400 })
  expect((await status()).walk).toMatchObject({ found: 400, percent: 40, secondsLeft: 60 })
})

test('stays below 100 percent until the walk ends, even when the list has grown', async () => {
  await add({ total: 1_000, walkedAt: ago(90_000), walkStartedAt: ago(40), walkOffset: 1_200 })
  expect((await status()).walk).toMatchObject({ percent: 99, secondsLeft: 0 })
})

test('on a first walk, estimates progress from the expected length', async () => {
  await add({ state: 'building', expectedTotal: 2_000, walkStartedAt: ago(40), walkOffset: 400 })
  expect((await status()).walk).toMatchObject({ found: 400, percent: 20, secondsLeft: 160 })
})

test('reports that another index is being read because the key changed', async () => {
  await openIndex('key-2')
  expect(await status()).toMatchObject({ state: 'building', total: 0, isReplacing: false })
  await openIndex('key-1')
  await store().delete(applicantIndexes).where(eq(applicantIndexes.source, 'key-2'))
  expect(await status()).toMatchObject({ state: 'building', isReplacing: true })
})
