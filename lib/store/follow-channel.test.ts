import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { openTestStore } from '../testing/test-store'
import { store } from './connection'
import { followChannel } from './follow-channel'

beforeAll(() => openTestStore())

const notify = (channel: string) => store().execute(sql`select pg_notify(${channel}, '')`)
const warning = 'it could not be read again'

test('reads again what changed during the first read', async () => {
  const read = vi.fn(async () => {
    if (read.mock.calls.length === 1) await notify('during_first')
  })
  await followChannel('during_first', read, { warning })
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(1)
})

test('reads again after a read that failed, though nothing more is notified', async () => {
  const read = vi.fn(async () => {})
  await followChannel('failed_once', read, { warning, everyMs: 20 })
  read.mockRejectedValueOnce(new Error('timeout exceeded when trying to connect'))
  await expect.poll(() => read.mock.settledResults.some(({ type }) => type === 'rejected')).toBe(true)
  const before = read.mock.calls.length
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(before)
})

test('throws if the first read fails', async () => {
  const read = () => Promise.reject(new Error('no table'))
  await expect(followChannel('never_read', read, { warning })).rejects.toThrow('no table')
})
