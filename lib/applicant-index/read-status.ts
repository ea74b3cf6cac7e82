import 'server-only'
import { storeNowMs } from '../store/store-clock'
import type { IndexSource, IndexStatus, WalkProgress } from './contract'
import { isOlderThan } from './index-clock'
import { readIndexSetting } from './index-setting'
import { findIndex, type IndexRecord } from './indexes'
import { failureOf, savedTitleOf } from './refusals'

/** By then, five refreshes have been missed. */
const lateAfterMs = 15 * 60_000

/** Returns the state of the index for this server's key. */
export async function readIndexStatus({
  source,
  isReady,
}: Pick<IndexSource, 'source' | 'isReady'>): Promise<IndexStatus> {
  const { isOn } = await readIndexSetting()
  if (!isOn) return emptyStatus
  if (!isReady()) return { ...emptyStatus, state: 'waiting' }
  const index = await findIndex(source())
  if (!index || index.state === 'erasing') return { ...emptyStatus, state: 'building' }
  const failure = failureOf(index.failure)
  return {
    // The schema allows no other value.
    state: index.state as IndexStatus['state'],
    total: index.total,
    walk: progressOf(index),
    walkedAt: index.walkedAt?.toISOString() ?? null,
    refreshedAt: index.refreshedAt?.toISOString() ?? null,
    failure: failure && { title: savedTitleOf(failure), at: failure.at },
    isLate: isLate(index),
    isReplacing: index.state === 'building' && index.isReplacement,
  }
}

const emptyStatus: IndexStatus = {
  state: 'off',
  total: 0,
  walk: null,
  walkedAt: null,
  refreshedAt: null,
  failure: null,
  isLate: false,
  isReplacing: false,
}

function isLate({ state, failure, refreshedAt, walkStartedAt }: IndexRecord): boolean {
  if (state !== 'ready') return false
  if (failure !== null) return true
  return walkStartedAt === null && refreshedAt !== null && isOlderThan(refreshedAt, lateAfterMs)
}

/** The time left at this walk's speed, if an earlier walk or an estimate tells the list's length. */
function progressOf({ expectedTotal, walkStartedAt, walkOffset, walkedAt, total }: IndexRecord): WalkProgress | null {
  if (walkStartedAt === null) return null
  const startedAt = walkStartedAt.toISOString()
  const expected = walkedAt === null ? expectedTotal : total
  if (expected === null || expected < 1) return { startedAt, found: walkOffset, percent: null, secondsLeft: null }
  const seconds = (storeNowMs() - walkStartedAt.getTime()) / 1_000
  const isMeasured = walkOffset > 0 && seconds > 5
  const left = Math.max(0, expected - walkOffset)
  return {
    startedAt,
    found: walkOffset,
    // The list may have grown: it must not show 100% before the walk ends.
    percent: Math.min(99, Math.floor((walkOffset / expected) * 100)),
    secondsLeft: isMeasured ? Math.round((left * seconds) / walkOffset) : null,
  }
}
