import 'server-only'
import { log } from '../runtime/log'
import type { IndexSource } from './contract'
import { readIndexSetting } from './index-setting'
import { renewLease } from './indexes'
import { timing } from './timing'

/** `signal` ends the round; `look` checks now whether it should end; `end` stops watching. */
export type RoundWatch = { signal: AbortSignal; look(): void; end(): void }

type Watched = {
  server: string
  source: IndexSource
  /** Called right before `signal` is aborted. */
  onAbort: () => void
}

/**
 * Watches over one round of a server, which may take hours: renews its lease, and ends the round once the index was
 * switched off, or the key or its list is another one. Without it a walk would go on to its end.
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
      // The round meets the same error of the store by itself.
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
