import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAttempts } from '../store/account-tables'
import { store } from '../store/connection'
import { openTestStore } from '../testing/test-store'
import { countAttempt } from './throttle'

let close: () => Promise<void>
beforeAll(async () => {
  close = await openTestStore()
})
afterAll(() => close())

test('does not block a sign-in for longer than its window when the clock is set back', async () => {
  const attempt = () => countAttempt('account', 'ada@example.com')
  for (let count = 0; count < 8; count += 1) expect(await attempt()).toBeNull()
  expect(await attempt()).toBeInstanceOf(Date)
  await store().update(signInAttempts).set({ startedAt: sql`started_at + interval '1 hour'` })
  expect(await attempt()).toBeNull()
})
