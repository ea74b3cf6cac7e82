import 'server-only'
import type { PartnerFailure } from '../partner/failure/failure'
import { store } from '../store/connection'
import type { IndexSource } from './contract'
import { newcomersOf } from './end-walk'
import { eraseAll, eraseUnused, finishErasing } from './erase-index'
import { followExpectedTotal } from './expected-total'
import { createFieldMarks } from './field-marks'
import { isOlderThan } from './index-clock'
import type { RowMaker } from './index-row'
import { readIndexSetting } from './index-setting'
import {
  changeIndex,
  claimIndex,
  holdLease,
  type IndexRecord,
  type Lease,
  LeaseLostError,
  openIndex,
  releaseIndex,
} from './indexes'
import { indexPending, prepareSearch } from './prepare-search'
import { refreshIndex } from './refresh'
import { failureOf, isRefusal, saveableFailure } from './refusals'
import { columnsFingerprint, remapIndex } from './remap'
import { timing } from './timing'
import { type Pause, type WalkOptions, walkApplicants } from './walk'

export type SyncOptions = {
  server: string
  source: IndexSource
  signal: AbortSignal
  pause?: Pause
  isWalkAsked?: boolean
  /** Newcomers are read even if they are not due. */
  isRefreshAsked?: boolean
}

/** How a round ended. `busy`: another server has the lease; `waiting`: nothing is due; `stopped`: it was aborted. */
export type SyncResult = 'off' | 'busy' | 'walked' | 'refreshed' | 'stopped' | 'failed' | 'waiting'

/** Runs one round: erases, remaps, walks or refreshes what is due. Resolves when it is done or aborted. */
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
  await finishErasing()
  const { id } = await openIndex(source.source())
  await eraseUnused(source.source())
  if (!source.isReady()) return 'waiting'
  const index = await claimIndex(id, server)
  if (!index) return 'busy'
  const lease = { id, server }
  try {
    return await work(index, { lease, source: failIfReplaced(source), signal, pause, isWalkAsked, isRefreshAsked })
  } catch (error) {
    if (error instanceof LeaseLostError) return 'busy'
    if (error instanceof OtherSourceError) return 'stopped'
    if (signal.aborted && error === signal.reason) return 'stopped'
    throw error
  } finally {
    // If the store cannot be reached, the lease expires; the first error says why.
    await releaseIndex(id, server).catch(() => {})
  }
}

class OtherSourceError extends Error {}

/** Data read with another key must not get into this index: the key may be replaced during a walk. */
function failIfReplaced(source: IndexSource): IndexSource {
  const started = source.source()
  const check = () => {
    if (source.source() !== started) throw new OtherSourceError()
  }
  return {
    ...source,
    async readPage(page, options) {
      check()
      const answer = await source.readPage(page, options)
      check()
      return answer
    },
  }
}

type Work = Omit<WalkOptions, 'maker'> & { isWalkAsked: boolean; isRefreshAsked: boolean }

async function work(index: IndexRecord, { isWalkAsked, isRefreshAsked, ...options }: Work): Promise<SyncResult> {
  const { lease, source, signal } = options
  const isAsked = isWalkAsked || index.isWalkAsked
  const mapping = source.mapping()
  const maker: RowMaker = {
    mapping,
    // Only changes to the index write these columns.
    marks: createFieldMarks(index.fields as string[]),
    facetPaths: index.facetPaths as string[],
  }
  // Before the first rows: nothing can be written while it is being created.
  if (index.state === 'building' && index.walkStartedAt === null) await prepareSearch()
  if (index.mapping !== columnsFingerprint(maker)) await remapIndex(lease, maker, signal)
  if (!isAsked && isPausing(index)) return 'waiting'
  if (isAsked || isWalkDue(index)) return walk(index, { ...options, maker })
  if (!isRefreshAsked && !isRefreshDue(index)) return 'waiting'
  const end = await refreshIndex(index, { ...options, maker })
  if (end.state === 'failed') return noteFailure(lease, end.failure)
  if (end.state === 'done' && end.isFull) return walk(index, { ...options, maker })
  await indexPending()
  return end.state === 'done' ? 'refreshed' : 'stopped'
}

async function walk(index: IndexRecord, options: WalkOptions): Promise<SyncResult> {
  const estimate = index.state === 'building' ? followExpectedTotal(options.lease, options.source.readPage) : null
  const end = await walkApplicants(index, options).finally(() => estimate?.stop())
  if (end.state === 'failed') return noteFailure(options.lease, end.failure)
  return end.state === 'done' ? 'walked' : 'stopped'
}

function isWalkDue({ state, walkStartedAt, walkedAt, ...index }: IndexRecord): boolean {
  if (state === 'building' || walkStartedAt !== null || walkedAt === null) return true
  const { head, tail, middle } = newcomersOf(index)
  const isRestless = middle > (head + tail) / 4
  return isOlderThan(walkedAt, isRestless ? timing.restlessWalkMs : timing.walkMs)
}

function isRefreshDue({ refreshedAt }: IndexRecord): boolean {
  return refreshedAt === null || isOlderThan(refreshedAt, timing.refreshMs)
}

function isPausing({ failure }: IndexRecord): boolean {
  const last = failureOf(failure)
  if (!last) return false
  const maxMs = isRefusal(last) ? timing.maxRefusedPauseMs : timing.maxPauseMs
  const pauseMs = Math.min(maxMs, timing.firstPauseMs * 2 ** (last.times - 1))
  return !isOlderThan(new Date(last.at), pauseMs)
}

/** Counts consecutive failures: a page read in between has cleared the last one. */
async function noteFailure(lease: Lease, failure: PartnerFailure | null): Promise<SyncResult> {
  const before = await holdLease(store(), lease)
  const times = (failureOf(before.failure)?.times ?? 0) + 1
  const isRefused = failure !== null && isRefusal(failure)
  await changeIndex(store(), lease, {
    failure: saveableFailure(failure, times),
    ...(isRefused ? { state: 'hidden' } : {}),
  })
  return 'failed'
}
