import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '../store/account-tables'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { anyActivity } from './contract'
import { listActivity } from './list-activity'
import { recordRefusedSignIn, recordSignedIn } from './record-sign-in'

beforeAll(() => openTestStore())
beforeAll(async () => {
  await store().insert(users).values({ id: 'ada', name: 'Ada', email: 'ada@example.com' })
})
beforeEach(() => store().delete(activity))

const rows = async () =>
  (await listActivity({ filter: anyActivity, limit: 50 }, { isMasked: false })).items.map(
    ({ who, personId, subject, outcome }) => ({
      who,
      personId,
      subject,
      outcome,
    }),
  )

test('records the account of a failed sign-in, and never the typed text', async () => {
  await recordRefusedSignIn('ada@example.com', 'wrong')
  expect(await rows()).toEqual([{ who: 'Unknown user', personId: 'ada', subject: 'Ada', outcome: 'wrong' }])
  await recordRefusedSignIn('my-password-in-the-wrong-field@example.com', 'wrong')
  await recordRefusedSignIn(null, 'wrong')
  expect(await rows()).toHaveLength(3)
  expect(JSON.stringify(await store().select().from(activity))).not.toMatch(/@|password/)
})

test('records a lock once, however many more attempts follow, and a later lock again', async () => {
  const blockedUntil = new Date('2026-02-27T10:15:00Z')
  const block = { blockedUntil, counter: 'account ada@example.com' }
  for (let time = 0; time < 5; time += 1) await recordRefusedSignIn('ada@example.com', block)
  expect(await rows()).toEqual([{ who: 'Unknown user', personId: 'ada', subject: 'Ada', outcome: 'blocked' }])
  await recordRefusedSignIn('ada@example.com', { ...block, blockedUntil: new Date('2026-02-27T11:00:00Z') })
  await recordRefusedSignIn(null, { ...block, counter: 'address 192.0.2.1' })
  expect(await rows()).toHaveLength(3)
  expect(JSON.stringify(await store().select().from(activity))).not.toMatch(/@|192\.0/)
})

test('allows sign-ins when the activity cannot be written', async () => {
  await store().execute(sql`alter table activity rename to activity_away`)
  try {
    await expect(recordSignedIn({ id: 'ada', name: 'Ada' })).resolves.toBeUndefined()
  } finally {
    await store().execute(sql`alter table activity_away rename to activity`)
  }
})
