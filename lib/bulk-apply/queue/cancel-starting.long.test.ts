import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { store } from '../../store/connection'
import { dispatches } from '../../store/schema'
import { createRunSimulation } from '../../testing/run-simulation'
import { openTestStore } from '../../testing/test-store'
import { batchSize } from './enqueue-rows'

vi.mock('../../connection/partner', () => ({
  partner: () => ({ listJobs: async () => ({ ok: true, value: { items: [], isCut: false } }) }),
}))

beforeAll(() => openTestStore())

test.each([0, 1])(
  'a run cancelled after %i batches of its rows were saved ends with all its rows unsent',
  async (stretches) => {
    const onSent = vi.fn()
    const machine = createRunSimulation({ onSent, onAnswered: async () => {} })
    const id = await machine.makeRun(
      Array.from({ length: 1_700 }, (_, index) => `job ${index % 3}`),
      false,
    )
    for (let round = 0; round < stretches; round += 1) await machine.claim(0)
    expect((await machine.rows(id)).length).toBe(stretches * batchSize)
    expect((await machine.decide(0, { what: 'cancel' }))?.isDone).toBe(true)
    for (let round = 0; round < 30; round += 1) await machine.claim(0)
    const [run] = await machine.runs()
    expect(run?.endedAt).not.toBeNull()
    expect(run?.counts).toMatchObject({ cancelled: 1_700, waiting: 0, held: 0 })
    expect(await store().$count(dispatches, sql`${eq(dispatches.groupId, id)} and state = 'cancelled'`)).toBe(1_700)
    expect(onSent).not.toHaveBeenCalled()
    await machine.clear()
  },
)

test('a cancelled run with more held rows than one batch ends when none is left', async () => {
  const machine = createRunSimulation({ onSent: async () => {}, onAnswered: async () => {} })
  const id = await machine.makeRun(
    Array.from({ length: 1_300 }, () => 'closed'),
    false,
  )
  for (let round = 0; round < 30; round += 1) await machine.claim(0)
  await machine.step(0, 0, 'yes')
  await machine.step(0, 0, 'closed')
  await machine.claim(0)
  const [held] = await machine.runs()
  expect(held?.counts).toMatchObject({ held: 1_299, refused: 1 })
  expect(held?.endedAt).not.toBeNull()
  await machine.decide(0, { what: 'try-job', jobId: 'closed' })
  await machine.claim(0)
  await machine.step(0, 0, 'yes')
  await machine.step(0, 0, 'closed')
  await machine.decide(0, { what: 'cancel' })
  for (let round = 0; round < 30; round += 1) await machine.claim(0)
  const [run] = await machine.runs()
  expect([run?.id, run?.endedAt === null]).toEqual([id, false])
  expect(run?.counts).toMatchObject({ cancelled: 1_299, refused: 1, held: 0 })
})
