import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '../store/account-tables'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { listForApplicant } from './list-for-applicant'
import { type NewActivity, recordActivity } from './record-activity'

const entry: NewActivity = {
  kind: 'export',
  outcome: 'whole',
  person: { id: 'ada', name: 'Ada' },
  subject: 'Night baker',
  reference: 'R1',
  details: { jobId: '7', failure: null },
}

beforeAll(() => openTestStore())
beforeEach(() => store().delete(activity))

test('finds an applicant’s history by e-mail address, whatever its case', async () => {
  const { person, ...rest } = entry
  const stored = { ...rest, personId: person.id, personName: person.name }
  await store()
    .insert(activity)
    .values([
      { ...stored, id: 'grace', applicantEmail: 'grace@example.com' },
      { ...stored, id: 'other', applicantEmail: 'other@example.com' },
      { ...stored, id: 'nobody' },
    ])
  expect(await listForApplicant(' GRACE@example.COM', { isMasked: false })).toEqual([
    {
      id: expect.any(String),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      who: 'Ada',
      kind: 'export',
      subject: 'Night baker',
      outcome: 'whole',
      runId: null,
    },
  ])
  expect(await listForApplicant('%', { isMasked: false })).toEqual([])
})

test('returns the latest 50 events, newest first', async () => {
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n))
  const { person, details, ...rest } = entry
  await store()
    .insert(activity)
    .values(
      Array.from({ length: 60 }, (_, n) => ({
        ...rest,
        id: String(n),
        at: at(n),
        applicantEmail: 'grace@example.com',
        personId: person.id,
        personName: person.name,
      })),
    )
  const items = await listForApplicant('grace@example.com', { isMasked: false })
  expect(items).toHaveLength(50)
  expect([items[0]?.at, items[49]?.at]).toEqual([at(59).toISOString(), at(10).toISOString()])
})

test('keeps the entry and the name when the person is removed', async () => {
  await store().insert(users).values({ id: 'ada', name: 'Ada', email: 'ada@example.com' })
  await recordActivity(entry)
  await store().delete(users)
  expect(await store().select().from(activity)).toMatchObject([{ personName: 'Ada' }])
})

test('records the entry whatever text a partner’s value contains', async () => {
  await recordActivity({
    ...entry,
    subject: 'a\0\ud83d\u{1f600}'.padEnd(5_000, '.'),
    details: { columns: ['/a\0', '/\udc00b'], note: '\0' },
  })
  expect(await store().select().from(activity)).toMatchObject([
    {
      subject: expect.stringMatching(/^a\u{1f600}\.+$/u),
      details: { columns: ['/a', '/b'], note: '' },
    },
  ])
})

test('does not fail the action when the store rejects the entry', async () => {
  await store().execute(sql`alter table activity rename to activity_away`)
  try {
    await expect(recordActivity(entry)).resolves.toBeUndefined()
  } finally {
    await store().execute(sql`alter table activity_away rename to activity`)
  }
})
