import { beforeAll, beforeEach, expect, test } from 'vitest'
import { setGuesses } from '../connection/profile'
import { store } from '../store/connection'
import { applicantIndexes } from '../store/index-tables'
import { dispatches } from '../store/schema'
import { columnsOf } from '../testing/dispatch-columns'
import { fillIndex } from '../testing/fill-index'
import { openTestStore } from '../testing/test-store'
import { findListedApplication, findListedOfRun } from './find-listed-application'
import { indexSource } from './index-source'

const sentAt = new Date('2026-11-26T21:17:00Z')
const write = {
  ...{ kind: 'submit-application', personId: 'rosa', personName: 'Rosa', subject: 'QA', fingerprint: 'x', body: '' },
  ...{ applicantEmail: 'ada@example.com', jobId: '7' },
}
const unconfirmed = { ...write, ...columnsOf('needs-decision'), sentAt, id: 'unconfirmed' }

beforeAll(() => openTestStore({ APPLICANT_INDEX: 'on' }))
beforeAll(() => setGuesses({ applicants: { job: '/job_id', time: '/applied_at' } }))
beforeEach(async () => {
  await store().delete(applicantIndexes)
  await store().delete(dispatches)
  await store().insert(dispatches).values(unconfirmed)
})

type Listed = { id?: number; appliedAt?: string; email?: string; jobId?: string; firstSeenAt?: string }

async function list(...applications: Listed[]) {
  await fillIndex(
    indexSource.source(),
    applications.map((application, index) => {
      const { id = index + 1, appliedAt = '2026-11-26T21:17:05Z', email = 'ada@example.com', jobId = '7' } = application
      const { firstSeenAt = '2026-11-26T21:19:00Z' } = application
      const record = { id, email, job_id: jobId, applied_at: appliedAt }
      return { key: `id:${id}`, record, email, jobId, firstSeenAt: new Date(firstSeenAt) }
    }),
  )
}

const found = () => findListedApplication('unconfirmed', 'rosa')

test('finds the first application of this person to this job since the send', async () => {
  await list({ appliedAt: '2026-11-26T21:40:00Z' }, {}, { email: 'grace@example.com' }, { jobId: '8' })
  expect(await found()).toEqual({ id: '2', appliedAt: '2026-11-26T21:17:05Z' })
})

test('finds one dated by the partner up to a minute before the send, as clocks differ', async () => {
  await list({ appliedAt: '2026-11-26T22:16:30+01:00' })
  expect(await found()).toMatchObject({ id: '1' })
})

test.each<[string, Listed]>([
  ['was made before the send', { appliedAt: '2026-11-26T21:15:00Z' }],
  ['was listed before the send', { firstSeenAt: '2026-11-26T21:15:00Z' }],
  ['has only a date, the same day', { appliedAt: '2026-11-26' }],
  ['has only a date, a later day', { appliedAt: '2026-11-27' }],
  ['has a time without a zone', { appliedAt: '2026-11-26T21:17:05' }],
  ['has an unreadable time', { appliedAt: 'yesterday' }],
  ['belongs to another person', { email: 'grace@example.com' }],
  ['is for another job', { jobId: '8' }],
])('does not match one that %s', async (_, application) => {
  await list(application)
  expect(await found()).toBeNull()
})

test('searches from the first of several attempts on', async () => {
  const timeline = [
    { at: sentAt.toISOString(), what: 'sent' },
    { at: '2026-11-26T21:30:00.000Z', what: 'sent' },
  ]
  await store().delete(dispatches)
  await store()
    .insert(dispatches)
    .values({ ...unconfirmed, timeline, sentAt: new Date('2026-11-26T21:30:00Z') })
  await list({})
  expect(await found()).toMatchObject({ id: '1' })
})

const submitted = (id: string, applicationFormId: string | null) => ({
  ...{ ...write, ...columnsOf('succeeded'), id },
  result: { outcome: 'submitted', applicationFormId, answer: null, isProvedByRepeat: false, mayBeTwice: false },
})

test('excludes an application known to come from another send of this desk', async () => {
  await store().insert(dispatches).values(submitted('other', '1'))
  await list({}, { appliedAt: '2026-11-26T21:18:00Z' })
  expect(await found()).toMatchObject({ id: '2' })
})

test('does not match when another send succeeded and the partner did not identify its application', async () => {
  await store().insert(dispatches).values(submitted('other', null))
  await list({})
  expect(await found()).toBeNull()
})

test('does not match without an index, for other users, or once confirmed', async () => {
  expect(await found()).toBeNull()
  await list({})
  expect(await findListedApplication('unconfirmed', 'sam')).toBeNull()
  expect(await findListedApplication('unconfirmed', null)).not.toBeNull()
  await store().delete(dispatches)
  await store().insert(dispatches).values(submitted('unconfirmed', '1'))
  expect(await found()).toBeNull()
})

test('finds those for rows of a run that need a decision, and for no others', async () => {
  const rowOf = (row: number, applicantEmail: string) => ({
    ...{ ...unconfirmed, id: `row ${row}`, applicantEmail, groupId: 'run', groupPosition: row, lane: 'bulk' },
  })
  const left = { ...rowOf(4, 'mary@example.com'), ...columnsOf('abandoned'), mayHaveSucceeded: true, sentAt }
  await store()
    .insert(dispatches)
    .values([rowOf(1, 'ada@example.com'), rowOf(2, 'grace@example.com'), rowOf(3, 'alan@example.com'), left])
  await list(
    {},
    { email: 'grace@example.com', jobId: '8' },
    { email: 'alan@example.com' },
    { email: 'mary@example.com' },
  )
  expect(await findListedOfRun('run')).toEqual({
    'row 1': { id: '1', appliedAt: '2026-11-26T21:17:05Z' },
    'row 3': { id: '3', appliedAt: '2026-11-26T21:17:05Z' },
  })
  expect(await findListedOfRun('another run')).toEqual({})
})
