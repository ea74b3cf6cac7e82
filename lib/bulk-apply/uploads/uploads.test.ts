import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { holdUnsent } from '../../dispatch/guard/hold-unsent'
import { registerKinds } from '../../dispatch/registry'
import { searchTermsFor } from '../../privacy/search-terms'
import { users } from '../../store/account-tables'
import { type Store, store } from '../../store/connection'
import { runs } from '../../store/run-tables'
import { drafts } from '../../store/schema'
import { openTestStore } from '../../testing/test-store'
import { createRun } from '../create-run'
import { startRunSchema } from '../input'
import { runGroups } from '../queue/run-queue'
import { saveRows } from '../save-rows'
import type { SaveUpload, UploadWork } from '../sheet/saved-upload'
import { startRun } from '../start-run'
import { uploadHolding } from './forget'
import { listUploads, readUpload } from './read-upload'
import { maxUnfinished, saveUpload } from './save-upload'

const partnerJobs = { ok: true, value: { items: [{ id: '7', name: 'Baker' }], isCut: false } }
vi.mock('../../connection/partner', () => ({ partner: () => ({ listJobs: async () => partnerJobs }) }))

const ada = { id: 'ada', name: 'Ada' }
const grace = { id: 'grace', name: 'Grace' }

beforeAll(async () => {
  await openTestStore()
  registerKinds({}, runGroups)
})
beforeEach(async () => {
  for (const table of [runs, users]) await store().delete(table)
  for (const person of [ada, grace])
    await store()
      .insert(users)
      .values({ ...person, email: `${person.id}@example.com` })
})

const source = {
  header: ['Email', 'Job'],
  rows: [
    ['zoe@example.com', '7'],
    ['bo@example.com', '7'],
  ],
  numbers: [1, 2],
  readAs: 'UTF-8',
  notes: [],
  splitFrom: null,
}
const work: UploadWork = {
  name: 'people.csv',
  rows: 2,
  toFix: 1,
  step: 'check',
  matching: { columns: ['email', 'job'], constants: { enqueue: 'no' } },
  plan: { name: null, stopsAtRefusal: false, runId: null },
  corrections: { cells: [[2, 0, 'cy@example.com']], leftOut: [1], accepted: [[2, ['repeat']]] },
  isFromDesk: false,
}
const [here, there] = [randomUUID(), randomUUID()]
const save = (id: string, change: Partial<SaveUpload> = {}, person = ada) =>
  saveUpload(id, { tab: here, takesOver: false, source: null, work, ...change }, person)

async function begin(change: Partial<SaveUpload> = {}): Promise<string> {
  const id = randomUUID()
  expect(await save(id, { source, takesOver: true, ...change })).toEqual({ state: 'saved' })
  return id
}

/** Creates a run of one row, uploaded but not started. */
async function preparedRun(person = ada): Promise<string> {
  const id = randomUUID()
  const body = { applicant: { email: 'zoe@example.com', fullName: 'Zoe' }, job: { jobId: '7' }, enqueue: true }
  await createRun({ id, name: 'people.csv', header: [], stopsAtRefusal: false }, person)
  await saveRows(id, [{ row: 1, cells: [], body, isAgain: false }], person)
  return id
}

describe('an unfinished upload', () => {
  test('is restored as last saved, for its owner only', async () => {
    const id = await begin()
    const corrections = { cells: [], leftOut: [], accepted: [] }
    expect(await save(id, { work: { ...work, toFix: 0, corrections } })).toEqual({ state: 'saved' })
    expect(await readUpload(id, ada)).toMatchObject({ source, work: { name: 'people.csv', toFix: 0, corrections } })
    expect(await listUploads(ada)).toMatchObject([{ id, name: 'people.csv', rows: 2, toFix: 0, isHeld: false }])
    expect(await readUpload(id, grace)).toBeNull()
    expect(await listUploads(grace)).toEqual([])
  })

  test('is kept beside others, the latest first, until the oldest are deleted', async () => {
    const ids: string[] = []
    for (let count = 0; count <= maxUnfinished; count += 1) {
      await store().execute(sql`update drafts set updated_at = updated_at - interval '1 minute'`)
      ids.unshift(await begin())
    }
    expect((await listUploads(ada)).map(({ id }) => id)).toEqual(ids.slice(0, maxUnfinished))
    expect(await store().$count(drafts)).toBe(maxUnfinished * 2)
  })

  test('is deleted when discarded, and a late save does not restore it', async () => {
    const id = await begin()
    await save(id, { work: null }, grace)
    expect(await listUploads(ada)).toHaveLength(1)
    await save(id, { work: null })
    expect(await save(id)).toEqual({ state: 'gone' })
    expect(await store().$count(drafts)).toBe(0)
  })

  test('is saved by one tab at a time, and by another once that has taken it over', async () => {
    const id = await begin()
    expect(await save(id, { tab: there })).toEqual({ state: 'elsewhere' })
    expect(await save(id, { tab: there, work: null })).toEqual({ state: 'elsewhere' })
    expect(await save(id, { tab: there, takesOver: true })).toEqual({ state: 'saved' })
    expect(await save(id)).toEqual({ state: 'elsewhere' })
    expect(await save(id, { tab: there })).toEqual({ state: 'saved' })
  })
})

describe('an upload that has become a run', () => {
  test('is no longer unfinished, and a late save or start makes no second run', async () => {
    const id = await begin()
    const first = await preparedRun()
    expect(await startRun({ id: first, rows: 1, uploadId: id }, ada)).toMatchObject({ state: 'started' })
    expect(await listUploads(ada)).toEqual([])
    expect(await save(id, { source, takesOver: true })).toEqual({ state: 'sent', runId: first })
    expect(await readUpload(id, ada)).toBeNull()
    const second = await preparedRun()
    const again = await startRun({ id: second, rows: 1, uploadId: id }, ada)
    expect(again).toEqual({ state: 'sent-before', runId: first })
    expect(await startRun({ id: first, rows: 1, uploadId: id }, ada)).toMatchObject({ state: 'started' })
    const [stored] = await store().select({ state: runs.state }).from(runs).where(eq(runs.id, second))
    expect(stored).toEqual({ state: 'draft' })
  })

  test('becomes only one run, even if two tabs start it at the same moment', async () => {
    const id = await begin()
    const prepared = [await preparedRun(), await preparedRun(), await preparedRun()]
    const answers = await Promise.all(prepared.map((run) => startRun({ id: run, rows: 1, uploadId: id }, ada)))
    expect(answers.map((answer) => answer?.state).sort()).toEqual(['sent-before', 'sent-before', 'started'])
  })

  test('stays unfinished when the run was not started', async () => {
    const id = await begin()
    const run = await preparedRun()
    expect(await startRun({ id: run, rows: 2, uploadId: id }, ada)).toMatchObject({ state: 'incomplete' })
    expect(await listUploads(ada)).toMatchObject([{ id }])
  })

  test('needs a review when the store was restored since it was saved, as it may have been sent', async () => {
    const id = await begin()
    await store().transaction((tx: Store) => holdUnsent(tx, { why: 'rewritten', lastUsedAt: null }))
    expect(await listUploads(ada)).toMatchObject([{ id, isHeld: true }])
    // From a tab that was open all along.
    expect(await save(id)).toEqual({ state: 'saved' })
    const run = await preparedRun()
    const answer = await startRun({ id: run, rows: 1, uploadId: id }, ada)
    expect(answer).toMatchObject({ state: 'started', run: { isHeld: true, mayHaveBeenSent: true } })
  })
})

test('tells its run how many rows were left out and why, and an old run has no such number', async () => {
  const leftOut = { byPerson: 1, kinds: { 'applied-before': 2 } }
  const [run, old] = [await preparedRun(), await preparedRun()]
  expect(await startRun({ id: run, rows: 1, leftOut }, ada)).toMatchObject({ run: { rows: 1, leftOut } })
  expect(await startRun({ id: old, rows: 1 }, ada)).toMatchObject({ run: { leftOut: null } })
  const parsed = startRunSchema.parse({ id: run, rows: 1, uploadId: null, leftOut })
  expect(parsed).toMatchObject({ leftOut })
  expect(startRunSchema.parse({ id: run, rows: 1 }), 'from a page of the release before').toMatchObject({
    uploadId: null,
    leftOut: null,
  })
})

test('loses an erased applicant’s rows, including their corrections', async () => {
  const id = await begin()
  const erase = async (email: string) => {
    const sought = searchTermsFor({ emails: [email], names: [], ids: [] })
    const found = await store().select().from(drafts)
    for (const row of found)
      await store().transaction(async (tx: Store) => {
        const erasure = await uploadHolding.ofApplicant?.(row, sought, { tx, isSearch: false })
        if (!erasure || erasure.change === 'delete') return
        await tx.update(drafts).set(erasure.change).where(eq(drafts.form, row.form))
        await erasure.alongside?.(tx)
      })
  }
  await erase('zoe@example.com')
  expect(await readUpload(id, ada)).toMatchObject({
    source: { rows: [['bo@example.com', '7']], numbers: [2] },
    work: { corrections: { cells: [[2, 0, 'cy@example.com']], leftOut: [], accepted: [[2, ['repeat']]] } },
  })
  await erase('cy@example.com')
  expect(await readUpload(id, ada)).toMatchObject({
    source: { rows: [], numbers: [] },
    work: { corrections: { cells: [], leftOut: [], accepted: [] } },
  })
})
