import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { writeKinds } from '../boot/start-worker'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { columnsOf } from '../testing/dispatch-columns'
import { openTestStore } from '../testing/test-store'
import { countQueue } from './count-queue'
import { recordDispatch } from './record'
import { groups, registerKinds } from './registry'

beforeAll(() => openTestStore())
beforeEach(async () => {
  registerKinds(writeKinds, { ...groups(), mayBeSent: sql`dispatches.group_id = 'running'` })
  await store().delete(dispatches)
})

/** Records a write that has been due for ten minutes, in a group if one is named. */
async function recordDue(state: 'queued' | 'backing-off' | 'reconciling', groupId: string | null): Promise<void> {
  const id = randomUUID()
  const person = { id: 'rosa', name: 'Rosa' }
  await recordDispatch({ id, kind: 'submit-application', person, subject: 'S', body: {}, entered: {}, lane: 'bulk' })
  await store()
    .update(dispatches)
    .set({
      ...columnsOf(state),
      groupId,
      groupPosition: groupId === null ? null : 1,
      notBefore: sql`now() - interval '10 minutes'`,
    })
    .where(eq(dispatches.id, id))
}

test.each([
  ['a write of its own', 'backing-off', null],
  ['a row of a run that goes on', 'backing-off', 'running'],
  ['an uncertain row of a paused run, which is still reconciled', 'reconciling', 'paused'],
] as const)('counts how long %s has been due', async (_what, state, groupId) => {
  await recordDue(state, groupId)
  const { oldestDue } = await countQueue()
  expect(oldestDue.find(({ lane }) => lane === 'bulk')?.seconds).toBeGreaterThanOrEqual(600)
})

test('does not count a row of a paused or stopped run as due, but as waiting', async () => {
  await recordDue('backing-off', 'paused')
  const { depth, oldestDue } = await countQueue()
  expect(oldestDue).toEqual(expect.arrayContaining([{ lane: 'bulk', seconds: 0 }]))
  expect(depth).toContainEqual({ state: 'backing-off', lane: 'bulk', count: 1 })
})
