import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeEmptyDatabase } from '../commands/test-database.mjs'

const folder = new URL('migrations/', import.meta.url)
const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8'))
const tags = journal.entries.map(({ tag }) => tag)
const migrate = async (database: PGlite, which: string[]) => {
  for (const tag of which) await database.exec(readFileSync(new URL(`${tag}.sql`, folder), 'utf8'))
}

const unknown = `'{"what":"unknown","why":"no-list"}'`
const past = `now() - interval '1 minute'`
const later = `now() + interval '1 minute'`
/** Columns of the previous release, and the state they become. */
const dispatches: [id: string, columns: Record<string, string>, state: string][] = [
  ['undo', { state: `'held'`, not_before: later }, 'scheduled'],
  ['row', { state: `'held'`, run_id: `'run'`, run_row: '1' }, 'scheduled'],
  ['due', { state: `'waiting'`, not_before: past }, 'queued'],
  ['claimed', { state: `'waiting'`, not_before: past, worker: `'w'`, lease_until: later }, 'queued'],
  ['busy', { state: `'waiting'`, not_before: later, busy: '2' }, 'backing-off'],
  ['repeated', { state: `'waiting'`, not_before: past, is_doubtful: 'true', attempts: '1' }, 'backing-off'],
  [
    'sending',
    { state: `'sending'`, not_before: past, worker: `'w'`, lease_until: later, sent_at: past, attempts: '1' },
    'sending',
  ],
  ['looked for', { state: `'unclear'`, not_before: later, is_doubtful: 'true', looks: '2' }, 'reconciling'],
  ['for a person', { state: `'unclear'`, is_doubtful: 'true', finding: unknown }, 'needs-decision'],
  ['without a finding', { state: `'unclear'`, is_doubtful: 'true' }, 'needs-decision'],
  ['left', { state: `'unclear'`, is_doubtful: 'true', settled_at: past }, 'abandoned'],
  [
    'done',
    { state: `'done'`, settled_at: past, done: `'{"outcome":"queued"}'`, failure: `'{"kind":"already-applied"}'` },
    'succeeded',
  ],
  ['refused', { state: `'refused'`, settled_at: past, failure: `'{"kind":"invalid"}'` }, 'refused'],
  ['replaced', { state: `'cancelled'`, settled_at: past, worker: `'w'`, lease_until: past }, 'cancelled'],
]
const started = { started_at: past, going_since: past, is_filled: 'true' }
const runs: [id: string, columns: Record<string, string>, state: string][] = [
  ['draft', { state: `'draft'` }, 'draft'],
  ['starting', { state: `'starting'`, started_at: past }, 'enqueueing'],
  ['running', { state: `'running'`, ...started }, 'running'],
  ['ended', { state: `'running'`, ...started, ended_at: past }, 'finished'],
  ['paused', { state: `'paused'`, ...started }, 'paused'],
  ['stopped', { state: `'stopped'`, ...started, stop: `'{"why":"unclear","failure":null}'` }, 'stopped'],
  [
    'stopped and over',
    { state: `'stopped'`, ...started, ended_at: past, stop: `'{"why":"key","failure":null}'` },
    'finished',
  ],
  ['cancelling', { state: `'cancelled'`, started_at: past }, 'cancelling'],
  ['cancelled', { state: `'cancelled'`, ...started, ended_at: past }, 'cancelled'],
]
const jobs: [id: string, columns: Record<string, string>, state: string][] = [
  ['untried', { state: `'untried'` }, 'untried'],
  ['trying', { state: `'trying'`, canary_id: `'row'` }, 'canary'],
  ['open', { state: `'open'` }, 'open'],
  ['spent', { state: `'spent'` }, 'exhausted'],
  ['held', { state: `'held'`, failure: `'{"kind":"job-unavailable"}'` }, 'held'],
  ['left', { state: `'left'` }, 'skipped'],
]

const insert = (table: string, columns: Record<string, string>) =>
  `insert into ${table} (${Object.keys(columns).join(', ')}) values (${Object.values(columns).join(', ')});`
const quoted = (text: string) => `'${text}'`
const author = { person_id: `'rosa'`, person_name: `'Rosa'` }
const timeline = `'[{"at":"t","what":"recorded"},{"at":"t","what":"put-off","outcome":"desk-fault"},{"at":"t","what":"looked","outcome":"again"}]'`

let directory: string
let database: PGlite
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'desk-migrations-'))
  await placeEmptyDatabase(directory)
  database = await PGlite.create({ dataDir: join(directory, 'postgres') })
  await migrate(database, tags.slice(0, tags.indexOf('0006_stored-states')))
  for (const [id, columns] of runs)
    await database.exec(
      insert('runs', { id: quoted(id), name: `'R'`, ...author, stops_at_refusal: 'false', header: `'[]'`, ...columns }),
    )
  for (const [id, columns] of jobs)
    await database.exec(insert('run_jobs', { run_id: `'running'`, job_id: quoted(id), title: `'T'`, ...columns }))
  for (const [id, columns] of dispatches)
    await database.exec(
      insert('dispatches', {
        id: quoted(id),
        kind: `'submit-application'`,
        ...author,
        subject: `'S'`,
        body: `'{}'`,
        fingerprint: `'f'`,
        timeline,
        ...columns,
      }),
    )
  await migrate(database, tags.slice(tags.indexOf('0006_stored-states')))
}, 60_000)
afterAll(async () => {
  await database.close()
  rmSync(directory, { recursive: true, force: true })
})

async function statesOf(table: string, key = 'id'): Promise<Record<string, string>> {
  const { rows } = await database.query<{ key: string; state: string }>(`select ${key} as key, state from ${table}`)
  return Object.fromEntries(rows.map(({ key, state }) => [key, state]))
}

test('every dispatch, run and job of the previous release keeps its meaning, and none is lost', async () => {
  const expected = (rows: typeof runs) => Object.fromEntries(rows.map(([id, , state]) => [id, state]))
  expect(await statesOf('dispatches')).toEqual(expected(dispatches))
  expect(await statesOf('runs')).toEqual(expected(runs))
  expect(await statesOf('run_jobs', 'job_id')).toEqual(expected(jobs))
})

test('releases claims without a request and keeps the leases of requests in progress', async () => {
  const { rows } = await database.query(`select id from dispatches where worker is not null`)
  expect(rows).toEqual([{ id: 'sending' }])
})

test('translates the history of a dispatch and the reason of a stop to the new terms', async () => {
  const { rows } = await database.query(`select timeline from dispatches where id = 'due'`)
  expect(rows).toEqual([
    {
      timeline: [
        { at: 't', what: 'recorded' },
        { at: 't', what: 'backed-off', outcome: 'internal-error' },
        { at: 't', what: 'reconciled', outcome: 'later' },
      ],
    },
  ])
  const stops = await database.query(`select id, stop ->> 'why' as why from runs where stop is not null order by id`)
  expect(stops.rows).toEqual([
    { id: 'stopped', why: 'uncertain' },
    { id: 'stopped and over', why: 'key' },
  ])
})
