import { eq, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { decideRun } from '../bulk-apply/decide-run'
import { listUploads, readUpload } from '../bulk-apply/uploads/read-upload'
import * as accountTables from '../store/account-tables'
import { store } from '../store/connection'
import * as connectionTables from '../store/connection-tables'
import * as guardTables from '../store/guard-tables'
import * as indexTables from '../store/index-tables'
import * as runTables from '../store/run-tables'
import * as schema from '../store/schema'
import { dumpStore, tablesHolding } from '../testing/dump-store'
import {
  admin,
  announcedAndReported,
  apply,
  emptyDesk,
  eraseAll,
  fill,
  job,
  leaveUndecided,
  leaveWaiting,
  namesake,
  quoting,
  rosa,
  zoe,
} from '../testing/person-everywhere'
import { isOver, runOf, untilRun } from '../testing/test-runs'
import { setUpTestWorker } from '../testing/test-worker'
import { erasePerson, previewErasure } from './erase-person'
import { findPerson } from './find-person'
import { registeredHoldings } from './registry'

const { leftOutRows, matchedColumns, runRows, runs } = runTables
const { activity, dispatches, drafts, savedViews } = schema

const worker = setUpTestWorker({ deadlineMs: 20_000 })
beforeEach(emptyDesk)

test('every table has a privacy handler, or no personal data', () => {
  const impersonal = ['store_identity', 'servers', 'restore_incidents', 'store_clock', 'store_probes', 'seen_jobs']
  // Paths, counts and the partner's field names; values of records are never kept there.
  const learned = ['guessed_mappings', 'endpoint_evidence', 'refused_fields']
  // Erased when they expire (lib/activity/retention-steps.ts), or settings without a name.
  const shortLived = ['verifications', 'oidc_attempts', 'sign_in_attempts', 'sign_in_policy', 'known_teams']
  // Counts and keys of the index, and users' times, which are deleted with their accounts.
  const ofIndex = ['applicant_indexes', 'walk_sightings', 'applicant_looks']
  const held = registeredHoldings().map(({ table }) => getTableName(table))
  const tables = [accountTables, connectionTables, guardTables, indexTables, runTables, schema].flatMap((module) =>
    Object.values(module).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : [])),
  )
  expect(
    tables.filter((table) => ![...held, ...impersonal, ...learned, ...shortLived, ...ofIndex].includes(table)),
  ).toEqual([])
})

describe('an applicant', () => {
  test('is found by address, name or ID, apart from a namesake', async () => {
    const { formId } = await fill(worker)
    const query = { email: '', name: '', id: '' }
    const byName = await findPerson({ ...query, name: 'quinones ZOE' })
    expect(byName.people.map(({ email }) => email).sort()).toEqual([zoe.email.toLowerCase(), namesake.email])
    for (const found of [
      await findPerson({ ...query, email: ` ${zoe.email.toUpperCase()}` }),
      await findPerson({ ...query, id: formId }),
    ])
      expect(found.people).toMatchObject([
        { email: zoe.email.toLowerCase(), ids: expect.arrayContaining([formId]), isExact: true },
      ])
    expect(byName.mentions.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Runs', 'Saved views', 'Drafts of forms', 'Activity']),
    )
    expect(await findPerson({ ...query, name: 'Nobody' })).toEqual({ people: [], isCut: false, mentions: [] })
  })

  test('leaves no trace in any table once erased, and the record of the erasure stays', async () => {
    const { applied, formId } = await fill(worker)
    const texts = [zoe.email, zoe.phone, zoe.hobby, formId]
    const before = await dumpStore()
    for (const text of texts) expect(tablesHolding(before, text), text).not.toEqual([])
    const who = { emails: [zoe.email.toLowerCase()], names: [zoe.name], ids: [formId] }
    const report = await eraseAll({ who })
    expect(report.left).toBe(0)
    const dump = await dumpStore()
    for (const text of texts) expect(tablesHolding(dump, text), text).toEqual([])
    // Only the namesake's own application still has that name.
    expect(tablesHolding(dump, zoe.name)).toEqual(['public.dispatches'])
    expect(tablesHolding(dump, namesake.email)).toEqual(['public.dispatches'])
    expect(JSON.stringify(report)).not.toMatch(/zoe|quinones|example/i)
    const [proof] = (await store().select().from(dispatches)).filter(({ id }) => id === applied)
    expect(proof).toMatchObject({
      state: 'succeeded',
      personName: rosa.name,
      jobId: '881252',
      applicantEmail: null,
      result: { outcome: 'submitted', applicationFormId: null, answer: null },
      endedAt: expect.any(Date),
    })
    expect(await previewErasure({ who })).toEqual({ holdings: [], total: 0 })
  })

  test('has as many records erased in each area as announced', async () => {
    const { formId } = await fill(worker)
    const who = { emails: [zoe.email.toLowerCase()], names: [zoe.name], ids: [formId] }
    const { announced, reported, total, reportedTotal } = await announcedAndReported({ who })
    expect(announced.length).toBeGreaterThanOrEqual(7)
    expect(reported).toEqual(announced)
    expect(reportedTotal).toBe(total)
  })

  test('leaves everything else in records about others', async () => {
    await fill(worker)
    await eraseAll({ who: { emails: [zoe.email.toLowerCase()], names: [zoe.name], ids: [] } })
    const [run] = await store().select().from(runs)
    expect(run).toMatchObject({ name: 'Bulk apply', header: ['Column 1', 'Column 2', 'Column 3'] })
    expect(run?.stop ?? null).toBeNull()
    expect(await store().select().from(matchedColumns)).toEqual([])
    const [ada] = await store().select().from(runRows)
    expect(JSON.parse(ada?.cells ?? '')).toEqual(['ada@example.com', 'Ada', 'Friend of [erased], [erased]'])
    const leftOut = await store().select({ row: leftOutRows.row, cells: leftOutRows.cells }).from(leftOutRows)
    expect(leftOut).toEqual([{ row: 4, cells: '["grace@example.com","Grace","Friend of [erased], [erased]"]' }])
    expect(await store().select().from(savedViews)).toEqual([])
    const [draft] = await store().select().from(drafts).where(eq(drafts.form, 'new-job'))
    expect(draft?.values).toMatchObject({ fields: { '/description': 'Ask\n[erased] or [erased]' } })
    const [unfinished] = await listUploads(rosa)
    expect(await readUpload(unfinished?.id ?? '', rosa)).toMatchObject({
      source: { header: ['Column 1', 'Column 2', 'Column 3'], rows: [], numbers: [] },
      work: { name: '[erased].csv', corrections: { cells: [], leftOut: [] } },
    })
    const subjects = (await store().select().from(activity)).map(({ subject }) => subject)
    expect(subjects).toEqual(
      expect.arrayContaining(['1 applicant like [erased]', '4 results of [erased].csv', 'an applicant']),
    )
    const refused = await store().select().from(dispatches).where(eq(dispatches.state, 'refused'))
    expect(refused.map(({ applicantEmail }) => applicantEmail).toSorted()).toEqual([null, null, namesake.email])
    for (const { failure, applicantEmail } of refused)
      if (applicantEmail === null) expect(failure).toMatchObject({ kind: 'bad-request', said: null, fields: {} })
  })

  test('is no longer named in the reason why a run was stopped', async () => {
    worker.fail(quoting)
    const people = [zoe, { email: 'ada@example.com' }].map((person) => ({ name: 'Ada', ...person, jobId: job }))
    const id = await runOf(people, { stopsAtRefusal: true, person: rosa })
    await untilRun(id, ({ state }) => state === 'stopped')
    expect(tablesHolding(await dumpStore(), zoe.phone)).toEqual(
      expect.arrayContaining(['public.runs', 'public.dispatches']),
    )
    expect(await eraseAll({ who: { emails: [zoe.email.toLowerCase()], names: [], ids: [] } })).toMatchObject({
      left: 0,
    })
    const dump = await dumpStore()
    for (const text of [zoe.email, zoe.name, zoe.phone]) expect(tablesHolding(dump, text), text).toEqual([])
    const [run] = await store().select().from(runs)
    expect(run).toMatchObject({
      state: 'stopped',
      stop: { why: 'refusal', failure: { kind: 'bad-request', said: null } },
    })
  })

  test('is not sent again for an erased row when its run continues', async () => {
    await fill(worker)
    await eraseAll({ who: { emails: [zoe.email.toLowerCase()], names: [], ids: [] } })
    const sent = worker.requests('POST /easy-apply').length
    const [run] = await store().select().from(runs)
    await store()
      .update(runs)
      .set({ state: 'stopped', endedAt: null, stop: { why: 'key', failure: null } })
    await decideRun(run?.id ?? '', { what: 'resume' }, rosa)
    await untilRun(run?.id ?? '', isOver)
    expect(worker.requests('POST /easy-apply')).toHaveLength(sent)
    expect((await store().select().from(runRows)).map(({ row }) => row)).toEqual([2])
  })

  test.each([
    ['waits', 'waiting', 'cancelled'],
    ['has an unknown outcome', 'undecided', 'abandoned'],
  ])('with an application that %s keeps it, or has it ended unsent when the admin says so', async (_, block, state) => {
    await (block === 'waiting' ? leaveWaiting(worker) : leaveUndecided(worker))
    const target = { who: { emails: [zoe.email.toLowerCase()], names: [], ids: [] } }
    const preview = await previewErasure(target)
    expect(preview).toMatchObject({
      holdings: expect.arrayContaining([expect.objectContaining({ blocked: { [block]: 1 } })]),
    })
    const total = 'total' in preview ? preview.total : null
    expect(await eraseAll(target)).toMatchObject({ erased: 0, left: total })
    expect(tablesHolding(await dumpStore(), zoe.email)).toContain('public.dispatches')
    const sent = worker.requests('POST /easy-apply').length
    expect(await eraseAll(target, true)).toMatchObject({ erased: total, left: 0 })
    const stopped = await store().select().from(dispatches).where(eq(dispatches.state, state))
    expect(stopped).toMatchObject([{ applicantEmail: null, body: '' }])
    expect(tablesHolding(await dumpStore(), zoe.email)).toEqual([])
    expect(worker.requests('POST /easy-apply')).toHaveLength(sent)
  })

  test('is not erased when there is more data than the admin was shown', async () => {
    await apply(worker, zoe)
    const target = { who: { emails: [zoe.email.toLowerCase()], names: [], ids: [] } }
    const answer = await erasePerson({ target, expected: 7, stops: false }, admin)
    expect(answer).toMatchObject({ changed: { total: 1 } })
    expect(tablesHolding(await dumpStore(), zoe.email)).toEqual(['public.dispatches'])
  })
})
