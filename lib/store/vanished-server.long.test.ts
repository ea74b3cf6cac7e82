import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isStoreAway } from '../runtime/store-away'
import { createCommitBreaker } from '../testing/commit-breaker'
import { setUpPostgres } from '../testing/test-desks'
import { openTestStore } from '../testing/test-store'
import { store } from './connection'
import { probeStore } from './probe-store'

const postgres = setUpPostgres('a database server that vanishes')

test('gives up connections to a database server that vanished, and uses the one in its place', async ({ skip }) => {
  const breaker = await createCommitBreaker(postgres(skip).url)
  process.env.TEST_DATABASE_URL = breaker.url
  const close = await openTestStore()
  await store().execute(sql`select 1`)
  breaker.vanish()
  const waiting = store().transaction((tx) => tx.execute(sql`select 1`))
  const error = await waiting.catch((error: unknown) => error)
  expect(error).toMatchObject({
    cause: expect.objectContaining({ message: 'The database server did not answer in time' }),
  })
  expect(isStoreAway(error)).toBe(true)
  await expect(store().execute(sql`select 1 as one`)).resolves.toMatchObject({ rows: [{ one: 1 }] })
  expect(await probeStore()).toBe('writable')
  await close()
  await breaker.stop()
}, 120_000)
