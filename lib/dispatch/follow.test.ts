import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { maxTeamsAtOnce } from '../ai-chat/contract'
import { serverState } from '../runtime/server-state'
import { singleton } from '../runtime/singleton'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { columnsOf } from '../testing/dispatch-columns'
import { openTestStore } from '../testing/test-store'
import { dismiss } from './dismiss'
import { followDispatches, readFollowed } from './follow'
import { listenForDispatches } from './notify'
import { recordDispatch } from './record'

const rosa = { id: 'rosa', name: 'Rosa' }
const ada = { id: 'ada', name: 'Ada' }
const { signal } = new AbortController()

beforeAll(() => openTestStore())
beforeAll(async () => {
  await listenForDispatches()
})

const record = (person = rosa) =>
  recordDispatch({ id: randomUUID(), kind: 'create-job', person, subject: 'Night baker', body: {}, entered: {} })

test('answers a long poll with a cursor when one of the user’s own dispatches has changed, and not for others’', async () => {
  const { mark } = await followDispatches(rosa, null, signal)
  let hasCome = false
  const next = followDispatches(rosa, mark, signal).finally(() => {
    hasCome = true
  })
  await record(ada)
  expect(await followDispatches(ada, null, signal)).toMatchObject({ items: [{ who: ada }] })
  expect(hasCome).toBe(false)
  await record()
  expect(await next).toMatchObject({ items: [{ who: rosa }] })
})

test('does not dismiss a dispatch without an outcome', async () => {
  const [item] = (await followDispatches(rosa, null, signal)).items
  await dismiss([item?.id ?? ''], rosa)
  expect((await followDispatches(rosa, null, signal)).items.map(({ id }) => id)).toEqual([item?.id])
})

test('follows a whole batch of ended writes beside one that needs a decision', async () => {
  const grace = { id: 'grace', name: 'Grace' }
  const all = await Promise.all(Array.from({ length: maxTeamsAtOnce + 1 }, () => record(grace)))
  const [undecided, ...batch] = all.map((recorded) => recorded?.dispatch.id ?? '')
  await store()
    .update(dispatches)
    .set(columnsOf('needs-decision'))
    .where(eq(dispatches.id, undecided ?? ''))
  await store().update(dispatches).set(columnsOf('succeeded')).where(inArray(dispatches.id, batch))
  const followed = (await readFollowed(grace)).items.map(({ id }) => id)
  expect(new Set(followed)).toEqual(new Set([undecided, ...batch]))
})

test('stops waiting when the reader disconnects', async () => {
  const { mark } = await followDispatches(rosa, null, signal)
  const leaving = new AbortController()
  const next = followDispatches(rosa, mark, leaving.signal)
  leaving.abort()
  expect((await next).mark).toBe(mark)
})

test('does not wait for a reader who disconnected before it started', async () => {
  const { mark } = await followDispatches(rosa, null, signal)
  expect((await followDispatches(rosa, mark, AbortSignal.abort())).mark).toBe(mark)
})

test('answers current and new readers at once when the server stops', async () => {
  const { mark } = await followDispatches(rosa, null, signal)
  const waiting = followDispatches(rosa, mark, signal)
  serverState.isStopping = true
  for (const stop of singleton('stoppers', () => new Set<() => void>())) stop()
  expect((await waiting).mark).toBe(mark)
  expect((await followDispatches(rosa, mark, signal)).mark).toBe(mark)
  serverState.isStopping = false
})
