import 'server-only'
import { serverState } from './server-state'

/** Counts work as in flight until it ends, even when its client has gone: shutdown waits up to 40 s for it. */
export async function trackInFlight<T>(work: () => Promise<T>): Promise<T> {
  serverState.inFlight += 1
  try {
    return await work()
  } finally {
    serverState.inFlight -= 1
  }
}
