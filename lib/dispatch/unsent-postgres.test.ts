import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { createCommitBreaker } from '../testing/commit-breaker'
import { startPostgres, type TestPostgres } from '../testing/postgres'
import { openTestStore } from '../testing/test-store'
import { claimDue } from './claim'
import type { WriteKind } from './kind'
import { processDispatch } from './process-dispatch'
import { recordDispatch } from './record'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 240_000)
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

test('puts a dispatch back whose connection broke when it was marked as being sent', async ({ skip }) => {
  if ('missing' in postgres) {
    console.warn(`NOT TESTED: a connection that breaks. ${postgres.missing}`)
    return skip(postgres.missing)
  }
  const breaker = await createCommitBreaker(postgres.url)
  process.env.TEST_DATABASE_URL = breaker.url
  const close = await openTestStore()
  let sends = 0
  const kind: WriteKind = {
    isIdempotent: false,
    erasesBody: false,
    readResult: () => null,
    async send(_row, turn) {
      if (await turn.beforeSend()) sends += 1
      return { ok: true, value: null }
    },
  }
  const id = randomUUID()
  const body = { name: 'Cook' }
  const person = { id: 'rosa', name: 'Rosa' }
  await recordDispatch({ id, kind: 'create-job', person, subject: 'S', body, entered: body })
  const [row] = await claimDue('one', 'person', 1)
  if (!row) throw new Error('It is not due')
  breaker.breakAfter("then 'sending'")
  await processDispatch(kind, row, 'one', new AbortController().signal)
  expect([breaker.broken, sends]).toEqual([1, 0])
  const [after] = await store().select().from(dispatches).where(eq(dispatches.id, id))
  expect(after).toMatchObject({
    state: 'backing-off',
    attempts: 0,
    sentAt: null,
    worker: null,
    mayHaveSucceeded: false,
  })
  await close()
  await breaker.stop()
})
