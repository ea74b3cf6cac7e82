import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { DispatchState } from '../dispatch/contract'
import { store } from '../store/connection'
import { runs } from '../store/run-tables'
import { activity, dispatches } from '../store/schema'
import { columnsOf } from '../testing/dispatch-columns'
import { openTestStore } from '../testing/test-store'
import { type ActivityFilter, anyActivity } from './contract'
import { exportActivity } from './export-activity'
import { countNewer, listActivity } from './list-activity'
import { readEntry } from './read-entry'
import { outcomeInWords } from './words'

beforeAll(() => openTestStore())
beforeEach(async () => {
  await store().delete(dispatches)
  await store().delete(runs)
  await store().delete(activity)
  await run('fair', 'Spring fair', ['succeeded', 'succeeded', 'refused'])
  await apply(minute(1))
})

const rosa = { personId: 'rosa', personName: 'Rosa' }
const minute = (n: number) => new Date(Date.UTC(2026, 1, 27, 0, n))

async function run(id: string, name: string, rows: DispatchState[], change: Partial<typeof runs.$inferInsert> = {}) {
  const times = { createdAt: minute(2), startedAt: minute(3), runningSince: minute(3), endedAt: minute(4) }
  await store()
    .insert(runs)
    .values({
      ...{ id, name, ...rosa, ...times, header: [], stopsAtRefusal: false },
      ...{ state: 'finished', isEnqueued: true, rows: rows.length, ...change },
    })
  for (const [index, state] of rows.entries())
    await apply(minute(3), { ...columnsOf(state), groupId: id, groupPosition: index + 1 })
}

async function apply(createdAt: Date, change: Partial<typeof dispatches.$inferInsert> = {}) {
  await store()
    .insert(dispatches)
    .values({
      ...{ id: randomUUID(), kind: 'submit-application', ...rosa, subject: 'Night baker', jobId: '7' },
      ...{ ...columnsOf('succeeded'), body: '', fingerprint: 'x', createdAt, ...change },
    })
}

const list = async (filter: Partial<ActivityFilter> = {}) =>
  (await listActivity({ filter: { ...anyActivity, ...filter }, limit: 50 }, { isMasked: false })).items
const subjects = async (filter: Partial<ActivityFilter>) => (await list(filter)).map(({ subject }) => subject)

test('lists a run as one entry with the number of its applications', async () => {
  const [first, ...others] = await list()
  expect(first).toMatchObject({ id: 'fair', kind: 'bulk-apply', subject: 'Spring fair', rows: 3, refused: 1 })
  expect(first && outcomeInWords(first)).toBe('1 of 3 refused')
  expect(others.map(({ subject, rows }) => [subject, rows])).toEqual([['Night baker', null]])
})

test('counts a run’s applications that were sent again, and names the run of each', async () => {
  const [fair, alone] = await list()
  expect([fair?.resent, fair?.runId, alone?.resent, alone?.runId]).toEqual([0, null, null, null])
  await store()
    .update(dispatches)
    .set({
      timeline: [
        { what: 'sent', at: minute(3).toISOString() },
        { what: 'sent-again', at: minute(4).toISOString(), by: 'Rosa' },
      ],
    })
    .where(sql`group_position = 3`)
  expect((await list())[0]?.resent).toBe(1)
  expect((await list({ run: 'fair' })).map(({ runId }) => runId)).toEqual(['fair', 'fair', 'fair'])
})

test('shows no outcome for a run that was not started', async () => {
  await run('draft', 'Not yet', [], { state: 'draft', startedAt: null, runningSince: null, endedAt: null })
  expect(await subjects({})).toEqual(['Spring fair', 'Night baker'])
})

test('lists the applications of a run one by one when searching for them', async () => {
  expect(await subjects({ run: 'fair' })).toHaveLength(3)
  expect(await subjects({ outcome: 'refused' })).toHaveLength(1)
  expect(await subjects({ kind: 'submit-application' })).toHaveLength(4)
  expect(await subjects({ job: '7' })).toHaveLength(4)
})

test('finds runs by kind, person, time and outcome', async () => {
  await run('stopped', 'Stopped run', [], { state: 'stopped', endedAt: null, stop: { why: 'key', failure: null } })
  await run('unsure', 'Unsure run', ['needs-decision'], { createdAt: minute(9) })
  await run('good', 'Good run', ['succeeded'], { createdAt: minute(8) })
  expect(await subjects({ kind: 'bulk-apply' })).toHaveLength(4)
  expect(await subjects({ kind: 'bulk-apply', outcome: 'done' })).toEqual(['Good run'])
  expect(await subjects({ kind: 'bulk-apply', outcome: 'needs-somebody' })).toEqual(['Unsure run', 'Stopped run'])
  expect(await subjects({ kind: 'bulk-apply', outcome: 'refused' })).toEqual(['Spring fair'])
  expect(await subjects({ person: 'ada' })).toEqual([])
  expect(await subjects({ since: minute(9).toISOString() })).toEqual(['Unsure run'])
  expect((await list({ kind: 'bulk-apply', since: minute(9).toISOString() }))[0]?.outcome).toBe('needs-decision')
})

test('counts a new run once, whatever its applications', async () => {
  expect(await countNewer(anyActivity, { at: minute(1).toISOString(), id: 'z' })).toMatchObject({ count: 1 })
})

test('the details of an application name its run, as do the run’s own details', async () => {
  const [row] = await list({ run: 'fair' })
  const asked = { isMasked: false }
  expect((await readEntry(row?.id ?? '', asked))?.run).toEqual({ id: 'fair', name: 'Spring fair' })
  expect(await readEntry('fair', asked)).toMatchObject({ row: { rows: 3 }, dispatch: null, run: { id: 'fair' } })
})

test('the exported file has every application of a run', async () => {
  const { body } = exportActivity(anyActivity, { id: 'rosa', name: 'Rosa' }, { isMasked: false })
  expect((await new Response(body).text()).trim().split('\r\n')).toHaveLength(1 + 4)
})

test('the exported file is named after the time in the reader’s time zone', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T23:12:05Z') })
  const { name } = exportActivity(anyActivity, { id: 'rosa', name: 'Rosa' }, { isMasked: false }, 'Europe/Berlin')
  vi.useRealTimers()
  expect(name).toMatch(/^activity-.+-2026-11-28-001205\.csv$/)
})

test('the exported file has its times in the reader’s time zone, in a format for spreadsheets', async () => {
  const earliest = async (timeZone: string) => {
    const file = exportActivity(anyActivity, { id: 'rosa', name: 'Rosa' }, { isMasked: false }, timeZone)
    const line = (await new Response(file.body).text()).trim().split('\r\n').at(-1)
    return line?.split(',')[0]
  }
  const [inBerlin = '', inUtc = ''] = [await earliest('Europe/Berlin'), await earliest('UTC')]
  expect(inUtc).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect(Date.parse(`${inBerlin}Z`) - Date.parse(`${inUtc}Z`)).toBeGreaterThanOrEqual(3_600_000)
})

test('the duration of an application excludes what was corrected before it was sent again', async () => {
  const step = (what: string, seconds: number) => ({ what, at: new Date(minute(20).getTime() + seconds * 1_000) })
  const timeline = [
    step('recorded', 0),
    step('sent', 1),
    step('answered', 2),
    step('sent-again', 500),
    step('sent', 501),
  ]
  await apply(minute(20), { timeline, endedAt: step('', 503).at })
  expect((await list())[0]?.durationMs).toBe(2_000)
})
