import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Store, store } from '../store/connection'
import { activity, dispatches } from '../store/schema'
import { columnsOf } from '../testing/dispatch-columns'
import { countEntriesRead } from '../testing/entries-read'
import { openTestStore } from '../testing/test-store'
import { findEarlierPairs, readEarlierPairs } from './find-earlier'
import { submitApplication } from './submit-application'

vi.mock('../connection/partner', () => ({ partner: () => null }))

const ada = { id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'recruiter' as const }
const grace = { ...ada, id: 'grace', name: 'Grace' }
beforeAll(() => openTestStore())
beforeEach(async () => {
  await store().delete(dispatches)
  await store().delete(activity)
})

const bodyFor = (email: string, jobId = '7') => ({
  applicant: { email, fullName: 'Alan Turing' },
  job: { jobId },
  enqueue: true,
})
const submit = (email: string, { id = randomUUID(), person = ada, jobId = '7', isAgain = false } = {}) =>
  submitApplication(id, bodyFor(email, jobId), person, { isAgain })
const set = (values: Partial<typeof dispatches.$inferInsert>) => store().update(dispatches).set(values)

test('asks for confirmation for the same person and job, whoever sent the first one, and records nothing', async () => {
  await submit('Alan@Example.com')
  expect(await submit(' alan@example.com ', { person: grace })).toEqual({
    state: 'applied-before',
    earlier: [{ id: expect.any(String), at: expect.any(String), who: 'Ada', outcome: 'under-way' }],
    listed: null,
  })
  expect(await store().select().from(dispatches)).toHaveLength(1)
  expect(await submit('alan@example.com', { person: grace, isAgain: true })).toMatchObject({ state: 'recorded' })
})

test('does not ask for another job or address, and a tag or a dot makes it another address', async () => {
  await submit('alan@example.com')
  for (const [email, jobId] of [
    ['alan@example.com', '8'],
    ['a.lan@example.com', '7'],
    ['alan+1@example.com', '7'],
  ] as const)
    expect(await submit(email, { jobId })).toMatchObject({ state: 'recorded' })
})

test('treats the same ID as the same application, without asking', async () => {
  const id = randomUUID()
  await submit('alan@example.com', { id })
  expect(await submit('alan@example.com', { id })).toMatchObject({ state: 'recorded', dispatch: { id } })
  expect(await submit('other@example.com', { id })).toMatchObject({ state: 'already-recorded', dispatch: { id } })
  expect(await submit('alan@example.com', { id, person: grace })).toBeNull()
})

test.each([
  [{ ...columnsOf('succeeded'), result: { outcome: 'queued' } }, 'queued'],
  [{ ...columnsOf('succeeded'), result: { outcome: 'already-applied' } }, 'already-applied'],
  [columnsOf('abandoned'), 'uncertain'],
  [columnsOf('reconciling'), 'uncertain'],
  [columnsOf('needs-decision'), 'uncertain'],
  [columnsOf('queued'), 'under-way'],
  [columnsOf('sending'), 'under-way'],
] as const)('with %j reports an earlier application as %s', async (values, outcome) => {
  await submit('alan@example.com')
  await set(values)
  expect(await submit('alan@example.com')).toMatchObject({ earlier: [{ outcome }] })
})

test.each(['refused', 'cancelled'] as const)(
  'ignores a %s application, as nothing reached the partner',
  async (state) => {
    await submit('alan@example.com')
    await set(columnsOf(state))
    expect(await submit('alan@example.com')).toMatchObject({ state: 'recorded' })
  },
)

test('records one of ten concurrent applications', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit('alan@example.com')))
  expect(answers.filter((answer) => answer?.state === 'recorded')).toHaveLength(1)
  expect(await store().select().from(dispatches)).toHaveLength(1)
})

test('locks pairs only for whoever records them', async () => {
  await submit('alan@example.com')
  const pairs = ['7', '8', '7'].map((jobId) => ({ applicantEmail: 'alan@example.com', jobId }))
  const locked = await store().transaction(async (tx: Store) => {
    const count = () => tx.$count(sql`pg_locks`, sql`locktype = 'advisory' and pid = pg_backend_pid()`)
    const before = await count()
    expect([...(await readEarlierPairs(tx, pairs)).keys()]).toEqual([0, 2])
    const read = await count()
    expect([...(await findEarlierPairs(tx, pairs)).keys()]).toEqual([0, 2])
    return [read - before, (await count()) - read]
  })
  expect(locked).toEqual([0, 2])
})

test('reads few rows for 200 people among the rows of a large run that the statistics do not cover yet', async () => {
  await store().execute(sql`insert into dispatches (id, kind, state, lane, person_id, person_name, subject, applicant_email, job_id,
        body, fingerprint, group_id, group_position)
      select 'row-' || n, 'submit-application', 'scheduled', 'bulk', 'ada', 'Ada', 'S', 'p' || n || '@example.com', n % 10,
        '', '', 'run', n
      from generate_series(1, 12000) n`)
  const pairs = Array.from({ length: 200 }, (_, n) => ({ applicantEmail: `new${n}@example.com`, jobId: `${n % 10}` }))
  pairs[7] = { applicantEmail: 'p11999@example.com', jobId: '9' }
  const found = new Map<number, unknown>()
  const read = await countEntriesRead(async () => {
    for (const [index, earlier] of await findEarlierPairs(store(), pairs)) found.set(index, earlier)
  })
  console.log(`200 pairs among 12,000 rows read ${read} entries`)
  expect([...found.keys()]).toEqual([7])
  expect(read).toBeLessThan(5_000)
})
