import 'server-only'
import { log } from '../runtime/log'
import type { IndexSource } from './contract'
import { readIndexSetting } from './index-setting'
import { renewLease } from './indexes'
import { timing } from './timing'

/** `signal` ends the round; `look` checks at once whether it should end; `end` stops watching. */
export type RoundWatch = { signal: AbortSignal; look(): void; end(): void }

type Watched = {
  server: string
  source: IndexSource
  /** Called right before `signal` is aborted. */
  onAbort: () => void
}

/**
 * Watches one round of a server, which may take hours: renews its lease, and ends the round if the index is switched
 * off, or the key or its list changes. Without it a walk would continue to its end.
 */
export function watchRound({ server, source, onAbort }: Watched): RoundWatch {
  const controller = new AbortController()
  const startedWith = source.source()
  let isLooking = false
  let isAskedAgain = false

  async function look() {
    const { isOn } = await readIndexSetting()
    if (isOn && source.source() === startedWith && source.isReady()) return renewLease(server)
    onAbort()
    controller.abort()
  }

  function start() {
    isAskedAgain = isLooking
    if (isLooking) return
    isLooking = true
    void look()
      // The round itself meets the same store error.
      .catch((error: unknown) => log.debug({ err: error }, 'the lease of the applicant index could not be renewed'))
      .finally(() => {
        isLooking = false
        if (isAskedAgain) start()
      })
  }

  const timer = setInterval(start, timing.renewalMs)
  timer.unref()
  return { signal: controller.signal, look: start, end: () => clearInterval(timer) }
}
