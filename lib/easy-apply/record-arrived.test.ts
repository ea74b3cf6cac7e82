import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { indexSource } from '../applicants/index-source'
import { setGuesses } from '../connection/profile'
import { decide, decideAll } from '../dispatch/decide'
import { registerKinds } from '../dispatch/registry'
import { store } from '../store/connection'
import { applicantIndexes } from '../store/index-tables'
import { dispatches } from '../store/schema'
import { columnsOf } from '../testing/dispatch-columns'
import { fillIndex } from '../testing/fill-index'
import { openTestStore } from '../testing/test-store'
import { applicationWrite } from './application-write'

const rosa = { id: 'rosa', name: 'Rosa' }
const sentAt = new Date('2026-11-26T21:17:00Z')
const unconfirmed = {
  ...{ kind: 'submit-application', personId: 'rosa', personName: 'Rosa', subject: 'QA', fingerprint: 'x', body: '{}' },
  ...{ applicantEmail: 'ada@example.com', jobId: '7', ...columnsOf('needs-decision'), sentAt, mayHaveSucceeded: true },
}

beforeAll(() => openTestStore({ APPLICANT_INDEX: 'on' }))
beforeAll(() => {
  setGuesses({ applicants: { job: '/job_id', time: '/applied_at' } })
  registerKinds({ 'submit-application': applicationWrite })
})
beforeEach(async () => {
  await store().delete(applicantIndexes)
  await store().delete(dispatches)
})

const record = (...ids: string[]) =>
  store()
    .insert(dispatches)
    .values(ids.map((id) => ({ ...unconfirmed, id })))

const list = (...emails: string[]) =>
  fillIndex(
    indexSource.source(),
    emails.map((email, index) => ({
      key: `id:${index + 1}`,
      record: { id: index + 1, email, job_id: '7', applied_at: '2026-11-26T21:17:05Z' },
      email,
      jobId: '7',
      firstSeenAt: new Date('2026-11-26T21:19:00Z'),
    })),
  )

const stateOf = async (id: string) => {
  const [row] = await store().select().from(dispatches).where(eq(dispatches.id, id))
  return row?.state
}

test('records applications found in the list of applicants as arrived, as the decision of the user who checked', async () => {
  await record('one')
  await list('ada@example.com')
  const decided = await decide('one', { what: 'arrived' }, rosa)
  expect(decided).toMatchObject({
    state: 'decided',
    dispatch: {
      state: 'succeeded',
      mayHaveSucceeded: false,
      result: { outcome: 'submitted', applicationFormId: '1', isRecordedAsArrived: true },
    },
  })
  expect(decided?.dispatch.timeline.at(-1)).toMatchObject({
    what: 'chosen',
    outcome: 'arrived',
    by: 'Rosa',
    byId: 'rosa',
  })
  const [row] = await store().select().from(dispatches)
  expect(row?.body, 'the person’s data is not kept any longer than after other successes').toBe('')
})

test('does not record applications that are not in the list, or another user’s', async () => {
  await record('one')
  await list('grace@example.com')
  expect(await decide('one', { what: 'arrived' }, rosa)).toMatchObject({ state: 'too-late' })
  await store().delete(applicantIndexes)
  await list('ada@example.com')
  expect(await decide('one', { what: 'arrived' }, { id: 'sam', name: 'Sam' })).toBeNull()
  expect(await stateOf('one')).toBe('needs-decision')
})

test('counts one listed application for one that was sent, not for two', async () => {
  await record('one', 'two')
  await list('ada@example.com')
  expect(await decideAll(eq(dispatches.jobId, '7'), 'arrived', rosa)).toBe(1)
  expect(await decideAll(eq(dispatches.jobId, '7'), 'arrived', rosa)).toBe(0)
  expect([await stateOf('one'), await stateOf('two')].toSorted()).toEqual(['needs-decision', 'succeeded'])
})

test('counts it for only one of them even if two users decide concurrently', async () => {
  await record('one', 'two')
  await list('ada@example.com')
  const decided = await Promise.all(['one', 'two'].map((id) => decide(id, { what: 'arrived' }, rosa)))
  expect(decided.map((answer) => answer?.state).toSorted()).toEqual(['decided', 'too-late'])
})

test('does not record applications that wait for a review after a restore', async () => {
  await store()
    .insert(dispatches)
    .values({ ...unconfirmed, id: 'held', heldBy: 'incident' })
  await list('ada@example.com')
  expect(await decide('held', { what: 'arrived' }, rosa)).toMatchObject({ state: 'too-late' })
})
