import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { store } from '../store/connection'
import { runJobs } from '../store/run-tables'
import { createRunSimulation } from '../testing/run-simulation'
import { openTestStore } from '../testing/test-store'
import { claimRows } from './queue/claim-rows'
import { resolveCanaries } from './queue/run-jobs'

// Asked only for the list of jobs, for their teams.
vi.mock('../connection/partner', () => ({
  partner: () => ({ listJobs: async () => ({ ok: true, value: { items: [], isCut: false } }) }),
}))

let simulation: ReturnType<typeof createRunSimulation>
beforeAll(() => openTestStore())
beforeEach(async () => {
  simulation = createRunSimulation({ onSent: async () => {}, onAnswered: async () => {} })
  await simulation.clear()
})

/** Claims until all rows are enqueued and the first row of each job is being sent. */
async function startRun(jobs: string[]): Promise<string> {
  const id = await simulation.makeRun(jobs, false)
  for (let count = 0; count < jobs.length; ) count += (await simulation.claim(0)).get(id) ?? 0
  return id
}

async function answerFirst(answer: 'key' | 'yes') {
  await simulation.step(0, 0, answer)
  await simulation.step(0, 0, answer)
}

const stateOfRow = async (id: string, row: number) =>
  (await simulation.rows(id)).find(({ groupPosition }) => groupPosition === row)?.state

test('a row that the key’s refusal stopped is sent once the run is resumed, even if a round of claims overlapped', async () => {
  const id = await startRun(['one', 'two'])
  await answerFirst('key')
  expect(await simulation.runs()).toMatchObject([{ state: 'stopped', counts: { refused: 1 } }])
  // The round had read the run while it was running.
  await resolveCanaries(id)
  expect(await claimRows(randomUUID(), id, 6)).toEqual([])

  await simulation.decide(0, { what: 'resume' })
  expect((await simulation.claim(1)).get(id)).toBe(1)
  expect(await stateOfRow(id, 1)).not.toBe('scheduled')
})

test('a job that was marked as exhausted while its row was requeued does not keep the run from ending', async () => {
  const id = await startRun(['one'])
  await answerFirst('key')
  await simulation.decide(0, { what: 'resume' })
  await store().update(runJobs).set({ state: 'exhausted', canaryId: null }).where(eq(runJobs.runId, id))

  await simulation.claim(0)
  expect((await simulation.claim(0)).get(id)).toBe(1)
  await answerFirst('yes')
  await simulation.claim(0)
  expect(await simulation.runs()).toMatchObject([{ state: 'finished', counts: { submitted: 1 } }])
})
