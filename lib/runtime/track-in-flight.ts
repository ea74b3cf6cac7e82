import 'server-only'
import { traffic } from './server-state'

/** Counts work as in flight until it settles, also when its client has gone: a stop of the server waits for it (40 s). */
export async function holdExit<T>(work: () => Promise<T>): Promise<T> {
  traffic.inFlight += 1
  try {
    return await work()
  } finally {
    traffic.inFlight -= 1
  }
}
