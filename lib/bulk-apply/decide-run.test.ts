import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { openTestStore } from '../testing/test-store'
import { rosa } from '../testing/test-worker'
import { createRun } from './create-run'
import { decideRun } from './decide-run'

vi.mock('../connection/partner', () => ({ partner: () => null }))

const grace = { ...rosa, id: 'grace', name: 'Grace' }
beforeAll(() => openTestStore())

async function draft(): Promise<string> {
  const id = randomUUID()
  await createRun({ id, name: 'people.csv', header: ['Email'], stopsAtRefusal: false }, rosa)
  return id
}

test('returns null for a decision about a run that does not exist', async () => {
  for (const what of ['pause', 'resume', 'cancel', 'discard'] as const)
    expect(await decideRun(randomUUID(), { what }, rosa)).toBeNull()
})

test('deletes a discarded draft and confirms the decision', async () => {
  const id = await draft()
  expect(await decideRun(id, { what: 'discard' }, rosa)).toEqual({ state: 'decided', run: null })
  expect(await decideRun(id, { what: 'discard' }, rosa)).toBeNull()
})

test('only the person who uploaded a draft can discard it', async () => {
  const id = await draft()
  expect(await decideRun(id, { what: 'discard' }, grace)).toMatchObject({ state: 'too-late', run: { id } })
  expect(await decideRun(id, { what: 'discard' }, rosa)).toMatchObject({ state: 'decided' })
})

test('a decision that does not match the state of the run changes nothing', async () => {
  const id = await draft()
  for (const decision of [
    { what: 'pause' },
    { what: 'resume' },
    { what: 'try-job', jobId: '7' },
    { what: 'skip-job', jobId: '7' },
  ] as const)
    expect(await decideRun(id, decision, rosa)).toMatchObject({ state: 'too-late', run: { id, endedAt: null } })
})
