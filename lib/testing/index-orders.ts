import { setTimeout as wait } from 'node:timers/promises'
import { asc, eq, sql } from 'drizzle-orm'
import type { IndexStatus } from '../applicant-index/contract'
import { saveIndexSetting } from '../applicant-index/index-setting'
import { findIndex } from '../applicant-index/indexes'
import { readIndexStatus } from '../applicant-index/read-status'
import { askForWalk, startIndexSync } from '../applicant-index/start-sync'
import { timing } from '../applicant-index/timing'
import { plainSearch, type SearchInput } from '../applicants/contract'
import { findSamePerson } from '../applicants/find-same-person'
import { indexSource } from '../applicants/index-source'
import { listApplicants } from '../applicants/list-applicants'
import { searchEveryone } from '../applicants/search-everyone'
import { registerAllHoldings } from '../boot/register-holdings'
import { reloadOnSignal } from '../boot/reload-on-signal'
import { readOverview } from '../overview/read-overview'
import { erasePerson, previewErasure } from '../privacy/erase-person'
import { describeError } from '../runtime/describe-error'
import { store } from '../store/connection'
import { applicantIndexes, indexedApplicants } from '../store/index-tables'
import { dumpStore, tablesHolding } from './dump-store'

/** Questions and orders about the applicant index, for a desk in a separate process (desk-child.ts). */
export type IndexOrder = { id: string } & (
  | { what: 'index-status' | 'index-walk' | 'index-rows' | 'index-shown'; body: object }
  | { what: 'index-switch'; body: { isOn: boolean } }
  | { what: 'index-search'; body: Partial<SearchInput> }
  | { what: 'index-erase'; body: { email: string } }
  | { what: 'index-dump'; body: { text: string } }
  | { what: 'list-applicants'; body: { offset: number; limit: number } }
)

/** What each place in the app shows from the index; null if it shows nothing. */
export type IndexShown = { search: number | null; samePerson: number | null; overview: number | null }
/** The rows in the partner's order, straight from the tables. */
export type IndexRows = { records: unknown[]; stale: number; missing: number; total: number; state: string }
export type ListedPage = { ms: number; failure: string | null; count: number }

const person = { id: 'rosa', name: 'Rosa', email: 'rosa@example.com', role: 'admin' as const }
export function isIndexOrder(order: { what: string }): order is IndexOrder {
  return order.what.startsWith('index-') || order.what === 'list-applicants'
}

/** Starts the sync with the times the test has chosen; retries come twenty times sooner. */
export async function startTestedSync(times: string): Promise<void> {
  Object.assign(timing, JSON.parse(times))
  registerAllHoldings()
  reloadOnSignal()
  await startIndexSync(indexSource, {
    pause: (ms, signal) => wait(ms / 20, undefined, signal ? { signal } : {}).catch(() => {}),
  })
}

/** Prints `answer <id> <JSON>`, or `refused <id> <error>` if the store fails. */
export async function obeyIndexOrder(order: IndexOrder): Promise<void> {
  try {
    console.log(`answer ${order.id} ${JSON.stringify((await answerTo(order)) ?? null)}`)
  } catch (error) {
    console.log(`refused ${order.id} ${describeError(error)}`)
  }
}

async function answerTo(order: IndexOrder): Promise<unknown> {
  switch (order.what) {
    case 'index-status':
      return readIndexStatus(indexSource) satisfies Promise<IndexStatus>
    case 'index-walk':
      return askForWalk()
    case 'index-switch':
      return saveIndexSetting(order.body.isOn, person)
    case 'index-search':
      return searchEveryone({ ...plainSearch, ...order.body }, person.id)
    case 'index-shown':
      return readShown()
    case 'index-rows':
      return readRows()
    case 'index-erase':
      return erase(order.body.email)
    case 'index-dump':
      return tablesHolding(await dumpStore(), order.body.text)
    case 'list-applicants':
      return list(order.body)
  }
}

async function readShown(): Promise<IndexShown> {
  const [found, same, { figures }] = await Promise.all([
    searchEveryone(plainSearch, person.id),
    findSamePerson('nobody@example.com', person.id),
    readOverview({ personId: person.id, period: 'days', timeZone: 'UTC' }),
  ])
  return {
    search: found?.total.count ?? null,
    samePerson: same ? same.total : null,
    overview: figures?.total ?? null,
  }
}

async function readRows(): Promise<IndexRows> {
  const index = await findIndex(indexSource.source())
  if (!index) return { records: [], stale: 0, missing: 0, total: 0, state: 'none' }
  const { record, staleSince, missingSince, position, key, indexId } = indexedApplicants
  // In one statement, because the index may change in between.
  const rows = await store()
    .select({
      record,
      staleSince,
      missingSince,
      total: applicantIndexes.total,
      state: sql<string>`${applicantIndexes.state}`,
    })
    .from(indexedApplicants)
    .innerJoin(applicantIndexes, eq(applicantIndexes.id, indexId))
    .where(eq(indexId, index.id))
    .orderBy(asc(position), asc(key))
  return {
    records: rows.map((row) => row.record),
    stale: rows.filter((row) => row.staleSince !== null).length,
    missing: rows.filter((row) => row.missingSince !== null).length,
    total: rows[0]?.total ?? index.total,
    state: rows[0]?.state ?? index.state,
  }
}

async function list(page: { offset: number; limit: number }): Promise<ListedPage> {
  const startedAt = performance.now()
  const answer = await listApplicants(page)
  const ms = performance.now() - startedAt
  return answer.ok
    ? { ms, failure: null, count: answer.value.items.length }
    : { ms, failure: answer.failure.kind, count: 0 }
}

/** Erases as an admin would, previewing again if the number of rows has changed. Returns how many were erased. */
async function erase(email: string): Promise<number> {
  const target = { who: { emails: [email], names: [], ids: [] } }
  for (;;) {
    const preview = await previewErasure(target)
    if ('refused' in preview) throw new Error(preview.refused)
    const answer = await erasePerson({ target, expected: preview.total, stops: false }, person)
    if ('report' in answer) return answer.report.erased
  }
}
