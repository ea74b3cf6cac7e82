import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { recordDispatch } from './record'
import { kindOf, registerKinds } from './registry'
import { runWorker, stopWorker } from './worker'

beforeAll(() => openTestStore())
afterAll(() => stopWorker())

test('sends a new kind of write once it is registered', async () => {
  const sent: unknown[] = []
  registerKinds({
    'plant-tree': {
      isIdempotent: false,
      erasesBodyOnSuccess: true,
      async send(row, { beforeSend }) {
        if (await beforeSend()) sent.push(JSON.parse(row.body))
        return { ok: true, value: { tree: 7 } }
      },
      readResult: (_row, end) => ('answer' in end ? end.answer : null),
    },
  })
  await runWorker()
  const body = { species: 'oak' }
  await recordDispatch({
    id: randomUUID(),
    kind: 'plant-tree',
    person: { id: 'rosa', name: 'Rosa' },
    subject: 'Oak',
    body,
    entered: body,
  })
  const stored = async () => (await store().select().from(dispatches))[0]
  await expect.poll(stored).toMatchObject({ state: 'succeeded', result: { tree: 7 }, body: '' })
  expect(sent).toEqual([body])
})

test('throws for a kind that is not registered', () => {
  expect(() => kindOf('plant-flower')).toThrow('plant-flower')
})
