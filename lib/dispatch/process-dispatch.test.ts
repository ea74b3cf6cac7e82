import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { fail } from '../testing/virtual-partner'
import { claimDue } from './claim'
import type { WriteKind } from './kind'
import { processDispatch } from './process-dispatch'
import { recordDispatch } from './record'

beforeAll(() => openTestStore())
beforeEach(() => store().delete(dispatches))

test('does not send a dispatch that is recalled right before its turn, and leaves it queued', async () => {
  const id = randomUUID()
  const body = { applicant: { email: 'ada@example.com' } }
  const person = { id: 'rosa', name: 'Rosa' }
  await recordDispatch({ id, kind: 'submit-application', person, subject: 'S', body, entered: body })
  const [row] = await claimDue('one', 'person', 1)
  if (!row) throw new Error('It is not due')
  const recall = new AbortController()
  const turns: boolean[] = []
  const kind: WriteKind = {
    isIdempotent: false,
    erasesBodyOnSuccess: false,
    readResult: () => null,
    async send(_row, turn) {
      recall.abort()
      turns.push(await turn.beforeSend())
      return { ok: true, value: null }
    },
  }
  await processDispatch(kind, row, 'one', recall.signal)
  expect(turns).toEqual([false])
  const [after] = await store().select().from(dispatches).where(eq(dispatches.id, id))
  expect(after).toMatchObject({ state: 'queued', attempts: 0, worker: null, mayHaveSucceeded: false })
})

test('ends the reads of a dispatch that is recalled while being reconciled, and leaves it to be reconciled', async () => {
  const id = randomUUID()
  const body = { name: 'Cook' }
  const person = { id: 'rosa', name: 'Rosa' }
  await recordDispatch({ id, kind: 'create-job', person, subject: 'S', body, entered: body })
  const recall = new AbortController()
  const kind: WriteKind = {
    isIdempotent: false,
    erasesBodyOnSuccess: false,
    readResult: () => null,
    async send(_row, turn) {
      await turn.beforeSend()
      return fail('create-job', 0)
    },
    reconcile: (_row, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ to: 'later', afterMs: 60_000, isCounted: true }))
        recall.abort()
      }),
  }
  for (const signal of [new AbortController().signal, recall.signal]) {
    const [row] = await claimDue('one', 'person', 1)
    if (row?.id !== id) throw new Error('It is not due')
    await processDispatch(kind, row, 'one', signal)
  }
  const [after] = await store().select().from(dispatches).where(eq(dispatches.id, id))
  expect(after).toMatchObject({ state: 'reconciling', worker: null, reconcileAttempts: 0 })
  expect(await claimDue('one', 'person', 1)).toMatchObject([{ id }])
})
