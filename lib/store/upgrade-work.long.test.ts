import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeEmptyDatabase } from '../commands/test-database.mjs'
import { type Dispatch, isOpen } from '../dispatch/contract'
import { fullKey } from '../sandbox/keys'
import { callSandbox } from '../testing/call-sandbox'
import { type Desk, type SandboxProcess, startDesk, startSandboxProcess } from '../testing/desk-process'
import { startPostgres } from '../testing/postgres'
import { setTestEnvironment } from '../testing/test-store'
import { openEmbedded } from './embedded/open-embedded'
import { migrateEmbeddedStore, migrateServerStore } from './migrate-store'

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const fixture = read('../testing/release-0.1/dispatches.sql')

let directory: string
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'desk-upgrade-'))
  setTestEnvironment(directory)
  await placeEmptyDatabase(directory)
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** A copy of the migrations that ends with the previous release's last one. */
function migrationsBefore(): string {
  const folder = join(directory, 'migrations')
  cpSync(fileURLToPath(new URL('migrations', import.meta.url)), folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => tag.startsWith('0006')),
  )
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return folder
}

type Row = Record<string, unknown>
type Database = {
  run(statements: string): Promise<unknown>
  rows(query: string): Promise<Row[]>
  migrateBefore(migrationsFolder: string): Promise<void>
  migrate(): Promise<void>
  close(): Promise<void>
}

async function openDirectory(): Promise<Database> {
  const { pool, close } = await openEmbedded(directory, (error) => {
    throw error
  })
  return databaseOf(pool, migrateEmbeddedStore, close)
}

function openServer(connectionString: string): Database {
  const pool = new Pool({ connectionString })
  return databaseOf(pool, migrateServerStore, () => pool.end())
}

function databaseOf(pool: Pool, migrateNow: (pool: Pool) => Promise<void>, close: () => Promise<void>): Database {
  return {
    run: (statements) => pool.query(statements),
    rows: async (query) => (await pool.query<Row>(query)).rows,
    migrateBefore: (migrationsFolder) => migrate(drizzle(pool), { migrationsFolder }),
    migrate: () => migrateNow(pool),
    close,
  }
}

/** Single dispatches by id: the state after the upgrade, the final state, and how many requests were sent. */
const expected: Record<string, [upgraded: string, end: string, requests: number]> = {
  'job-undo': ['scheduled', 'succeeded', 1],
  'job-waiting': ['scheduled', 'succeeded', 1],
  'app-waiting': ['queued', 'succeeded', 1],
  'app-waiting-queued': ['queued', 'succeeded', 1],
  'app-claimed': ['queued', 'succeeded', 1],
  'chat-waiting': ['queued', 'succeeded', 1],
  'app-429': ['backing-off', 'succeeded', 1],
  'chat-503': ['backing-off', 'succeeded', 1],
  'app-repeat': ['backing-off', 'succeeded', 1],
  'app-sending': ['sending', 'needs-decision', 0],
  'app-sending-off': ['sending', 'succeeded', 1],
  'chat-sending': ['sending', 'succeeded', 1],
  'job-sending': ['sending', 'succeeded', 0],
  'job-sending-unmade': ['sending', 'needs-decision', 0],
  'job-looked-for': ['reconciling', 'needs-decision', 0],
  'job-not-made': ['needs-decision', 'needs-decision', 0],
  'job-listed-at-most': ['needs-decision', 'needs-decision', 0],
  'job-candidates': ['needs-decision', 'needs-decision', 0],
  'job-no-list-before': ['needs-decision', 'needs-decision', 0],
  'job-no-list': ['needs-decision', 'needs-decision', 0],
  'app-not-known': ['needs-decision', 'needs-decision', 0],
  'chat-tried-enough': ['needs-decision', 'needs-decision', 0],
  'job-done': ['succeeded', 'succeeded', 0],
  'app-done': ['succeeded', 'succeeded', 0],
  'app-queued': ['succeeded', 'succeeded', 0],
  'app-already': ['succeeded', 'succeeded', 0],
  'app-proved': ['succeeded', 'succeeded', 0],
  'app-put-away': ['succeeded', 'succeeded', 0],
  'chat-done': ['succeeded', 'succeeded', 0],
  'app-refused': ['refused', 'refused', 0],
  'job-refused': ['refused', 'refused', 0],
  'chat-refused': ['refused', 'refused', 0],
  'app-left': ['abandoned', 'abandoned', 0],
  'job-cancelled': ['cancelled', 'cancelled', 0],
  'chat-replaced': ['cancelled', 'cancelled', 0],
  'run-running-1': ['succeeded', 'succeeded', 0],
}
const runs: Record<string, [upgraded: string, end: string, resumed: string]> = {
  'run-draft': ['draft', 'draft', 'draft'],
  'run-starting': ['enqueueing', 'finished', 'finished'],
  'run-running': ['running', 'finished', 'finished'],
  'run-paused': ['paused', 'paused', 'finished'],
  // Stopped in its last rows: finished, but can still be resumed.
  'run-key': ['finished', 'finished', 'finished'],
  'run-refusal': ['stopped', 'stopped', 'finished'],
  'run-unclear': ['stopped', 'stopped', 'finished'],
  'run-cancelled': ['cancelling', 'cancelled', 'cancelled'],
  'run-ended': ['finished', 'finished', 'finished'],
  'run-over-cancelled': ['cancelled', 'cancelled', 'cancelled'],
}
const resting = ['run-paused', 'run-key', 'run-refusal', 'run-unclear']
/** What the partner had done before the server was killed: it must not be done again. */
const doneAtPartner = ['app-repeat', 'app-sending-off', 'run-running-11']

async function post(sandbox: SandboxProcess, path: string, body: unknown) {
  const { status } = await callSandbox(sandbox.url, `POST ${path}`, { body })
  expect(status, path).toBeLessThan(300)
}

const nameOf = ({ id, kind, applicantEmail }: Pick<Dispatch, 'id' | 'kind' | 'applicantEmail'>) =>
  kind === 'submit-application' ? (applicantEmail ?? '').replace('@example.com', '') : id

/** Recognizes applications by email address, jobs by name, settings by team. */
function countRequests(log: Awaited<ReturnType<SandboxProcess['log']>>, { kind, teamId, ...dispatch }: Dispatch) {
  const isMeant = ({ path, body }: (typeof log)[number]) => {
    const text = JSON.stringify(body)
    if (kind === 'set-ai-chat') return path.endsWith(`/subscription/${teamId}`)
    if (kind === 'create-job') return text.includes(`"Baker ${dispatch.id}"`)
    return text.includes(`"${dispatch.applicantEmail}"`)
  }
  const own = log.filter((entry) => /^(POST|PUT) /.test(entry.endpoint ?? '') && isMeant(entry))
  return { requests: own.length, works: own.filter(({ isWorkDone }) => isWorkDone).length }
}

async function upgrade(database: Database) {
  await database.migrateBefore(migrationsBefore())
  await database.run(fixture)
  const kept = `select id, kind, body, fingerprint, attempts, subject, created_at, reference, jsonb_array_length(timeline) as steps`
  const before = await database.rows(`${kept}, looks, is_doubtful, done from dispatches order by id`)
  const rowsBefore = await database.rows('select * from run_rows order by run_id, row')
  await database.migrate()
  expect(
    await database.rows(
      `${kept}, reconcile_attempts as looks, may_have_succeeded as is_doubtful, result as done from dispatches order by id`,
    ),
  ).toEqual(before)
  expect(await database.rows('select * from run_rows order by run_id, row')).toEqual(rowsBefore)
  const stateOf = new Map<string, string>()
  for (const { id, state } of await database.rows('select id, state from dispatches')) stateOf.set(`${id}`, `${state}`)
  for (const [id, [state]] of Object.entries(expected))
    expect([...stateOf].find(([one]) => one === id || one.startsWith(`${id}-`))?.[1], id).toBe(state)
  const stored = await database.rows('select id, state from runs order by id')
  expect(Object.fromEntries(stored.map(({ id, state }) => [id, state]))).toEqual(
    Object.fromEntries(Object.entries(runs).map(([id, [state]]) => [id, state])),
  )
  const invalid = await database.rows(`select conname from pg_constraint where contype = 'c' and not convalidated`)
  expect(invalid).toEqual([])
  const [sendingJob] = before.filter(({ id }) => id === 'job-sending')
  return { stateOf, sendingJob: JSON.parse(`${sendingJob?.body}`) }
}

/** Waits until everything that can continue is done: only dispatches of paused, stopped or held runs are still open. */
async function untilAtRest(desk: Desk, slot: 1 | 2): Promise<Map<string, Dispatch>> {
  for (const [id, states] of Object.entries(runs))
    for (;;) {
      const run = await desk.run(id)
      if (run?.state === states[slot] && (slot === 1 || run.stop === null)) break
      await wait(100)
    }
  for (;;) {
    const dispatches = await desk.outcomes()
    if (!dispatches.some((one) => isOpen(one) && !resting.includes(one.groupId ?? '')))
      return new Map(dispatches.map((one) => [one.id, one]))
    await wait(100)
  }
}

async function checkUpgrade(database: Database, env: Record<string, string>) {
  const { stateOf, sendingJob } = await upgrade(database)
  await database.close()
  const sandbox = await startSandboxProcess()
  try {
    for (const name of doneAtPartner) await post(sandbox, '/easy-apply', applicationOf(name))
    await post(sandbox, '/jobs', sendingJob)
    await sandbox.set({ jobs: { 881239: 'closed' } })
    const before = (await sandbox.log()).length
    const log = async () => (await sandbox.log()).slice(before)
    const desk = await startDesk({
      ...env,
      PARTNER_API_URL: sandbox.url,
      PARTNER_API_KEY: fullKey.secret,
      PARTNER_CEILING_SECONDS: '1',
      CHILD_DEADLINE_MS: '10000',
    })
    const ended = await untilAtRest(desk, 1)
    expect([...ended.keys()].filter((id) => !stateOf.has(id))).toHaveLength(3)
    expect([...stateOf.keys()].filter((id) => !ended.has(id))).toEqual([])
    checkSingles(ended, await log())
    for (const dispatch of ended.values())
      if (resting.includes(dispatch.groupId ?? ''))
        expect(countRequests(await log(), dispatch).requests, nameOf(dispatch)).toBe(0)
    for (const id of resting) desk.orderRun({ what: 'decide-run', id, body: { what: 'resume' } })
    checkRows(await untilAtRest(desk, 2), stateOf, await log())
    await desk.kill()
  } finally {
    await sandbox.stop()
  }
}

const applicationOf = (name: string) => ({
  applicant: { email: `${name}@example.com`, fullName: 'Grace Hopper' },
  job: { jobId: '881200' },
  enqueue: false,
})

type Log = Awaited<ReturnType<SandboxProcess['log']>>

function checkSingles(ended: Map<string, Dispatch>, log: Log) {
  const singles = [...ended.values()].filter(({ groupId }) => groupId === null)
  expect(singles).toHaveLength(Object.keys(expected).length)
  for (const dispatch of singles) {
    const name = dispatch.id.startsWith('app-claimed') ? 'app-claimed' : dispatch.id
    const { requests, works } = countRequests(log, dispatch)
    const [, end, count] = expected[name] ?? []
    // Of two settings for one team, the superseded one is not sent.
    const sent = name === 'chat-replaced' ? requests - 1 : requests
    expect([name, dispatch.state, sent]).toEqual([name, end, count])
    if (doneAtPartner.includes(name)) expect(works, name).toBe(0)
    else expect(works, name).toBe(requests)
  }
}

/** Waiting rows are sent once, ended ones never, and those in flight are never resent blindly. */
function checkRows(ended: Map<string, Dispatch>, stateOf: Map<string, string>, log: Log) {
  const rows = [...ended.values()].filter(({ groupId }) => groupId !== null)
  for (const dispatch of rows) {
    const name = nameOf(dispatch)
    const state = stateOf.get(dispatch.id) ?? 'scheduled'
    const { requests, works } = countRequests(log, dispatch)
    const said = `${name}, ${state}: ${JSON.stringify(dispatch)}`
    expect(works, said).toBe(doneAtPartner.includes(name) ? 0 : requests)
    if (name === 'run-running-9') expect([dispatch.state, requests], said).toEqual(['scheduled', 0])
    else if (doneAtPartner.includes(name)) expect([dispatch.state, requests], said).toEqual(['succeeded', 1])
    else if (dispatch.groupId === 'run-cancelled') expect(requests, said).toBe(0)
    // Refused only because of the key, and resumed by a person.
    else if (state === 'scheduled' || (dispatch.groupId === 'run-key' && state === 'refused'))
      expect([dispatch.state, requests], said).toEqual(['succeeded', 1])
    else if (state === 'sending') expect([dispatch.state, requests], said).toEqual(['needs-decision', 0])
    else expect([dispatch.state, requests], said).toEqual([state, 0])
  }
}

test('after an upgrade of a data directory, finished writes are not sent again, and waiting ones are sent once', async () => {
  await checkUpgrade(await openDirectory(), {})
}, 120_000)

test('after an upgrade of a PostgreSQL database, finished writes are not sent again, and waiting ones are sent once', async ({
  skip,
}) => {
  const postgres = await startPostgres()
  if ('missing' in postgres) {
    console.warn(`NOT TESTED: the upgrade of a PostgreSQL. ${postgres.missing}`)
    return skip(postgres.missing)
  }
  await checkUpgrade(openServer(postgres.url), { DATABASE_URL: postgres.url }).finally(() => postgres.stop())
}, 300_000)
