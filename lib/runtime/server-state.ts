import { singleton } from './singleton'

/** What the HTTP server of this process is doing, for shutdown and readiness. */
type ServerState = {
  inFlight: number
  isStarted: boolean
  isStopping: boolean
}

export const serverState = singleton<ServerState>('traffic', () => ({
  inFlight: 0,
  isStarted: false,
  isStopping: false,
}))
