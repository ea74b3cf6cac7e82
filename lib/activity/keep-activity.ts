import 'server-only'
import { onStop } from '../runtime/lifecycle'
import { log } from '../runtime/log'
import { traffic } from '../runtime/server-state'
import { holdExit } from '../runtime/track-in-flight'
import { forgetOld } from './forget-old'
import { learnSizes } from './learn-sizes'

const everyMs = 6 * 60 * 60_000

/** Removes what is old now and every six hours, behind everything else. The store must be open. */
export function keepActivity(): void {
  const forget = () => void holdExit(forgetNow)
  const timer = setInterval(forget, everyMs)
  timer.unref()
  onStop(() => clearInterval(timer))
  forget()
}

async function forgetNow(): Promise<void> {
  try {
    const forgotten = await forgetOld(() => traffic.isStopping)
    await learnSizes()
    if (Object.values(forgotten).some((count) => count > 0)) log.info(forgotten, 'old activity was removed')
  } catch (error) {
    log.error({ err: error }, 'old activity could not be removed')
  }
}
