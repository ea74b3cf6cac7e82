import { beforeAll, expect, test } from 'vitest'
import { erasePerson } from '../privacy/erase-person'
import { findPerson } from '../privacy/find-person'
import { asHolding, registerHoldings } from '../privacy/registry'
import { users } from '../store/account-tables'
import { store } from '../store/connection'
import { leftOutRows, runs } from '../store/run-tables'
import { openTestStore } from '../testing/test-store'
import { leftOutRowHolding } from './forget'

beforeAll(() => openTestStore())

test('a left-out row without a valid address is found and erased by its name', async () => {
  registerHoldings([asHolding(leftOutRowHolding)])
  await store().insert(users).values({ id: 'rosa', name: 'Rosa', email: 'rosa@example.com' })
  const run = { id: 'run', personId: 'rosa', personName: 'Rosa', name: 'a.csv', header: [], stopsAtRefusal: false }
  await store()
    .insert(runs)
    .values({ ...run, isEnqueued: true, state: 'finished', startedAt: new Date(), endedAt: new Date() })
  const leftOut = (row: number, cells: string[]) =>
    ({ runId: 'run', row, cells: JSON.stringify(cells), reason: 'by-person' }) as const
  await store()
    .insert(leftOutRows)
    .values([
      leftOut(1, ['Zoë', 'Lee', 'zoe(at)example.com', '+49 30 1']),
      leftOut(2, ['Zoe', 'Lee', 'other@example.net', '+49 30 2']),
      leftOut(3, ['Bea', 'Lee', '', '+49 30 3']),
    ])
  expect((await findPerson({ email: '', name: 'Zoe Lee', id: '' })).mentions).toMatchObject([{ count: 1 }])
  const target = { who: { emails: [], names: ['Zoe Lee'], ids: [] } }
  expect(await erasePerson({ target, expected: 1, stops: false }, { id: 'admin', name: 'Ida' })).toMatchObject({
    report: { erased: 1, left: 0 },
  })
  const kept = await store().select({ row: leftOutRows.row }).from(leftOutRows).orderBy(leftOutRows.row)
  expect(kept).toEqual([{ row: 2 }, { row: 3 }])
})
