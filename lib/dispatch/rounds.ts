import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { log } from '../runtime/log'
import { trackInFlight } from '../runtime/track-in-flight'

/** The longest sleep without a notification: the safety net for LISTEN, and how late an expired lease may be found. */
export const maxSleepMs = 5_000
const pauseAfterErrorMs = 1_000

/**
 * Runs `round` in a loop; if woken during one, the next follows at once. `round` resolves with the ms until more is due.
 */
export function createRounds(round: () => Promise<number>) {
  let isStopped = false
  let isRunning = false
  let isAskedAgain = false
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  /** Not in the context of the caller, which may pin an older field profile: every later round would inherit it. */
  const wake = AsyncLocalStorage.bind(() => {
    isAskedAgain = true
    if (!isRunning && !isStopped) running = run()
  })

  function sleep(ms: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(wake, Math.min(maxSleepMs, Math.max(1, ms)))
  }

  async function run() {
    isRunning = true
    try {
      while (isAskedAgain && !isStopped) {
        isAskedAgain = false
        sleep(await trackInFlight(round))
      }
    } catch (error) {
      log.error({ err: error }, 'the dispatch worker could not claim what is due')
      sleep(pauseAfterErrorMs)
    }
    isRunning = false
  }

  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
