import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as accountTables from '../store/account-tables'
import { store } from '../store/connection'
import * as connectionTables from '../store/connection-tables'
import * as guardTables from '../store/guard-tables'
import * as indexTables from '../store/index-tables'
import * as runTables from '../store/run-tables'
import * as schema from '../store/schema'
import { columnsOf } from '../testing/dispatch-columns'
import { openTestStore } from '../testing/test-store'
import { eraseExpired } from './erase-expired'

const { invitations, oidcAttempts, sessions, signInAttempts, users, verifications } = accountTables
const { leftOutRows, matchedColumns, runRows, runs } = runTables
const { activity, dispatches, drafts } = schema

let close: () => Promise<void>
beforeAll(async () => {
  process.env.ACTIVITY_DAYS = '30'
  close = await openTestStore()
  await store().insert(users).values({ id: 'rosa', name: 'Rosa', email: 'rosa@example.com' })
})
afterAll(async () => {
  delete process.env.ACTIVITY_DAYS
  await close()
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const person = { personId: 'rosa', personName: 'Rosa' }
const application = {
  kind: 'submit-application',
  ...person,
  subject: 'Night baker',
  body: '',
  fingerprint: 'x',
}
const run = { ...person, name: 'grace.csv', stopsAtRefusal: false, header: [], isEnqueued: true }
const row = { row: 1, cells: '["Grace"]', body: '{}', applicantEmail: 'grace@example.com', jobId: '1', isAgain: false }
const answer = { phone: '+49 30 1' }

type Case = {
  /** How long it is kept, in minutes. */
  keptMinutes: number
  /** Inserts one that ended at that time. */
  put: (at: Date) => Promise<unknown>
  /** Whether it still exists. */
  isThere: () => Promise<boolean>
}

const day = 24 * 60
const anyIn = (table: PgTable) => async () => (await store().$count(table)) > 0
const endedRun = async (at: Date) => {
  await store()
    .insert(runs)
    .values({ ...run, id: 'run', state: 'finished', startedAt: at, createdAt: at, endedAt: at })
  await store()
    .insert(runRows)
    .values({ ...row, runId: 'run' })
  await store().insert(leftOutRows).values({ runId: 'run', row: 2, cells: '["Grace"]', reason: 'by-person' })
}
const inRun = async () => (await store().select().from(runs))[0]
const unfinished = { userId: 'rosa', dispatchId: 'd', values: {} }
const session = { id: 's', token: 't', userId: 'rosa' }
const withBody = (state: 'succeeded' | 'refused') => (at: Date) =>
  store()
    .insert(dispatches)
    .values({
      ...application,
      ...columnsOf(state),
      id: randomUUID(),
      kind: 'create-job',
      body: '{"name":"Cook"}',
      createdAt: at,
      endedAt: at,
    })
const hasBody = async () => (await store().$count(dispatches, sql`body <> ''`)) > 0

/** By the first column of the README's table. */
const cases: Record<string, Case> = {
  'Activity, and writes with their outcome': {
    keptMinutes: 30 * day,
    put: async (at) => {
      await store()
        .insert(activity)
        .values({ id: randomUUID(), at, ...person, kind: 'sign-in', subject: '', outcome: 'done' })
      await store()
        .insert(dispatches)
        .values({ ...application, ...columnsOf('succeeded'), id: randomUUID(), createdAt: at, endedAt: at })
    },
    isThere: async () => (await store().$count(activity)) + (await store().$count(dispatches)) > 0,
  },
  'What was sent to the partner': { keptMinutes: 7 * day, put: withBody('refused'), isThere: hasBody },
  'Created jobs, as they were sent': { keptMinutes: 7 * day, put: withBody('succeeded'), isThere: hasBody },
  'What the partner answered': {
    keptMinutes: 7 * day,
    put: (at) =>
      store()
        .insert(dispatches)
        .values({
          ...application,
          ...columnsOf('succeeded'),
          id: randomUUID(),
          result: { outcome: 'submitted', applicationFormId: '4711', answer },
          createdAt: at,
          endedAt: at,
        }),
    isThere: async () => {
      const [found] = await store().select().from(dispatches)
      expect(found?.result).toMatchObject({ outcome: 'submitted', applicationFormId: '4711' })
      return JSON.stringify(found?.result).includes('phone')
    },
  },
  'Uploaded rows of a run': { keptMinutes: 7 * day, put: endedRun, isThere: anyIn(runRows) },
  'Rows left out of a run': { keptMinutes: 7 * day, put: endedRun, isThere: anyIn(leftOutRows) },
  'The name of an uploaded file': {
    keptMinutes: 7 * day,
    put: async (at) => {
      await endedRun(at)
      const subject = '12 results of grace.csv'
      const details = { what: 'results', run: 'grace.csv', count: 12 }
      await store()
        .insert(activity)
        .values({ id: randomUUID(), at: new Date(), ...person, kind: 'export', subject, outcome: 'whole', details })
    },
    isThere: async () => {
      const [entry] = await store().select().from(activity)
      const isNamed = entry?.subject === '12 results of grace.csv'
      const name = isNamed ? 'grace.csv' : 'Bulk apply'
      expect([(await inRun())?.name, entry?.subject]).toEqual([name, `12 results of ${name}`])
      expect(entry?.details).toEqual({ what: 'results', run: name, count: 12 })
      return isNamed
    },
  },
  'Runs and their results': { keptMinutes: 30 * day, put: endedRun, isThere: anyIn(runs) },
  'Uploads that were never completed': {
    keptMinutes: day,
    put: (at) =>
      store()
        .insert(runs)
        .values({ ...run, id: 'run', state: 'draft', isEnqueued: false, createdAt: at }),
    isThere: anyIn(runs),
  },
  'Drafts of forms': {
    keptMinutes: 90 * day,
    put: (at) =>
      store().insert(drafts).values({ userId: 'rosa', form: 'new-job', dispatchId: 'd', values: {}, updatedAt: at }),
    isThere: anyIn(drafts),
  },
  'Unfinished uploads of Bulk apply, at most 10 a person': {
    keptMinutes: 90 * day,
    put: (updatedAt) =>
      store()
        .insert(drafts)
        .values(['rows', 'work'].map((part) => ({ ...unfinished, form: `upload-${part}-d`, updatedAt }))),
    isThere: anyIn(drafts),
  },
  'What columns of uploads were matched to': {
    keptMinutes: 30 * day,
    put: (at) =>
      store().insert(matchedColumns).values({ userId: 'rosa', heading: 'Mail', target: null, updatedAt: at }),
    isThere: anyIn(matchedColumns),
  },
  Sessions: {
    keptMinutes: 0,
    put: (at) =>
      store()
        .insert(sessions)
        .values({ ...session, ipAddress: '192.0.2.1', expiresAt: at }),
    isThere: anyIn(sessions),
  },
  'Failed sign-ins, counted': {
    keptMinutes: day,
    put: (at) => store().insert(signInAttempts).values({ key: 'hash', attempts: 3, startedAt: at }),
    isThere: anyIn(signInAttempts),
  },
  'Links to set a password': {
    keptMinutes: 30 * day,
    put: (at) =>
      store().insert(invitations).values({ tokenHash: 'h', userId: 'rosa', invitedBy: 'rosa', expiresAt: at }),
    isThere: anyIn(invitations),
  },
  'Sign-ins under way': {
    keptMinutes: 0,
    put: async (expiresAt) => {
      await store().insert(oidcAttempts).values({ stateHash: 'h', nonce: 'n', codeVerifier: 'c', next: '/', expiresAt })
      await store().insert(verifications).values({ id: 'v', identifier: 'i', value: 'v', expiresAt })
    },
    isThere: async () => (await store().$count(oidcAttempts)) + (await store().$count(verifications)) > 0,
  },
}

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const section = readme.split('### What is kept, and for how long')[1]?.split('\n## ')[0]?.split('\n### ')[0] ?? ''
const lines = section
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| what'))
  .map((line) => line.slice(2, -2).split(' | '))

describe('the README’s retention table', () => {
  test('has one line for each of these, and for what is kept as long as the desk', () => {
    const ending = lines.filter(([, , howLong]) => !/as long as/.test(howLong ?? ''))
    expect(ending.map(([what]) => what).sort()).toEqual(Object.keys(cases).sort())
  })

  test('names every table of the store', () => {
    const inReadme = new Set(lines.flatMap(([, where = '']) => [...where.matchAll(/`(\w+)/g)].map(([, name]) => name)))
    const tables = [accountTables, connectionTables, guardTables, indexTables, runTables, schema].flatMap((module) =>
      Object.values(module).flatMap((table) => (is(table, PgTable) ? [getTableConfig(table).name] : [])),
    )
    expect(tables.filter((table) => !inReadme.has(table))).toEqual([])
  })
})

describe.each(Object.entries(cases))('retention of %s', (what, { keptMinutes, put, isThere }) => {
  const clear = async () => {
    for (const table of [activity, dispatches, runs, drafts, matchedColumns, sessions, signInAttempts, verifications])
      await store().delete(table)
    for (const table of [invitations, oidcAttempts]) await store().delete(table)
  }

  test('keeps it until its time, and erases it afterwards', async () => {
    await clear()
    await put(minutesAgo(keptMinutes - 5))
    await eraseExpired()
    expect(await isThere()).toBe(true)
    await clear()
    await put(minutesAgo(keptMinutes + 5))
    await eraseExpired()
    expect(await isThere()).toBe(false)
  })

  test('matches the README', () => {
    const [, , howLong = ''] = lines.find(([name]) => name === what) ?? []
    const words: [RegExp, number][] = [
      [/ACTIVITY_DAYS/, 30 * day],
      [/^a day/, day],
      [/^7 days/, 7 * day],
      [/^30 days/, 30 * day],
      [/^90 days/, 90 * day],
      [/^until/, 0],
    ]
    expect(words.find(([word]) => word.test(howLong))?.[1]).toBe(keptMinutes)
  })
})

test('the name of a file is also removed from downloads whose subject an earlier release changed', async () => {
  await store().delete(activity)
  const entry = { at: new Date(), ...person, kind: 'export', outcome: 'whole' }
  await store()
    .insert(activity)
    .values([
      { ...entry, id: 'old', subject: '2 results of Bulk apply', details: { what: 'results', run: 'a.csv', count: 2 } },
      { ...entry, id: 'new', subject: '2 results of b.csv', details: { what: 'results', run: 'b.csv', count: 2 } },
    ])
  expect(await eraseExpired()).toMatchObject({ fileNamesInDetails: 1 })
  const kept = await store().select().from(activity).orderBy(activity.id)
  expect(kept.map(({ details }) => details)).toMatchObject([{ run: 'b.csv' }, { run: 'Bulk apply', count: 2 }])
})
