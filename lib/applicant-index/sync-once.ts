import 'server-only'
import type { PartnerFailure } from '../partner/failure/failure'
import { store } from '../store/connection'
import type { IndexSource } from './contract'
import { newcomersOf } from './end-walk'
import { eraseAll, eraseUnused } from './erase-index'
import { followExpectedTotal } from './expected-total'
import { createFieldMarks } from './field-marks'
import type { RowMaker } from './index-row'
import { readIndexSetting } from './index-setting'
import {
  changeIndex,
  claimIndex,
  type IndexRecord,
  type Lease,
  LeaseLostError,
  openIndex,
  releaseIndex,
} from './indexes'
import { indexPending, prepareSearch } from './prepare-search'
import { refreshIndex } from './refresh'
import { markOf, remapIndex } from './remap'
import { type Pause, type WalkOptions, walkApplicants } from './walk'

/** How often newcomers are read, and everything; more often where newcomers appear anywhere in the list. */
export const intervals = { refreshMs: 3 * 60_000, walkMs: 24 * 60 * 60_000, restlessWalkMs: 60 * 60_000 }
/** After a failure: doubled each time. */
const firstPauseMs = 30_000
const longestPauseMs = 30 * 60_000

type SavedFailure = { title: string; kind: string; at: string; times: number }

export type SyncOptions = {
  server: string
  source: IndexSource
  signal: AbortSignal
  pause?: Pause
  isWalkAsked?: boolean
  /** Newcomers are read although they are not due. */
  isRefreshAsked?: boolean
}

/** What this server did: `busy`: another one has the lease. */
export type SyncResult = 'off' | 'busy' | 'walked' | 'refreshed' | 'stopped' | 'failed' | 'waiting'

/** One round: erases, remaps, walks or refreshes what is due. Resolves when it is done or the signal is aborted. */
export async function syncOnce({
  server,
  source,
  signal,
  pause,
  isWalkAsked = false,
  isRefreshAsked = false,
}: SyncOptions): Promise<SyncResult> {
  const setting = await readIndexSetting()
  if (!setting.isOn) {
    await eraseAll()
    return 'off'
  }
  await eraseUnused(source.source())
  if (!source.isReady()) return 'waiting'
  const { id } = await openIndex(source.source())
  const index = await claimIndex(id, server)
  if (!index) return 'busy'
  const lease = { id, server }
  try {
    return await work(index, { lease, source, signal, pause, isWalkAsked, isRefreshAsked })
  } catch (error) {
    if (error instanceof LeaseLostError) return 'busy'
    throw error
  } finally {
    await releaseIndex(id, server)
  }
}

type Work = Omit<WalkOptions, 'maker'> & { isWalkAsked: boolean; isRefreshAsked: boolean }

async function work(index: IndexRecord, { isWalkAsked, isRefreshAsked, ...options }: Work): Promise<SyncResult> {
  const { lease, source, signal } = options
  const mapping = source.mapping()
  const maker: RowMaker = {
    mapping,
    // Only changes of the index write these columns.
    marks: createFieldMarks(index.fields as string[]),
    facetPaths: index.facetPaths as string[],
  }
  // Before the first rows: while it is made nothing can be written.
  if (index.state === 'building' && index.walkStartedAt === null) await prepareSearch()
  if (index.mapping !== markOf(maker)) await remapIndex(lease, maker, signal)
  if (!isWalkAsked && isPausing(index)) return 'waiting'
  if (isWalkAsked || isWalkDue(index)) return walk(index, { ...options, maker })
  if (!isRefreshAsked && !isRefreshDue(index)) return 'waiting'
  const end = await refreshIndex(index, { ...options, maker })
  if (end.state === 'failed') return noteFailure(lease, index, end.failure)
  if (end.state === 'done' && end.isFull) return walk(index, { ...options, maker })
  await indexPending()
  return end.state === 'done' ? 'refreshed' : 'stopped'
}

async function walk(index: IndexRecord, options: WalkOptions): Promise<SyncResult> {
  const estimate = index.state === 'building' ? followExpectedTotal(index.id, options.source.readPage) : null
  const end = await walkApplicants(index, options).finally(() => estimate?.stop())
  if (end.state === 'failed') return noteFailure(options.lease, index, end.failure)
  return end.state === 'done' ? 'walked' : 'stopped'
}

function isWalkDue({ state, walkStartedAt, walkedAt, ...index }: IndexRecord): boolean {
  if (state === 'building' || walkStartedAt !== null || walkedAt === null) return true
  const { head, tail, middle } = newcomersOf(index)
  const isRestless = middle > (head + tail) / 4
  return Date.now() - walkedAt.getTime() > (isRestless ? intervals.restlessWalkMs : intervals.walkMs)
}

function isRefreshDue({ refreshedAt }: IndexRecord): boolean {
  return refreshedAt === null || Date.now() - refreshedAt.getTime() >= intervals.refreshMs
}

function isPausing({ failure }: IndexRecord): boolean {
  const last = failureOf(failure)
  if (!last) return false
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (last.times - 1))
  return Date.now() - new Date(last.at).getTime() < pauseMs
}

/** Only `noteFailure` writes the column. */
export const failureOf = (failure: unknown) => failure as SavedFailure | null

/** By these the partner says that this key may not read the list. */
export const refusals: readonly PartnerFailure['kind'][] = [
  'not-permitted',
  'out-of-scope',
  'forbidden',
  'key-rejected',
]

/** A key that may no longer read the list must not show what it read before. */
async function noteFailure(lease: Lease, index: IndexRecord, failure: PartnerFailure | null): Promise<SyncResult> {
  const times = (failureOf(index.failure)?.times ?? 0) + 1
  const title = failure?.title ?? 'The partner gives the same page at every place of the list'
  const saved: SavedFailure = { title, kind: failure?.kind ?? 'stuck', at: new Date().toISOString(), times }
  const isRefused = failure !== null && refusals.includes(failure.kind)
  await changeIndex(store(), lease, { failure: saved, ...(isRefused ? { state: 'hidden' } : {}) })
  return 'failed'
}
