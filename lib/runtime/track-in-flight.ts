import 'server-only'
import { serverState } from './server-state'

/** Counts work as in flight until it settles, also when its client has gone: a stop of the server waits for it (40 s). */
export async function trackInFlight<T>(work: () => Promise<T>): Promise<T> {
  serverState.inFlight += 1
  try {
    return await work()
  } finally {
    serverState.inFlight -= 1
  }
}
