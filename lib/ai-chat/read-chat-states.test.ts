import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { holdUnsent } from '../dispatch/guard/hold-unsent'
import { recordDispatch } from '../dispatch/record'
import { type Store, store } from '../store/connection'
import { dispatches } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { rosa } from '../testing/test-worker'
import { readChatStates } from './read-chat-states'

vi.mock('../connection/partner', () => ({ partner: () => ({}) }))

beforeAll(() => openTestStore())

test('a setting that was never sent by this store is unclear once it is held, and stays readable when discarded', async () => {
  const id = randomUUID()
  const body = { enabled: true }
  const subject = 'Team 11 on'
  await recordDispatch({ id, kind: 'set-ai-chat', person: rosa, subject, teamId: '11', body, entered: body })
  expect((await readChatStates()).get('11')).toMatchObject({ doubt: null, underWay: { by: rosa.name } })

  await store().transaction((tx: Store) => holdUnsent(tx, { why: 'rewritten', lastUsedAt: null }))
  const held = (await readChatStates()).get('11')
  expect(held).toMatchObject({ isOn: null, doubt: { by: rosa.name }, underWay: null })
  expect(Math.abs(Date.parse(held?.doubt?.at ?? '') - Date.now())).toBeLessThan(60_000)

  await store()
    .update(dispatches)
    .set({ state: 'abandoned', heldBy: null, endedAt: new Date() })
    .where(eq(dispatches.id, id))
  expect((await readChatStates()).get('11')).toMatchObject({ doubt: { by: rosa.name } })
})
