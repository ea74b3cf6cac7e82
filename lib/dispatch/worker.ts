import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Lane, lanes } from '../partner/pacing/lanes'
import { onStop } from '../runtime/lifecycle'
import { log } from '../runtime/log'
import { singleton } from '../runtime/singleton'
import { isStoreShared } from '../store/connection'
import { claimDue, leaseMs, nextDueMs, renewLeases } from './claim'
import { type ClaimedWork, createClaimedWork } from './claimed-work'
import { isSuspended, startGuard, stopGuard } from './guard/guard'
import type { WorkerId } from './kind'
import { listenForDispatches, onDue } from './notify'
import { recoverExpiredLeases, releaseForeignClaims } from './recover-expired-leases'
import { groups } from './registry'
import { createRounds, maxSleepMs } from './rounds'
import type { DispatchRow } from './row'
import { catchUpWithClock, createClockWatch } from './watch-clock'

type Worker = {
  stop(): Promise<void>
  recall(isMeant: (row: DispatchRow) => boolean): void
  reserve(lane: Lane): Reservation | null
}

/**
 * Room for one dispatch. If it is recorded as claimed by `worker`, call `begin` once that is committed; call `release`
 * at the end in any case.
 */
export type Reservation = { worker: WorkerId; begin(row: DispatchRow): void; release(): void }

/** How many may be claimed at a time; lib/partner/pacing decides how many of them are in flight. */
const capacity = { person: 32, bulk: 48 }
/** The shortest pause between rounds, such as when something is due that this process cannot claim yet. */
const minSleepMs = 50

const state = singleton<{ worker: Worker | null }>('dispatch-worker', () => ({ worker: null }))

/** Releases a dispatch that this process has claimed but not sent. */
export function recallDispatch(id: string): void {
  state.worker?.recall((row) => row.id === id)
}

/** Releases the rows of a group that this process has claimed but not sent. */
export function recallGroup(groupId: string): void {
  state.worker?.recall((row) => row.groupId === groupId)
}

/**
 * Reserves room in this process's worker for a new dispatch of the lane, which it can begin at once. Null without a
 * worker, without room, or where something recorded earlier waits for room: it is claimed when its turn comes.
 */
export function reserveWorker(lane: Lane): Reservation | null {
  return state.worker?.reserve(lane) ?? null
}

/** Claims nothing more; resolves when every request in flight has its outcome. */
export async function stopWorker(): Promise<void> {
  await state.worker?.stop()
  state.worker = null
}

/** Starts this process's worker for the registered kinds: it claims due dispatches, when notified or by time. */
export async function runWorker(): Promise<void> {
  if (state.worker) throw new Error('The dispatch worker is running already.')
  const { start, ...worker } = createWorker()
  state.worker = worker
  onStop(stopWorker)
  await start()
}

function createWorker(): Worker & { start(): Promise<void> } {
  const id = randomUUID()
  const claimed = createClaimedWork(id)
  const claims = createClaims(id, claimed, () => rounds.wake())
  const rounds = createRounds(claims.round)
  const renewal = setInterval(() => {
    void renewLeases(id, claimed.ids()).catch(logError)
  }, leaseMs / 4)
  renewal.unref()
  let stopListening = () => {}
  return {
    async start() {
      await startGuard()
      if (!isStoreShared()) {
        await catchUpWithClock()
        const lost = await recoverExpiredLeases({ aloneAs: id })
        if (lost > 0) log.warn({ lost }, 'dispatches were in flight when this desk last stopped')
        await releaseForeignClaims(id)
      }
      stopListening = onDue(rounds.wake)
      await listenForDispatches()
      rounds.wake()
    },
    recall: claimed.recall,
    reserve: claims.reserve,
    async stop() {
      stopListening()
      claimed.close()
      await rounds.stop()
      await claimed.allEnded()
      // Not before: an answer may take longer than a lease, and another server would send the same again.
      clearInterval(renewal)
      await stopGuard()
    },
  }
}

/** `round` claims what is due and begins it; it resolves with the milliseconds until more is due. */
function createClaims(worker: WorkerId, claimed: ClaimedWork, wake: () => void) {
  let recoversAt = 0
  const watchClock = createClockWatch()
  /** Lanes in which there may be more to claim as soon as a dispatch ends; before the first round, all. */
  const full = new Set<Lane>(lanes)

  const reserved = { person: 0, bulk: 0 }

  const freeOf = (lane: Lane) => capacity[lane] - claimed.count(lane) - reserved[lane]
  /** Claims are batched: claiming one at a time would cost as much as sending. */
  const mayClaimMore = (lane: Lane) => freeOf(lane) >= capacity[lane] / 4
  /** Other rows of its group may be waiting for this one to end. */
  const isWaitedFor = (row: DispatchRow) => row.groupId !== null && (row.isCanary || claimed.count('bulk') === 0)

  const isRoomWaitedFor = (lane: Lane) => full.has(lane) && mayClaimMore(lane)

  function begin(row: DispatchRow) {
    claimed.begin(row, () => {
      if (isWaitedFor(row) || isRoomWaitedFor(row.lane)) wake()
    })
  }

  function reserve(lane: Lane): Reservation | null {
    if (isSuspended() || full.has(lane) || freeOf(lane) <= 0) return null
    reserved[lane] += 1
    return {
      worker,
      begin,
      release() {
        reserved[lane] -= 1
        if (isRoomWaitedFor(lane)) wake()
      },
    }
  }

  async function claim(lane: Lane, count: number): Promise<DispatchRow[]> {
    const rows = await claimDue(worker, lane, count)
    if (lane === 'person' || rows.length === count) return rows
    return [...rows, ...(await groups().claim(worker, count - rows.length, claimed.countByGroup()))]
  }

  async function recover() {
    if (performance.now() < recoversAt) return
    recoversAt = performance.now() + leaseMs / 4
    const lost = await recoverExpiredLeases()
    if (lost > 0) log.warn({ lost }, 'dispatches of a server that died were taken over')
  }

  async function round(): Promise<number> {
    // Must come first: after the clock was set, leases would seem expired and undo windows over.
    await watchClock()
    if (isSuspended()) return minSleepMs
    await recover()
    for (const lane of lanes) {
      const free = freeOf(lane)
      const rows = mayClaimMore(lane) ? await claim(lane, free) : null
      for (const row of rows ?? []) begin(row)
      if (rows === null || rows.length === free) full.add(lane)
      else full.delete(lane)
    }
    const sleeping = lanes.filter((lane) => !full.has(lane))
    const due = [await nextDueMs(sleeping), full.has('bulk') ? null : await groups().nextDueMs()]
    return Math.max(minSleepMs, Math.min(...due.map((ms) => ms ?? maxSleepMs)))
  }

  return { round, reserve }
}

function logError(error: unknown) {
  log.error({ err: error }, 'the dispatch worker could not reach the store')
}
