import type { Server } from 'node:http'
import { processWide } from './singleton'

/** What the HTTP server of this process is doing, for shutdown and readiness. */
export type Traffic = {
  inFlight: number
  /** Known from the first request on: Next hands its server to nobody. */
  server: Server | null
  isStarted: boolean
  isStopping: boolean
}

export const traffic = processWide<Traffic>('traffic', () => ({
  inFlight: 0,
  server: null,
  isStarted: false,
  isStopping: false,
}))
