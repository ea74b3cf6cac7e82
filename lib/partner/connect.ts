import { buildConnector } from 'undici'

const connect = buildConnector({ timeout: 10_000 })
const connectErrors = new WeakSet<Error>()

/** Whether the error means that no connection was established: whatever waited for it was not sent. */
export function isConnectError(error: unknown): boolean {
  return error instanceof Error && connectErrors.has(error)
}

/**
 * undici misses the end of a connection that closes before it listens, as can happen to the first one while its parser
 * compiles: the request, and others behind it, would wait for its deadline. The event is emitted again once undici
 * listens; it then reconnects.
 */
export const connectToPartner: buildConnector.connector = (options, callback) =>
  connect(options, (...connected) => {
    const [error, socket] = connected
    if (error) connectErrors.add(error)
    const onListener = (event: unknown) => {
      if (event !== 'close' || !socket) return
      socket.off('newListener', onListener)
      if (socket.closed) setImmediate(() => socket.emit('close'))
    }
    socket?.on('newListener', onListener)
    callback(...connected)
  })
