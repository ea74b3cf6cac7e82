import { beforeAll, beforeEach, expect, test } from 'vitest'
import { runInRequest } from '../runtime/request-context'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { mayWriteEntry } from './limit-entries'
import { readEntry } from './read-entry'
import { recordRefusedRole } from './record-refusal'
import { recordRefusedSignIn } from './record-sign-in'

beforeAll(() => openTestStore())
beforeEach(() => store().delete(activity))

const from = (address: string, work: () => Promise<void>) =>
  runInRequest({ requestId: 'r-1', address, method: 'GET', route: '/people' }, work)
const rows = () => store().select().from(activity)

test('records a denied request with the person, the path and the IP address, once an hour', async () => {
  const refuse = () => recordRefusedRole({ id: 'vito', name: 'Vito' }, { has: 'viewer', needs: 'admin' })
  for (let time = 0; time < 5; time += 1) await from('192.0.2.1', refuse)
  const [entry, ...more] = await rows()
  expect(more).toEqual([])
  expect(entry).toMatchObject({ personId: 'vito', kind: 'access', outcome: 'not-allowed', subject: '/people' })
  expect(entry?.details).toEqual({ role: 'viewer', needs: 'admin', address: expect.stringMatching(/^#[\w-]{12}$/) })
  expect((await readEntry(entry?.id ?? '', { isMasked: true }))?.details).toEqual({ role: 'viewer', needs: 'admin' })
})

test('failed sign-ins for unknown accounts neither fill the store nor hide one another', async () => {
  for (let time = 0; time < 20; time += 1)
    await from('192.0.2.2', () => recordRefusedSignIn(`nobody${time}@example.com`, 'wrong'))
  await from('192.0.2.3', () => recordRefusedSignIn('nobody@example.com', 'wrong'))
  const marks = (await rows()).map(({ details }) => JSON.stringify(details))
  expect(new Set(marks).size).toBe(2)
  expect(marks.join()).not.toContain('192.0.2')
})

test('after many denials in an hour the rest are only logged, and the next hour starts over', () => {
  const hour = 3_600_000
  const taken = (at: number) =>
    Array.from({ length: 600 }, (_, index) => mayWriteEntry('access', `${at} ${index}`, at)).filter(Boolean).length
  expect([taken(hour * 900_000), taken(hour * 900_001)]).toEqual([500, 500])
})
