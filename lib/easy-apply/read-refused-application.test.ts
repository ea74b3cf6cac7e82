import { beforeAll, beforeEach, expect, test } from 'vitest'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { columnsOf } from '../testing/dispatch-columns'
import { openTestStore } from '../testing/test-store'
import { readRefusedApplication } from './read-refused-application'

const rosa = { id: 'rosa' }
const body = {
  id: 'refused',
  applicant: { email: 'Ada@example.com', fullName: 'Ada Lovelace', phone: '+49 30 1' },
  job: { jobId: '7' },
  enqueue: true,
  shift: 'night',
}

beforeAll(() => openTestStore())
beforeEach(async () => {
  await store().delete(dispatches)
})

async function record(given: Partial<typeof dispatches.$inferInsert> = {}) {
  await store()
    .insert(dispatches)
    .values({
      ...{ id: 'refused', kind: 'submit-application', personId: 'rosa', personName: 'Rosa', subject: 'QA' },
      ...{ fingerprint: 'x', body: JSON.stringify(body), ...columnsOf('refused'), ...given },
    })
}

test('returns the rejected application, without the values that the desk fills in', async () => {
  await record()
  expect(await readRefusedApplication('refused', rosa)).toMatchObject({
    ...{ email: 'Ada@example.com', jobId: '7', isQueued: true },
    drawn: { applicant: { fullName: 'Ada Lovelace', phone: '+49 30 1' }, shift: 'night' },
    application: { id: 'refused', state: 'refused' },
  })
  const drawn = (await readRefusedApplication('refused', rosa))?.drawn
  expect(drawn?.id).toBeUndefined()
  expect(drawn, 'no group that held the job alone').not.toHaveProperty('job')
})

test('returns nothing to other users, for applications that were not rejected, or once erased', async () => {
  await record()
  expect(await readRefusedApplication('refused', { id: 'sam' })).toBeNull()
  expect(await readRefusedApplication('another', rosa)).toBeNull()
  await store().delete(dispatches)
  await record(columnsOf('needs-decision'))
  expect(await readRefusedApplication('refused', rosa)).toBeNull()
  await store().delete(dispatches)
  await record({ body: '' })
  expect(await readRefusedApplication('refused', rosa)).toBeNull()
})
