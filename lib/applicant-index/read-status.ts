import 'server-only'
import type { IndexSource, IndexStatus } from './contract'
import { readIndexSetting } from './index-setting'
import { findIndex, type IndexRecord } from './indexes'
import { failureOf } from './sync-once'

/** How the index of this server's key stands. */
export async function readIndexStatus({
  source,
  isReady,
}: Pick<IndexSource, 'source' | 'isReady'>): Promise<IndexStatus> {
  const { isOn } = await readIndexSetting()
  if (isOn && !isReady()) return { ...nothing, state: 'waiting' }
  const index = isOn ? await findIndex(source()) : null
  if (!index || index.state === 'erasing') return { ...nothing, state: isOn ? 'building' : 'off' }
  const failure = failureOf(index.failure)
  return {
    // The schema allows no other.
    state: index.state as IndexStatus['state'],
    total: index.total,
    walk: walkOf(index),
    walkedAt: index.walkedAt?.toISOString() ?? null,
    refreshedAt: index.refreshedAt?.toISOString() ?? null,
    failure: failure && { title: failure.title, at: failure.at },
  }
}

const nothing: IndexStatus = {
  state: 'off',
  total: 0,
  walk: null,
  walkedAt: null,
  refreshedAt: null,
  failure: null,
}

/** The time left is known where an earlier walk has counted the list, by the speed of this one. */
function walkOf({ walkStartedAt, walkOffset, walkedAt, total }: IndexRecord): IndexStatus['walk'] {
  if (walkStartedAt === null) return null
  const seconds = (Date.now() - walkStartedAt.getTime()) / 1_000
  const isMeasured = walkedAt !== null && walkOffset > 0 && seconds > 5
  const secondsLeft = isMeasured ? Math.max(0, Math.round(((total - walkOffset) * seconds) / walkOffset)) : null
  return { startedAt: walkStartedAt.toISOString(), found: walkOffset, secondsLeft }
}
