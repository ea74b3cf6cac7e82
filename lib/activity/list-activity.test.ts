import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { store } from '../store/connection'
import { activity, dispatches } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { type ActivityFilter, anyActivity } from './contract'
import { countNewer } from './count-newer'
import { parseCursor } from './cursor'
import { listActivity } from './list-activity'
import { listForApplicant } from './list-for-applicant'
import { readEntry } from './read-entry'

let close: () => Promise<void>
beforeAll(async () => {
  close = await openTestStore()
})
afterAll(() => close())
beforeEach(async () => {
  await store().delete(activity)
  await store().delete(dispatches)
})

type Written = Partial<typeof activity.$inferInsert>
type Sent = Partial<typeof dispatches.$inferInsert>

const minute = (n: number) => new Date(Date.UTC(2026, 1, 27, 0, n))

async function write(...rows: Written[]) {
  const usual = { personId: 'rosa', personName: 'Rosa', kind: 'sign-in', subject: '', verdict: 'done' }
  await store()
    .insert(activity)
    .values(rows.map((row) => ({ id: randomUUID(), ...usual, ...row })))
}

async function send(...rows: Sent[]) {
  const usual = {
    kind: 'submit-application',
    state: 'done',
    personId: 'rosa',
    personName: 'Rosa',
    subject: 'Night baker',
    applicantEmail: 'grace@example.com',
    body: '{"secret":"body"}',
    fingerprint: 'x',
    settledAt: minute(90),
    done: { outcome: 'submitted', answer: { phone: '+49 30 1' } },
  }
  await store()
    .insert(dispatches)
    .values(rows.map((row) => ({ id: randomUUID(), ...usual, ...row })))
}

const list = (filter: Partial<ActivityFilter> = {}, limit = 50, before: string | null = null) =>
  listActivity(
    { filter: { ...anyActivity, ...filter }, limit, before: before === null ? null : parseCursor(before) },
    { isMasked: false },
  )
const verdicts = async (filter: Partial<ActivityFilter>) => (await list(filter)).items.map(({ verdict }) => verdict)

async function walk(limit: number, between: () => Promise<void> = async () => {}) {
  const ids: string[] = []
  let before: string | null = null
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({}, limit, before)
    ids.push(...page.items.map(({ id }) => id))
    before = page.next
    await between()
  } while (before !== null)
  return ids
}

describe('the pages', () => {
  test('hold what stands in both tables, the latest first, each once, whatever comes in meanwhile', async () => {
    await write(...Array.from({ length: 20 }, (_, n) => ({ id: `a${n}`, at: minute(2 * n) })))
    await send(...Array.from({ length: 20 }, (_, n) => ({ id: `d${n}`, createdAt: minute(2 * n + 1) })))
    const expected = Array.from({ length: 20 }, (_, n) => [`d${19 - n}`, `a${19 - n}`]).flat()
    let later = 50
    expect(
      await walk(7, async () => {
        later += 1
        await write({ at: minute(later) })
        await send({ createdAt: minute(later) })
      }),
    ).toEqual(expected)
  })

  test('lose and repeat nothing of what happened in the same microsecond, or in the same millisecond', async () => {
    await write(...Array.from({ length: 15 }, (_, n) => ({ id: `s${n}`, at: minute(1) })))
    await send(...Array.from({ length: 15 }, (_, n) => ({ id: `t${n}`, createdAt: minute(1) })))
    await store().execute(sql`insert into activity (id, at, person_id, person_name, kind, subject, verdict)
      select 'u' || n, '2026-02-27T00:01:00Z'::timestamptz + n * interval '1 microsecond', 'rosa', 'Rosa', 'export', '', 'whole'
      from generate_series(1, 20) n`)
    const ids = await walk(4)
    expect(ids).toHaveLength(50)
    expect(new Set(ids).size).toBe(50)
    expect(ids.slice(0, 2)).toEqual(['u20', 'u19'])
  })

  test('say how many came since', async () => {
    await write({ at: minute(1) })
    const [first] = (await list()).items
    const place = parseCursor(first?.cursor ?? '')
    expect(await countNewer(anyActivity, place)).toEqual({ count: 0, most: 100 })
    await write({ at: minute(2), kind: 'export', verdict: 'whole' })
    await send({ createdAt: minute(3) })
    expect(await countNewer(anyActivity, place)).toMatchObject({ count: 2 })
    expect(await countNewer({ ...anyActivity, kind: 'export' }, place)).toMatchObject({ count: 1 })
    expect(await countNewer(anyActivity, null)).toMatchObject({ count: 3 })
  })
})

describe('a row', () => {
  test('says who did what, on what, the verdict, how long it took, and the reference', async () => {
    const timeline = [
      { at: minute(1).toISOString(), what: 'recorded' },
      { at: '2026-02-27T00:01:05.000Z', what: 'sent' },
      { at: '2026-02-27T00:01:09.000Z', what: 'sent' },
    ]
    const settledAt = new Date('2026-02-27T00:01:12.250Z')
    await send({ id: 'd', createdAt: minute(1), settledAt, timeline, reference: 'R1', jobId: '7' })
    await write({
      id: 'a',
      at: minute(0),
      kind: 'export',
      verdict: 'whole',
      subject: '3 applicants',
      details: { durationMs: 42 },
    })
    const row = { who: 'Rosa', personId: 'rosa', cursor: expect.any(String) }
    expect((await list()).items).toEqual([
      {
        ...row,
        id: 'd',
        at: minute(1).toISOString(),
        kind: 'submit-application',
        subject: 'Night baker',
        verdict: 'submitted',
        isWrite: true,
        applicantEmail: 'grace@example.com',
        jobId: '7',
        durationMs: 7_250,
        reference: 'R1',
      },
      {
        ...row,
        id: 'a',
        at: minute(0).toISOString(),
        kind: 'export',
        subject: '3 applicants',
        verdict: 'whole',
        isWrite: false,
        applicantEmail: null,
        jobId: null,
        durationMs: 42,
        reference: null,
      },
    ])
  })

  test('tells a viewer no e-mail address, wherever one stands, and nobody a body or an answer', async () => {
    const failure = { kind: 'conflict', said: 'grace@example.com is known', fields: { 'grace@example.com': ['no'] } }
    await send({ id: 'd', state: 'refused', failure, subject: 'Baker for ada@example.com' })
    await write({ id: 'a', applicantEmail: 'ada@example.com', details: { note: 'ada@example.com' } })
    for (const id of ['a', 'd']) {
      const forViewer = JSON.stringify(await readEntry(id, { isMasked: true }))
      expect(forViewer).not.toMatch(/ada@|grace@/)
      expect(forViewer).toMatch(/•••@example\.com/)
      expect(JSON.stringify(await readEntry(id, { isMasked: false }))).toMatch(/(ada|grace)@example\.com/)
    }
    const page = JSON.stringify(await listActivity({ filter: anyActivity, limit: 9 }, { isMasked: true }))
    expect(page).not.toMatch(/ada@|grace@/)
    await send({ id: 'done' })
    for (const isMasked of [true, false])
      expect(JSON.stringify(await readEntry('done', { isMasked }))).not.toMatch(/secret|phone|\+49/)
    expect(await readEntry('gone', { isMasked: false })).toBeNull()
  })
})

describe('the filter', () => {
  test('by kind finds what an earlier release wrote as well', async () => {
    await send({}, { kind: 'create-job' }, { kind: 'set-ai-chat', done: { isOn: false } })
    await write(
      { kind: 'easy-apply', verdict: 'queued' },
      { kind: 'export', verdict: 'partial' },
      { kind: 'sign-in', verdict: 'wrong' },
      { kind: 'sign-out' },
      { kind: 'account', verdict: 'role-changed' },
    )
    expect((await verdicts({ kind: 'submit-application' })).sort()).toEqual(['queued', 'submitted'])
    expect(await verdicts({ kind: 'create-job' })).toEqual(['created'])
    expect(await verdicts({ kind: 'set-ai-chat' })).toEqual(['switched-off'])
    expect(await verdicts({ kind: 'export' })).toEqual(['partial'])
    expect(await verdicts({ kind: 'sign-in' })).toEqual(['wrong'])
    expect(await verdicts({ kind: 'sign-out' })).toEqual(['done'])
    expect(await verdicts({ kind: 'account' })).toEqual(['role-changed'])
    expect(await verdicts({})).toHaveLength(8)
  })

  test('by verdict parts everything, and leaves nothing out', async () => {
    const open = { settledAt: null, done: null }
    await send(
      {},
      { ...open, state: 'unclear' },
      { ...open, state: 'unclear', finding: { what: 'not-made' } },
      { ...open, state: 'unclear', notBefore: minute(1) },
      { ...open, state: 'held', notBefore: minute(1) },
      { ...open, state: 'waiting', notBefore: minute(1) },
      { ...open, state: 'sending' },
      { state: 'refused' },
      { state: 'cancelled' },
      { state: 'unclear' },
    )
    await write({ verdict: 'broken-off' }, { verdict: 'unclear' }, { verdict: 'everywhere' })
    expect((await verdicts({ verdict: 'needs-somebody' })).sort()).toEqual(['not-made', 'unclear'])
    expect((await verdicts({ verdict: 'under-way' })).sort()).toEqual(['checking', 'held', 'sending', 'waiting'])
    expect((await verdicts({ verdict: 'done' })).sort()).toEqual(['everywhere', 'submitted'])
    expect((await verdicts({ verdict: 'refused' })).sort()).toEqual(['broken-off', 'refused'])
    expect((await verdicts({ verdict: 'left' })).sort()).toEqual(['left', 'unclear'])
    expect(await verdicts({ verdict: 'not-sent' })).toEqual(['cancelled'])
    expect(await verdicts({})).toHaveLength(13)
  })

  test('by person, by job and by time, also together', async () => {
    await send({ jobId: '7', createdAt: minute(1) }, { jobId: '7', personId: 'ada', createdAt: minute(2) })
    await write(
      { kind: 'easy-apply', verdict: 'refused', details: { jobId: '7' }, at: minute(3) },
      { personId: 'ada', at: minute(4) },
    )
    expect(await verdicts({ job: '7' })).toEqual(['refused', 'submitted', 'submitted'])
    expect(await verdicts({ person: 'ada' })).toEqual(['done', 'submitted'])
    expect(await verdicts({ person: 'ada', job: '7' })).toEqual(['submitted'])
    expect(await verdicts({ since: minute(2).toISOString(), until: minute(4).toISOString() })).toEqual([
      'refused',
      'submitted',
    ])
    expect(await verdicts({ job: '8' })).toEqual([])
  })
})

test('what became of a dispatch stands in the applicant’s history in the same words', async () => {
  await send({ createdAt: minute(2) }, { createdAt: minute(3), state: 'unclear', settledAt: null })
  await write({ kind: 'easy-apply', verdict: 'queued', applicantEmail: 'grace@example.com', at: minute(1) })
  expect(
    (await listForApplicant('Grace@example.com', { isMasked: false })).map(({ kind, verdict }) => [kind, verdict]),
  ).toEqual([
    ['submit-application', 'unclear'],
    ['submit-application', 'submitted'],
    ['easy-apply', 'queued'],
  ])
})

test('the applicant’s history tells a viewer no e-mail address either', async () => {
  await send({ subject: 'Baker for ada@example.com' })
  await write({ kind: 'easy-apply', subject: 'nine%40victim.org', applicantEmail: 'grace@example.com' })
  const subjects = async (isMasked: boolean) =>
    (await listForApplicant('grace@example.com', { isMasked })).map(({ subject }) => subject).sort()
  expect(await subjects(true)).toEqual(['Baker for a•••@example.com', 'n•••%40victim.org'])
  expect(await subjects(false)).toEqual(['Baker for ada@example.com', 'nine%40victim.org'])
})
