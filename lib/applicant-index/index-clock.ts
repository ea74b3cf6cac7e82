import 'server-only'
import { storeNowMs } from '../store/store-clock'

/** More than two servers can differ in what they think the database's time is. */
const maxSkewMs = 60_000

/** Stored times after this one are from before the clock was set back, and say nothing. */
export const latestCredible = () => new Date(storeNowMs() + maxSkewMs)

/** Whether a stored time is at least `ms` ago by the database's clock, or says nothing. */
export function isOlderThan(at: Date, ms: number): boolean {
  return storeNowMs() - at.getTime() >= ms || at > latestCredible()
}
