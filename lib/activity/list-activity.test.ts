import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dispatchStates } from '../dispatch/contract'
import { store } from '../store/connection'
import { activity, dispatches } from '../store/schema'
import { columnsOf } from '../testing/dispatch-columns'
import { openTestStore } from '../testing/test-store'
import { type ActivityFilter, anyActivity } from './contract'
import { parseCursor } from './cursor'
import { countNewer, listActivity } from './list-activity'
import { listForApplicant } from './list-for-applicant'
import { readEntry } from './read-entry'

beforeAll(() => openTestStore())
beforeEach(async () => {
  await store().delete(activity)
  await store().delete(dispatches)
})

type Written = Partial<typeof activity.$inferInsert>
type Sent = Partial<typeof dispatches.$inferInsert>

const minute = (n: number) => new Date(Date.UTC(2026, 1, 27, 0, n))

async function write(...rows: Written[]) {
  const usual = { personId: 'rosa', personName: 'Rosa', kind: 'sign-in', subject: '', outcome: 'done' }
  await store()
    .insert(activity)
    .values(rows.map((row) => ({ id: randomUUID(), ...usual, ...row })))
}

async function send(...rows: Sent[]) {
  const usual = {
    kind: 'submit-application',
    ...columnsOf('succeeded'),
    personId: 'rosa',
    personName: 'Rosa',
    subject: 'Night baker',
    applicantEmail: 'grace@example.com',
    body: '{"secret":"body"}',
    fingerprint: 'x',
    endedAt: minute(90),
    result: { outcome: 'submitted', answer: { phone: '+49 30 1' } },
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
const outcomes = async (filter: Partial<ActivityFilter>) => (await list(filter)).items.map(({ outcome }) => outcome)

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
  test('list the rows of both tables, newest first, each once, while new ones arrive', async () => {
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

  test('neither lose nor repeat rows of the same microsecond or millisecond', async () => {
    await write(...Array.from({ length: 15 }, (_, n) => ({ id: `s${n}`, at: minute(1) })))
    await send(...Array.from({ length: 15 }, (_, n) => ({ id: `t${n}`, createdAt: minute(1) })))
    await store().execute(sql`insert into activity (id, at, person_id, person_name, kind, subject, outcome)
      select 'u' || n, '2026-02-27T00:01:00Z'::timestamptz + n * interval '1 microsecond', 'rosa', 'Rosa', 'export', '', 'whole'
      from generate_series(1, 20) n`)
    const ids = await walk(4)
    expect(ids).toHaveLength(50)
    expect(new Set(ids).size).toBe(50)
    expect(ids.slice(0, 2)).toEqual(['u20', 'u19'])
  })

  test('count newer rows', async () => {
    await write({ at: minute(1) })
    const [first] = (await list()).items
    const cursor = parseCursor(first?.cursor ?? '')
    expect(await countNewer(anyActivity, cursor)).toEqual({ count: 0, most: 100 })
    await write({ at: minute(2), kind: 'export', outcome: 'whole' })
    await send({ createdAt: minute(3) })
    expect(await countNewer(anyActivity, cursor)).toMatchObject({ count: 2 })
    expect(await countNewer({ ...anyActivity, kind: 'export' }, cursor)).toMatchObject({ count: 1 })
    expect(await countNewer(anyActivity, null)).toMatchObject({ count: 3 })
  })
})

describe('a row', () => {
  test('has person, action, subject, outcome, duration and reference', async () => {
    const timeline = [
      { at: minute(1).toISOString(), what: 'recorded' },
      { at: '2026-02-27T00:01:05.000Z', what: 'sent' },
      { at: '2026-02-27T00:01:09.000Z', what: 'sent' },
    ]
    const endedAt = new Date('2026-02-27T00:01:12.250Z')
    await send({ id: 'd', createdAt: minute(1), endedAt, timeline, reference: 'R1', jobId: '7' })
    await write({
      id: 'a',
      at: minute(0),
      kind: 'export',
      outcome: 'whole',
      subject: '3 applicants',
      details: { durationMs: 42 },
    })
    const row = {
      who: 'Rosa',
      personId: 'rosa',
      applicantName: null,
      teamId: null,
      accountId: null,
      runId: null,
      rows: null,
      refused: null,
      resent: null,
      cursor: expect.any(String),
    }
    expect((await list()).items).toEqual([
      {
        ...row,
        id: 'd',
        at: minute(1).toISOString(),
        kind: 'submit-application',
        subject: 'Night baker',
        outcome: 'submitted',
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
        outcome: 'whole',
        isWrite: false,
        applicantEmail: null,
        jobId: null,
        durationMs: 42,
        reference: null,
      },
    ])
  })

  test('shows viewers no e-mail address in any field, and no role a request or response body', async () => {
    const failure = { kind: 'conflict', said: 'grace@example.com is known', fields: { 'grace@example.com': ['no'] } }
    await send({ id: 'd', ...columnsOf('refused'), failure, subject: 'Baker for ada@example.com' })
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
  test('by kind finds the rows of both tables', async () => {
    await send({}, { kind: 'create-job' }, { kind: 'set-ai-chat', result: { isOn: false } })
    await write(
      { kind: 'export', outcome: 'partial' },
      { kind: 'sign-in', outcome: 'wrong' },
      { kind: 'sign-out' },
      { kind: 'account', outcome: 'role-changed' },
    )
    expect((await outcomes({ kind: 'submit-application' })).sort()).toEqual(['submitted'])
    expect(await outcomes({ kind: 'create-job' })).toEqual(['created'])
    expect(await outcomes({ kind: 'set-ai-chat' })).toEqual(['switched-off'])
    expect(await outcomes({ kind: 'export' })).toEqual(['partial'])
    expect(await outcomes({ kind: 'sign-in' })).toEqual(['wrong'])
    expect(await outcomes({ kind: 'sign-out' })).toEqual(['done'])
    expect(await outcomes({ kind: 'account' })).toEqual(['role-changed'])
    expect(await outcomes({})).toHaveLength(7)
  })

  test('by outcome assigns every row to exactly one outcome', async () => {
    await send(...dispatchStates.map((state) => ({ ...columnsOf(state), result: null })), {
      ...columnsOf('needs-decision'),
      uncertainty: { what: 'not-made' },
    })
    await write({ outcome: 'broken-off' }, { outcome: 'everywhere' }, { kind: 'access', outcome: 'not-allowed' })
    expect((await outcomes({ outcome: 'needs-somebody' })).sort()).toEqual(['needs-decision', 'not-made'])
    expect((await outcomes({ outcome: 'under-way' })).sort()).toEqual([
      'reconciling',
      'scheduled',
      'sending',
      'waiting',
      'waiting',
    ])
    expect((await outcomes({ outcome: 'done' })).sort()).toEqual(['everywhere', 'submitted'])
    expect((await outcomes({ outcome: 'refused' })).sort()).toEqual(['broken-off', 'not-allowed', 'refused'])
    expect((await outcomes({ outcome: 'left' })).sort()).toEqual(['abandoned'])
    expect(await outcomes({ outcome: 'not-sent' })).toEqual(['cancelled'])
    expect(await outcomes({})).toHaveLength(14)
  })

  test('by person, job and time can be combined', async () => {
    await send({ jobId: '7', createdAt: minute(1) }, { jobId: '7', personId: 'ada', createdAt: minute(2) })
    await write(
      { kind: 'export', outcome: 'failed', details: { jobId: '7' }, at: minute(3) },
      { personId: 'ada', at: minute(4) },
    )
    expect(await outcomes({ job: '7' })).toEqual(['failed', 'submitted', 'submitted'])
    expect(await outcomes({ person: 'ada' })).toEqual(['done', 'submitted'])
    expect(await outcomes({ person: 'ada', job: '7' })).toEqual(['submitted'])
    expect(await outcomes({ since: minute(2).toISOString(), until: minute(4).toISOString() })).toEqual([
      'failed',
      'submitted',
    ])
    expect(await outcomes({ job: '8' })).toEqual([])
  })

  test('of a job includes its creation', async () => {
    const created = {
      kind: 'create-job',
      applicantEmail: null,
      result: { id: '9', title: 'Night baker', answer: null },
    }
    await send({ ...created, createdAt: minute(1) }, { jobId: '9', createdAt: minute(2) })
    await send({ ...created, result: { id: '10', title: 'Day baker', answer: null }, createdAt: minute(3) })
    await send({ result: { id: '9', outcome: 'submitted' }, jobId: '10', createdAt: minute(4) })
    expect(await outcomes({ job: '9' })).toEqual(['submitted', 'created'])
    expect(await outcomes({ job: '9', kind: 'create-job' })).toEqual(['created'])
  })
})

test('the applicant’s history shows a dispatch’s outcome with the same label', async () => {
  await send({ createdAt: minute(2) }, { createdAt: minute(3), ...columnsOf('needs-decision') })
  await write({ kind: 'export', outcome: 'whole', applicantEmail: 'grace@example.com', at: minute(1) })
  expect(
    (await listForApplicant('Grace@example.com', { isMasked: false })).map(({ kind, outcome }) => [kind, outcome]),
  ).toEqual([
    ['submit-application', 'needs-decision'],
    ['submit-application', 'submitted'],
    ['export', 'whole'],
  ])
})

test('the applicant’s history shows viewers no e-mail address', async () => {
  await send({ subject: 'Baker for ada@example.com' })
  await write({ kind: 'export', subject: 'nine%40victim.org', applicantEmail: 'grace@example.com' })
  const subjects = async (isMasked: boolean) =>
    (await listForApplicant('grace@example.com', { isMasked })).map(({ subject }) => subject).sort()
  expect(await subjects(true)).toEqual(['Baker for a•••@example.com', 'n•••%40victim.org'])
  expect(await subjects(false)).toEqual(['Baker for ada@example.com', 'nine%40victim.org'])
})
