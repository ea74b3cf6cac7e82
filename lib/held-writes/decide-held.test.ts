import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { startWorker } from '../boot/start-worker'
import { holdUnsent } from '../dispatch/guard/hold-unsent'
import { recordDispatch } from '../dispatch/record'
import { stopWorker } from '../dispatch/worker'
import { type Store, store } from '../store/connection'
import { isOver, rowsOf, runOf, untilRun } from '../testing/test-runs'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import { decideHeldWrites } from './decide-held'
import { readHeldSummary } from './read-summary'

const worker = setUpTestWorker()
let decided = 0
let meanwhile: (() => Promise<unknown>) | null = null
let diesAfter = Number.POSITIVE_INFINITY
vi.mock('../bulk-apply/decide-held-run', async (original) => {
  const real = await original<typeof import('../bulk-apply/decide-held-run')>()
  type Decide = typeof real.decideHeldRun
  return {
    decideHeldRun: async (...given: Parameters<Decide>) => {
      if (decided >= diesAfter) throw new Error('killed')
      decided += 1
      const first = meanwhile
      meanwhile = null
      await first?.()
      return real.decideHeldRun(...given)
    },
  }
})
afterEach(() => {
  diesAfter = Number.POSITIVE_INFINITY
})

const all = (count: number) => ({ what: 'send', target: { of: 'all' }, count }) as const
const sentTo = (email: string) =>
  worker.requests('POST /easy-apply').filter(({ body }) => JSON.stringify(body).includes(email))

test('of a decision on everything that dies in between, the rest stays held, and each write is sent once', async () => {
  await stopWorker()
  const emails = ['one', 'two'].map((name) => `${name}.${randomUUID()}@example.com`)
  const ids: string[] = []
  for (const email of emails) ids.push(await runOf([{ email, jobId: '881200' }]))
  const job = { kind: 'create-job', person: rosa, subject: 'Baker', body: { name: 'Held baker', team_id: 11 } } as const
  await recordDispatch({ id: randomUUID(), ...job, entered: job.body, undoMs: 60_000 })
  await store().transaction((tx: Store) => holdUnsent(tx, { why: 'rewritten', lastUsedAt: null }))
  expect(await readHeldSummary()).toMatchObject({ held: 3 })
  await startWorker()

  diesAfter = 1
  await expect(decideHeldWrites(all(3), rosa)).rejects.toThrow('killed')
  expect(await readHeldSummary()).toMatchObject({ held: 2 })
  // What the person saw no longer holds, so the same press again decides nothing.
  expect(await decideHeldWrites(all(3), rosa)).toEqual({ state: 'too-late' })

  diesAfter = Number.POSITIVE_INFINITY
  expect(await decideHeldWrites(all(2), rosa)).toMatchObject({ state: 'decided', decided: 2, movedOn: 0 })
  for (const id of ids) await untilRun(id, isOver)
  expect((await Promise.all(ids.map(rowsOf))).flat().map(({ outcome }) => outcome)).toEqual(['submitted', 'submitted'])
  for (const email of emails) expect(sentTo(email)).toHaveLength(1)
  await vi.waitFor(
    async () =>
      expect(await store().$count(sql`(select 1 from dispatches where state <> 'succeeded') as open`)).toBe(0),
    60_000,
  )
  expect(worker.requests('POST /jobs')).toHaveLength(1)
  expect(await readHeldSummary()).toBeNull()
})

test('of two people who review the same run at once, only the first is told that it was done, and logged', async () => {
  await stopWorker()
  const id = await runOf([{ email: `three.${randomUUID()}@example.com`, jobId: '881200' }])
  await store().transaction((tx: Store) => holdUnsent(tx, { why: 'rewritten', lastUsedAt: null }))
  const logged = () => store().$count(sql`(select 1 from activity where kind = 'restore') as entry`)
  const before = await logged()
  const target = { of: 'run', id } as const
  let first: unknown
  meanwhile = async () => {
    first = await decideHeldWrites({ what: 'discard', target, count: 1 }, rosa)
  }
  expect(await decideHeldWrites({ what: 'send', target, count: 1 }, rosa)).toEqual({ state: 'too-late' })
  expect(first).toMatchObject({ state: 'decided', decided: 1 })
  expect(await logged()).toBe(before + 1)
})
