import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { expect } from 'vitest'
import type { IndexStatus } from '../applicant-index/contract'
import type { timing } from '../applicant-index/timing'
import { keys } from '../sandbox/keys'
import type { Desk, SandboxProcess } from './desk-process'
import type { IndexRows, IndexShown } from './index-orders'
import { setUpDesks, setUpPostgres } from './test-desks'

/** The sync's times, short enough for tests that wait for them. */
const shortTimes: Partial<typeof timing> = {
  roundMs: 200,
  leaseMs: 2_500,
  renewalMs: 300,
  refreshMs: 1_000,
  firstPauseMs: 200,
  maxPauseMs: 600,
  maxRefusedPauseMs: 400,
  unusedMs: 3_000,
}

/** What a desk needs besides its address and key to keep an index in a test. `times`: the sync times that differ. */
export const indexEnv = (times: Partial<typeof timing> = {}): Record<string, string> => ({
  APPLICANT_INDEX: 'on',
  CHILD_LISTS_NO_JOBS: '1',
  CHILD_INDEX: JSON.stringify({ ...shortTimes, ...times }),
})

type IndexedDesks = { times?: Partial<typeof timing>; env?: Record<string, string>; isEmbedded?: boolean }

/** `setUpDesks` for desks that keep an index, with a partner that answers within 5 ms. `env` overrides everything. */
export const setUpIndexedDesks = ({ times, env, isEmbedded = false }: IndexedDesks = {}) =>
  setUpDesks({
    isEmbedded,
    sandbox: { latencyMs: 5 },
    env: { ...indexEnv(times), CHILD_DEADLINE_MS: '20000', ...env },
  })

/** Sees the same records as the desks' key, but is not affected by faults meant for theirs. */
const readingKey = keys.find(({ permissions }) => permissions.length === 2)?.secret ?? ''

/** What the partner lists for a key, in its order, requested without going through a desk. */
export async function listed({ url }: SandboxProcess, key = readingKey): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = []
  for (;;) {
    const answer = await fetch(`${url}/applicants?limit=1000&offset=${all.length}`, { headers: { 'x-api-key': key } })
    const body = await answer.json()
    const items: Record<string, unknown>[] = Array.isArray(body)
      ? body
      : (Object.values(body).find(Array.isArray) ?? [])
    all.push(...items)
    if (items.length < 1000) return all
  }
}

/** Holds back all pages from this offset on until faults are withdrawn. */
export const heldFrom = (offset: number) => ({
  endpoint: 'GET /applicants',
  times: null,
  isHeld: true,
  match: { offsetAtLeast: offset },
})

/**
 * Holds back the pages that contain this offset until faults are withdrawn. A refresh, which reads the ends, goes on.
 */
export const heldAt = (offset: number) => ({ ...heldFrom(0), match: { pageHolds: offset } })

/** The requested pages of applicants, in order. */
export async function pagesAsked(sandbox: SandboxProcess): Promise<{ offset: number; limit: number; time: string }[]> {
  const entries = (await sandbox.log()).filter(({ endpoint }) => endpoint === 'GET /applicants')
  return entries.map(({ query, time }) => ({ offset: Number(query.offset), limit: Number(query.limit), time }))
}

/** A PostgreSQL server for a test file; each call creates an empty database on it and returns a desk's environment. */
export function setUpDatabases(notTested: string) {
  const postgres = setUpPostgres(notTested)
  let made = 0
  return async (skip: (reason: string) => never): Promise<{ DATABASE_URL: string }> => {
    const server = postgres(skip)
    made += 1
    await server.run(`create database desk_${made}`)
    const url = new URL(server.url)
    url.pathname = `/desk_${made}`
    return { DATABASE_URL: url.href }
  }
}

/** Runs a statement on one of these databases; returns its rows. */
export async function runOn(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}

export const statusOf = (desk: Desk) => desk.askIndex<IndexStatus>('index-status')
export const rowsOf = (desk: Desk) => desk.askIndex<IndexRows>('index-rows')
export const shownOf = (desk: Desk) => desk.askIndex<IndexShown>('index-shown')
export const nothingShown: IndexShown = { search: null, samePerson: null, overview: null }
/** The tables of a desk's store whose dump contains this text. */
export const tablesWith = (desk: Desk, text: string) => desk.askIndex<string[]>('index-dump', { text })

export async function untilStatus(desk: Desk, isSo: (status: IndexStatus) => boolean): Promise<IndexStatus> {
  for (let status: IndexStatus | null = null; ; await wait(50)) {
    // The store may be unavailable.
    status = await statusOf(desk).catch(() => null)
    if (status && isSo(status)) return status
  }
}

export const isReady = ({ state, walk, failure }: IndexStatus) => state === 'ready' && walk === null && failure === null

/** Runs two whole walks that begin after this call; a walk in progress is finished first. */
export async function walkTwice(desk: Desk): Promise<void> {
  const { walk } = await statusOf(desk)
  for (let left = walk ? 3 : 2; left > 0; left -= 1) {
    const before = (await statusOf(desk)).walkedAt
    const isOver = (status: IndexStatus) => isReady(status) && status.walkedAt !== before
    do await desk.askIndex('index-walk')
    while (!(await Promise.race([untilStatus(desk, isOver), wait(5_000, null)])))
  }
}

/** Expects the index to have what the partner lists, in its order, and the right total. */
export async function expectEqual(desk: Desk, sandbox: SandboxProcess): Promise<void> {
  const truth = await listed(sandbox)
  const { records, total, missing, stale } = await rowsOf(desk)
  expect(records.map(idOf)).toEqual(truth.map(idOf))
  expect(records).toEqual(truth)
  expect({ total, missing, stale }).toEqual({ total: truth.length, missing: 0, stale: 0 })
}

const idOf = (record: unknown) => (record as { id?: unknown }).id

/** Checks the index as often as possible until the work is done: its total must always match its records. */
export async function whileTrue<Result>(desk: Desk, work: Promise<Result>): Promise<{ result: Result; looks: number }> {
  let isOver = false
  let looks = 0
  const end = work.finally(() => {
    isOver = true
  })
  const watch = (async () => {
    while (!isOver) {
      const rows = await rowsOf(desk).catch(() => null)
      if (rows) expect({ ...rows, records: rows.records.length }).toMatchObject({ records: rows.total })
      if (rows) looks += 1
      await wait(30)
    }
  })()
  const [result] = await Promise.all([end, watch])
  return { result, looks }
}
