import 'server-only'
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
import { syncOnce } from './sync-once'

const everyMs = 20_000

type Sync = { stop(): Promise<void>; askForWalk(): void; wake(): void }
const running = singleton<{ sync: Sync | null }>('applicant-index-sync', () => ({ sync: null }))

/** Keeps the index up to date while this process runs, behind whatever people wait for. The store must be open. */
export async function startIndexSync(source: IndexSource): Promise<void> {
  if (running.sync) throw new Error('The sync of the applicant index is running already.')
  const sync = createSync(source)
  running.sync = sync
  onStop(stopIndexSync)
  await listenToStore(settingChannel, sync.wake)
  sync.wake()
}

export async function stopIndexSync(): Promise<void> {
  await running.sync?.stop()
  running.sync = null
}

/** Begins a walk over the whole list now, unless another server is at it. */
export function askForWalk(): void {
  running.sync?.askForWalk()
}

function createSync(source: IndexSource): Sync {
  const server = randomUUID()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null
  let isAskedAgain = false
  let isWalkAsked = false

  async function run() {
    do {
      isAskedAgain = false
      const asked = isWalkAsked
      isWalkAsked = false
      await runInRequest({ requestId: randomUUID(), address: 'none', isBackground: true }, () =>
        trackInFlight(() => syncOnce({ server, source, signal: stopping.signal, isWalkAsked: asked })),
      ).catch((error: unknown) => log.error({ err: describeError(error) }, 'the applicant index could not be updated'))
    } while (isAskedAgain && !stopping.signal.aborted)
  }

  function wake() {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    if (round) {
      isAskedAgain = true
      return
    }
    round = run().finally(() => {
      round = null
      if (stopping.signal.aborted) return
      timer = setTimeout(wake, everyMs)
      timer.unref()
    })
  }

  return {
    wake,
    askForWalk() {
      isWalkAsked = true
      wake()
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await round
    },
  }
}
