import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { createCommitBreaker } from '../testing/commit-breaker'
import { createCountingKind } from '../testing/counting-kind'
import { setUpPostgres } from '../testing/test-desks'
import { openTestStore } from '../testing/test-store'
import { claimDue } from './claim'
import { processDispatch } from './process-dispatch'
import { recordDispatch } from './record'

const postgres = setUpPostgres('a connection that breaks')

test('requeues a dispatch whose connection broke while it was marked as being sent', async ({ skip }) => {
  const breaker = await createCommitBreaker(postgres(skip).url)
  process.env.TEST_DATABASE_URL = breaker.url
  const close = await openTestStore()
  const kind = createCountingKind()
  const id = randomUUID()
  const body = { name: 'Cook' }
  const person = { id: 'rosa', name: 'Rosa' }
  await recordDispatch({ id, kind: 'create-job', person, subject: 'S', body, entered: body })
  const [row] = await claimDue('one', 'person', 1)
  if (!row) throw new Error('It is not due')
  breaker.breakAfter("then 'sending'")
  await processDispatch(kind, row, 'one', new AbortController().signal)
  expect([breaker.broken, kind.sends]).toEqual([1, 0])
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
