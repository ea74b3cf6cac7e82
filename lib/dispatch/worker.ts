import 'server-only'
import { randomUUID } from 'node:crypto'
import { onStop } from '../runtime/lifecycle'
import { log } from '../runtime/log'
import { singleton } from '../runtime/singleton'
import { trackInFlight } from '../runtime/track-in-flight'
import { isStoreShared } from '../store/connection'
import { claimDue, leaseMs, nextDueMs, renewLeases, type WorkerId } from './claim'
import type { DispatchKind } from './contract'
import type { WriteKind } from './kind'
import { listenForDispatches, onDue } from './notify'
import { processDispatch } from './process-dispatch'
import { recoverExpiredLeases, releaseForeignClaims } from './recover-expired-leases'
import type { DispatchRow } from './row'

export type WriteKinds = Record<DispatchKind, WriteKind>

/** Where the rows of runs come from (lib/bulk-apply). */
export type WorkSource = {
  /** Takes up to `count` rows that may be sent, under a lease; `inHand` says how many this process has of each run. */
  claim(worker: WorkerId, count: number, inHand: ReadonlyMap<string, number>): Promise<DispatchRow[]>
  /** Milliseconds until the next row may be sent; null where none waits for a time. */
  nextDueMs(): Promise<number | null>
}

type Working = { row: DispatchRow; recall: AbortController; end: Promise<void> }
type Engine = { kinds: WriteKinds; stop(): Promise<void>; recall(id: string): void; recallRun(runId: string): void }

/** How many may be in hand at once; the pace decides how many of them are on their way (lib/partner/pacing). */
const inHand = { person: 32, bulk: 48 }
const lanes = ['person', 'bulk'] as const
/** Where something is due that this process cannot have yet. */
const shortestSleepMs = 50
/** Without anything told: the safety net under LISTEN, and how late a lease that ran out may be found. */
const longestSleepMs = 5_000
const pauseAfterFaultMs = 1_000

const state = singleton<{ engine: Engine | null }>('dispatch-engine', () => ({ engine: null }))

/** What each kind of write does, as the running engine knows it. */
export function writeKinds(): WriteKinds {
  if (!state.engine) throw new Error('The dispatch engine is not running.')
  return state.engine.kinds
}

/** Gives back a dispatch that this process has in hand and has not sent. */
export function recallDispatch(id: string): void {
  state.engine?.recall(id)
}

/** Gives back the rows of a run that this process has in hand and has not sent. */
export function recallRun(runId: string): void {
  state.engine?.recallRun(runId)
}

/** No new claims from now on; resolves when what is on its way has its verdict (lib/dispatch/README.md, SIGTERM). */
export async function stopWorker(): Promise<void> {
  await state.engine?.stop()
  state.engine = null
}

/** Starts this process's worker: it takes what is due, at once when told and otherwise when its time has come. */
export async function runWorker(kinds: WriteKinds, feed: WorkSource): Promise<void> {
  if (state.engine) throw new Error('The dispatch engine is running already.')
  const engine = createEngine(kinds, feed)
  state.engine = engine
  onStop(stopWorker)
  await engine.start()
}

function createEngine(kinds: WriteKinds, feed: WorkSource) {
  const worker = randomUUID()
  const working = new Map<string, Working>()
  let isStopped = false
  let isInRound = false
  let isAskedAgain = false
  let rounding: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let stopHearing = () => {}
  let recoversAt = 0
  /** Lanes in which there may be more to take as soon as something ends. */
  let full = new Set<DispatchRow['lane']>()

  const countInHand = (lane: DispatchRow['lane']) => [...working.values()].filter(({ row }) => row.lane === lane).length
  /** Taken some at a time: a claim for each single one would cost as much as sending it. */
  const mayTakeMore = (lane: DispatchRow['lane']) => inHand[lane] - countInHand(lane) >= inHand[lane] / 4

  function wake() {
    isAskedAgain = true
    if (!isInRound && !isStopped) rounding = round()
  }

  function sleep(ms: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(wake, Math.min(longestSleepMs, Math.max(1, ms)))
  }

  async function round() {
    isInRound = true
    try {
      while (isAskedAgain && !isStopped) {
        isAskedAgain = false
        sleep(await trackInFlight(takeWhatIsDue))
      }
    } catch (error) {
      log.error({ err: error }, 'the dispatch engine could not look for work')
      sleep(pauseAfterFaultMs)
    }
    isInRound = false
  }

  /** Resolves with how long nothing will be due. */
  async function takeWhatIsDue(): Promise<number> {
    if (performance.now() >= recoversAt) {
      recoversAt = performance.now() + leaseMs / 4
      const lost = await recoverExpiredLeases()
      if (lost > 0) log.warn({ lost }, 'dispatches of a server that died were taken over')
    }
    full = new Set()
    for (const lane of lanes) {
      const free = inHand[lane] - countInHand(lane)
      const rows = mayTakeMore(lane) ? await claim(lane, free) : null
      for (const row of rows ?? []) begin(row)
      if (rows === null || rows.length === free) full.add(lane)
    }
    const sleeping = lanes.filter((lane) => !full.has(lane))
    const due = [await nextDueMs(sleeping), full.has('bulk') ? null : await feed.nextDueMs()]
    return Math.max(shortestSleepMs, Math.min(...due.map((ms) => ms ?? longestSleepMs)))
  }

  async function claim(lane: DispatchRow['lane'], count: number): Promise<DispatchRow[]> {
    const rows = await claimDue(worker, lane, count)
    if (lane === 'person' || rows.length === count) return rows
    const inHand = new Map<string, number>()
    for (const { row } of working.values())
      if (row.runId !== null) inHand.set(row.runId, (inHand.get(row.runId) ?? 0) + 1)
    return [...rows, ...(await feed.claim(worker, count - rows.length, inHand))]
  }

  /** The end of a row can be what others of its run wait for. */
  const isWaitedFor = (row: DispatchRow) => row.runId !== null && (row.isCanary || countInHand('bulk') === 0)

  function begin(row: DispatchRow) {
    const recall = new AbortController()
    // Claimed while the stop came: given back like the others.
    if (isStopped) recall.abort()
    const end = trackInFlight(() => processDispatch(kinds[row.kind], row, worker, recall.signal))
      // The store is away: what was not sent is due again when its lease has run out.
      .catch(logFault)
      .finally(() => {
        working.delete(row.id)
        if (isWaitedFor(row) || (full.has(row.lane) && mayTakeMore(row.lane))) wake()
      })
    working.set(row.id, { row, recall, end })
  }

  const renewal = setInterval(() => {
    void renewLeases(worker, [...working.keys()]).catch(logFault)
  }, leaseMs / 4)
  renewal.unref()

  return {
    kinds,
    async start() {
      if (!isStoreShared()) {
        const lost = await recoverExpiredLeases({ aloneAs: worker })
        if (lost > 0) log.warn({ lost }, 'dispatches were on their way when this desk ended last')
        await releaseForeignClaims(worker)
      }
      stopHearing = onDue(wake)
      await listenForDispatches()
      wake()
    },
    recall: (id: string) => working.get(id)?.recall.abort(),
    recallRun(runId: string) {
      for (const { row, recall } of working.values()) if (row.runId === runId) recall.abort()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      clearInterval(renewal)
      stopHearing()
      for (const { recall } of working.values()) recall.abort()
      await rounding
      await Promise.all([...working.values()].map(({ end }) => end))
    },
  }
}

function logFault(error: unknown) {
  log.error({ err: error }, 'the dispatch engine could not reach the store')
}
