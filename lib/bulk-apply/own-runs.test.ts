import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { store } from '../store/connection'
import { runRows, runs } from '../store/run-tables'
import { openTestStore } from '../testing/test-store'
import { createRun } from './create-run'
import { decideRun } from './decide-run'
import { listFollowedRuns } from './list-runs'
import { saveRows } from './save-rows'
import { startRun } from './start-run'

beforeAll(() => openTestStore())

const [rosa, omar] = [
  { id: 'rosa', name: 'Rosa' },
  { id: 'omar', name: 'Omar' },
]
const header = ['Email', 'Job']

test('only the person who began an upload can change, start, discard and dismiss it', async () => {
  const id = randomUUID()
  await createRun({ id, name: 'people.csv', header, stopsAtRefusal: false }, rosa)
  const before = await store().select().from(runs)
  expect(await createRun({ id, name: 'theirs.csv', header, stopsAtRefusal: true }, omar)).toBeNull()
  expect(await saveRows(id, [], omar)).toBeNull()
  expect(await startRun({ id, rows: 0 }, omar)).toBeNull()
  for (const what of ['discard', 'dismiss'] as const)
    expect((await decideRun(id, { what }, omar))?.state).toBe('too-late')
  expect(await store().select().from(runs)).toEqual(before)
  expect(await store().$count(runRows)).toBe(0)
  expect(await listFollowedRuns(omar)).toEqual([])
  expect((await decideRun(id, { what: 'discard' }, rosa))?.state).toBe('decided')
})
