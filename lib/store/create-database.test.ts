import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createCommitBreaker } from '../testing/commit-breaker'
import { setUpPostgres } from '../testing/test-desks'
import { openTestStore } from '../testing/test-store'
import { store } from './connection'

const postgres = setUpPostgres('connections that break at BEGIN')

test('reads on after more transactions failed to begin than the pool has connections', async ({ skip }) => {
  const breaker = await createCommitBreaker(postgres(skip).url)
  process.env.TEST_DATABASE_URL = breaker.url
  const close = await openTestStore()
  for (let times = 0; times < 12; times += 1) {
    breaker.breakAfter('begin')
    await expect(store().transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow('begin')
  }
  expect(breaker.broken).toBe(12)
  await expect(store().execute(sql`select 1 as one`)).resolves.toMatchObject({ rows: [{ one: 1 }] })
  await close()
  await breaker.stop()
})
