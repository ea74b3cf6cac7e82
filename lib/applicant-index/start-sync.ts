import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { describeError } from '../runtime/describe-error'
import { onStop } from '../runtime/lifecycle'
import { log } from '../runtime/log'
import { runInRequest } from '../runtime/request-context'
import { singleton } from '../runtime/singleton'
import { trackInFlight } from '../runtime/track-in-flight'
import { listenToStore } from '../store/connection'
import type { IndexSource } from './contract'
import { settingChannel } from './index-setting'
import { markWalkAsked } from './indexes'
import { createRefreshRequests } from './refresh-requests'
import { syncOnce } from './sync-once'
import { timing } from './timing'
import type { Pause } from './walk'
import { type RoundWatch, watchRound } from './watch-round'

/** The partner may need a moment to list what it has just accepted. */
const refreshAfterMs = 2_000

type Sync = { stop(): Promise<void>; askForWalk(): Promise<void>; askForRefresh(): void; wake(): void }
const running = singleton<{ sync: Sync | null }>('applicant-index-sync', () => ({ sync: null }))

/**
 * Keeps the index up to date while this process runs, at a lower priority than users' requests. The store must be open.
 * `pause` waits before retries; tests pass a shorter one.
 */
export async function startIndexSync(source: IndexSource, { pause }: { pause?: Pause } = {}): Promise<void> {
  if (running.sync) throw new Error('The sync of the applicant index is running already.')
  const sync = createSync(source, pause)
  running.sync = sync
  onStop(stopIndexSync)
  await listenToStore(settingChannel, sync.wake)
  sync.wake()
}

/** Resolves when the current round has ended; the next start continues a walk. */
async function stopIndexSync(): Promise<void> {
  await running.sync?.stop()
  running.sync = null
}

/** Requests that the whole list is read again: now, or in the next round if another server has the lease. */
export async function askForWalk(): Promise<void> {
  await running.sync?.askForWalk()
}

/**
 * Reads newcomers within seconds, for a caller that has just added one at the partner. However often it is called, it
 * causes at most one round every 20 seconds.
 */
export function askForRefresh(): void {
  running.sync?.askForRefresh()
}

function createSync(source: IndexSource, pause: Pause | undefined): Sync {
  const server = randomUUID()
  const stopping = new AbortController()
  const refresh = createRefreshRequests()
  let timer: NodeJS.Timeout | undefined
  let soon: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null
  let watch: RoundWatch | null = null
  let isAskedAgain = false

  async function runRound() {
    watch = watchRound({
      server,
      source,
      onAbort() {
        isAskedAgain = true
      },
    })
    const signal = AbortSignal.any([stopping.signal, watch.signal])
    try {
      const options = { server, source, signal, isRefreshAsked: refresh.isDue() }
      refresh.noteRound(await syncOnce({ ...options, ...(pause && { pause }) }))
    } finally {
      watch.end()
      watch = null
    }
  }

  async function run() {
    do {
      isAskedAgain = false
      await runInRequest({ requestId: randomUUID(), address: 'none', isBackground: true }, () =>
        trackInFlight(runRound),
      ).catch((error: unknown) => log.error({ err: describeError(error) }, 'the applicant index could not be updated'))
    } while (isAskedAgain && !stopping.signal.aborted)
  }

  /** In the context of the start: the caller's may pin an older field profile, which all later rounds would inherit. */
  const wake = AsyncLocalStorage.bind(() => {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    if (round) {
      isAskedAgain = true
      watch?.look()
      return
    }
    round = run().finally(() => {
      round = null
      if (stopping.signal.aborted) return
      timer = setTimeout(wake, timing.roundMs)
      timer.unref()
    })
  })

  return {
    wake,
    async askForWalk() {
      await markWalkAsked(source.source())
      wake()
    },
    askForRefresh() {
      if (!refresh.ask() || stopping.signal.aborted) return
      clearTimeout(soon)
      soon = setTimeout(wake, refreshAfterMs)
      soon.unref()
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      clearTimeout(soon)
      await round
    },
  }
}
