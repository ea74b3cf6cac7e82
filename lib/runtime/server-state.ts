import type { Server } from 'node:http'
import { singleton } from './singleton'

/** What the HTTP server of this process is doing, for shutdown and readiness. */
type ServerState = {
  inFlight: number
  /** Known from the first request on: Next hands its server to nobody. */
  server: Server | null
  isStarted: boolean
  isStopping: boolean
}

export const serverState = singleton<ServerState>('traffic', () => ({
  inFlight: 0,
  server: null,
  isStarted: false,
  isStopping: false,
}))
