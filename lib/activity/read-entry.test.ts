import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { isOpen } from '../dispatch/contract'
import { decide } from '../dispatch/decide'
import { recordDispatch } from '../dispatch/record'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { readEntry } from './read-entry'

const reads = vi.hoisted(() => ({ afterRow: async () => {} }))
vi.mock('./activity-sql', async (original) => {
  const module = await original<typeof import('./activity-sql')>()
  return {
    ...module,
    async readActivityRow(id: string) {
      const row = await module.readActivityRow(id)
      await reads.afterRow()
      return row
    },
  }
})

beforeAll(() => openTestStore())

test('never shows a row read before the end of a dispatch that is shown as ended', async () => {
  await recordDispatch({
    id: 'job-1',
    kind: 'create-job',
    person: { id: 'rosa', name: 'Rosa' },
    subject: 'Baker',
    body: {},
    entered: {},
  })
  const before = await readEntry('job-1', { isMasked: false })
  reads.afterRow = async () => {
    await store().update(dispatches).set({ state: 'cancelled', notBefore: null, endedAt: sql`now()` })
  }
  const during = await readEntry('job-1', { isMasked: false })
  expect(during?.row.outcome).toBe(before?.row.outcome)
  expect(during?.dispatch && isOpen(during.dispatch)).toBe(true)
})

test('includes the IDs of who requested and who cancelled a write, so that both can be looked up', async () => {
  const rosa = { id: 'rosa', name: 'Rosa' }
  await recordDispatch({ id: 'job-2', kind: 'create-job', person: rosa, subject: 'Cook', body: {}, entered: {} })
  await decide('job-2', { what: 'cancel' }, { id: 'ada', name: 'Ada' }, { mayDecideForOthers: true })
  const entry = await readEntry('job-2', { isMasked: false })
  expect(entry?.dispatch?.timeline).toMatchObject([
    { what: 'recorded', by: 'Rosa', byId: 'rosa' },
    { what: 'cancelled', by: 'Ada', byId: 'ada' },
  ])
})
